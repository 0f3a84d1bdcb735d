package org.anabranch.examples;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.anabranch.core.WorkStealingPool;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Real work on data that every machine has: reads the class files of the running JDK in parallel,
 * then shows for each operation its result, the check against the plain loop and the times of plain
 * loop, parallel stream and {@code Par} side by side.
 *
 * <p>Exit code 0 when every check holds, 1 when one fails, 2 when the options make no sense.
 */
@Command(
    name = "showcase",
    description = {
      "Reads the class files of the running JDK in parallel and computes over their bytes",
      "with a plain loop, with a parallel stream and with Par, side by side.",
      "Takes about 400 MB of heap, with --quick about 250."
    })
public final class Showcase implements Callable<Integer> {

  /** Where the class files come from. */
  interface Source {
    ClassFiles list() throws IOException;
  }

  /** What is computed over them. */
  interface Workload {
    List<Operation<?>> over(ClassFiles files, byte[] bytes);
  }

  private final Source everything;
  private final Source little;
  private final Workload workload;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--pool",
      paramLabel = "N",
      description = "Use a pool of parallelism N, counting the caller, instead of the common pool.")
  private @Nullable Integer parallelism;

  @Option(
      names = "--quick",
      description = "Use the class files of java.base alone and measure briefly.")
  private boolean quick;

  @Option(names = "--help", usageHelp = true, description = "Show this text.")
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private boolean help;

  private Showcase(Source everything, Source little, Workload workload) {
    this.everything = everything;
    this.little = little;
    this.workload = workload;
  }

  /**
   * Runs the showcase and ends the JVM with its exit code.
   *
   * @param args the options
   */
  public static void main(String[] args) {
    System.exit(
        commandLine(ClassFiles::ofRunningJdk, ClassFiles::ofJavaBase, Showcase::everyOperation)
            .execute(args));
  }

  static CommandLine commandLine(Source everything, Source little, Workload workload) {
    return new CommandLine(new Showcase(everything, little, workload))
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(Showcase::complain);
  }

  static List<Operation<?>> everyOperation(ClassFiles files, byte[] bytes) {
    long[] sizes = files.sizes();
    List<Operation<?>> operations = new ArrayList<>(ClassFileOperations.over(sizes, bytes));
    operations.addAll(GroupOperations.over(bytes, files.names(), files.packages()));
    operations.addAll(OrderOperations.over(files.names(), sizes));
    operations.addAll(WordOperations.over(files.names()));
    operations.add(Product.operation(bytes));
    return operations;
  }

  private static int complain(ParameterException e, String[] args) {
    String sentence = requireNonNull(e.getMessage()).lines().findFirst().orElse("bad options");
    e.getCommandLine().getErr().println("showcase: " + sentence + " (see --help)");
    return CommandLine.ExitCode.USAGE;
  }

  @Override
  public Integer call() throws IOException {
    if (parallelism == null) {
      return show(WorkStealingPool.common());
    }
    try (WorkStealingPool pool = poolOf(parallelism)) {
      return show(pool);
    }
  }

  private WorkStealingPool poolOf(int parallelism) {
    try {
      return WorkStealingPool.create(parallelism);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          commandLine(), "Invalid value for option '--pool': " + e.getMessage(), e);
    }
  }

  private int show(WorkStealingPool pool) throws IOException {
    CommandLine line = commandLine();
    Report report = new Report(line.getOut(), line.getErr());
    report.introduce(pool);
    ClassFiles files = (quick ? little : everything).list();
    Run<byte[]> reading = read(files, pool);
    report.reading(files.count(), reading);
    List<Comparison<?>> comparisons = measure(workload.over(files, reading.result()), pool);
    report.compare(comparisons);
    return report.conclude(comparisons, pool)
        ? CommandLine.ExitCode.OK
        : CommandLine.ExitCode.SOFTWARE;
  }

  private Run<byte[]> read(ClassFiles files, WorkStealingPool pool) {
    try (Progress progress = progress("Reading", files.count())) {
      return Run.in(pool, () -> files.read(progress::step));
    }
  }

  private List<Comparison<?>> measure(List<Operation<?>> operations, WorkStealingPool pool) {
    Effort effort = quick ? Effort.QUICK : Effort.FULL;
    List<Comparison<?>> comparisons = new ArrayList<>();
    try (Progress progress = progress("Measuring", operations.size())) {
      for (Operation<?> operation : operations) {
        comparisons.add(Comparison.of(operation, pool, effort));
        progress.step();
      }
    }
    return comparisons;
  }

  private Progress progress(String task, int steps) {
    return new Progress(task, steps, commandLine().getOut(), Terminal.isAttached());
  }

  private CommandLine commandLine() {
    return requireNonNull(spec).commandLine();
  }
}
