package org.anabranch.kernel;

import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a class must not contain to be loaded once more as a hidden class: call sites of its own,
 * which would be linked against a class that cannot be named, and its own name, except where it
 * calls its constructor.
 */
final class KernelRules extends ClassVisitor {
  private final List<String> faults;
  private String self = "";

  KernelRules(List<String> faults) {
    super(Opcodes.ASM9);
    this.faults = faults;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String parent, String[] interfaces) {
    self = name;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    if (descriptor.contains("L" + self + ";")) {
      faults.add(name + " has its own class in its type");
    }
    return new Code(name);
  }

  private final class Code extends MethodVisitor {
    private final String method;

    Code(String method) {
      super(Opcodes.ASM9);
      this.method = method;
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      faults.add(method + " has an invokedynamic of " + name);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (type.contains(self)) {
        faults.add(method + " names its own class");
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals(self) && !name.equals("<init>")) {
        faults.add(method + " calls its own method " + name);
      }
    }

    @Override
    public void visitFrame(int type, int locals, Object[] local, int stack, Object[] onStack) {
      for (int i = 0; i < locals; i++) {
        if (type == Opcodes.F_FULL && self.equals(local[i])) {
          faults.add(method + " has a stack map frame that names its own class");
        }
      }
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
      faults.add(method + " catches " + type);
    }
  }
}
