package org.anabranch.core.mutant;

import java.util.Set;
import org.anabranch.core.shim.Allocations;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the module anew, with a call of {@link Allocations#next} before each allocation of the
 * library: objects, arrays, lambdas, and elements of the JDK's collections.
 */
public final class AllocationLoader extends AnewLoader {
  private static final String COUNTER = Allocations.class.getName().replace('.', '/');
  private static final Set<String> ADDERS = Set.of("add", "offer", "put", "accumulateAndGet");

  private final String spared;

  /**
   * A loader.
   *
   * @param spared classes whose name begins with this, and those of other tests, never fail
   */
  public AllocationLoader(Class<?> spared) {
    this.spared = spared.getName();
  }

  @Override
  byte @Nullable [] changed(String name, byte @Nullable [] original) {
    if (original == null) {
      return null;
    }
    boolean fails = !name.startsWith(spared) && !name.contains("Probe") && !name.contains("Forced");
    return fails ? counting(original) : original;
  }

  private static byte[] counting(byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor method =
                super.visitMethod(access, name, descriptor, signature, exceptions);
            return name.equals("<clinit>") ? method : new CountingMethod(method);
          }
        },
        0);
    return writer.toByteArray();
  }

  /** Adds the calls. */
  private static final class CountingMethod extends MethodVisitor {
    CountingMethod(MethodVisitor to) {
      super(Opcodes.ASM9, to);
    }

    private void count() {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, COUNTER, "next", "()V", false);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.ANEWARRAY) {
        count();
      }
      super.visitTypeInsn(opcode, type);
      if (opcode == Opcodes.NEW) {
        count(); // stack maps refer to the instruction itself, so nothing may come in front
      }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
      if (opcode == Opcodes.NEWARRAY) {
        count();
      }
      super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      count();
      super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.startsWith("java/util/") && ADDERS.contains(name)) {
        count();
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }
}
