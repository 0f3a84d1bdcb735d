package org.anabranch.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parts of a Markdown file that can be wrong: links, names in backticks, Java samples. */
record MarkdownDocument(
    List<String> links, List<String> codeSpans, List<String> javaSamples, List<String> anchors) {
  private static final Pattern FENCE =
      Pattern.compile("(?ms)^ *```(\\w*)[^\\n]*\\n(.*?)^ *```\\s*$");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)(?:\\s+\"[^\"]*\")?\\)");
  private static final Pattern CODE_SPAN = Pattern.compile("(?s)(`+)(.+?)\\1");
  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.*?) *#*$");

  static MarkdownDocument parse(String text) {
    List<String> samples = new ArrayList<>();
    Matcher fence = FENCE.matcher(text);
    while (fence.find()) {
      if (fence.group(1).equals("java")) {
        samples.add(fence.group(2));
      }
    }
    String prose = FENCE.matcher(text).replaceAll("");
    List<String> anchors = find(HEADING, 1, prose).stream().map(MarkdownDocument::anchor).toList();
    List<String> spans = find(CODE_SPAN, 2, prose).stream().map(String::strip).toList();
    List<String> links = find(LINK, 1, CODE_SPAN.matcher(prose).replaceAll(""));
    return new MarkdownDocument(links, spans, samples, anchors);
  }

  private static List<String> find(Pattern pattern, int group, String text) {
    return pattern.matcher(text).results().map(match -> match.group(group)).toList();
  }

  /** The fragment under which a heading can be linked. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }
}
