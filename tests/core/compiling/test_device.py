"""LLVM IR is prepared for GPUs."""

import pytest

pytest.importorskip("numba", reason="Numba is not installed")

from importlib import import_module

from llvmlite import binding

from farmyard.core.chance.dice import below
from farmyard.core.compiling import COMPILED, SIMULATED, cuda
from farmyard.core.compiling.device import without_unrolling

LOOP = """
define i64 @five(i64* %counts) !mark !0 {
start:
  br label %turn
turn:
  %i = phi i64 [ 0, %start ], [ %next, %turn ]
  %sum = phi i64 [ 0, %start ], [ %more, %turn ]
  %place = getelementptr i64, i64* %counts, i64 %i
  %count = load i64, i64* %place
  %more = add i64 %sum, %count
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, 5
  br i1 %again, label %turn, label %end
end:
  ret i64 %more
}
!0 = !{!"a node that was there before"}
"""


def loads(ir: str) -> int:
    """Optimise a module as Numba does; return how many loads are left in it."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    module = binding.parse_assembly(ir)
    module.verify()
    machine = binding.Target.from_default_triple().create_target_machine()
    builder = binding.create_pass_builder(
        machine, binding.create_pipeline_tuning_options(speed_level=3)
    )
    builder.getModulePassManager().run(module, builder)
    return str(module).count(" = load ")


def test_a_loop_that_may_not_be_unrolled_stays_one() -> None:
    assert (loads(LOOP), loads(without_unrolling(LOOP))) == (5, 1)


def test_every_branch_gets_a_node_of_its_own_after_those_that_were_there() -> None:
    lines = without_unrolling(LOOP).splitlines()
    ends = [line.partition(", !llvm.loop ")[2] for line in lines if " br " in line]
    assert ends == ["!2", "!3"]
    assert lines[-3:] == [
        '!1 = !{!"llvm.loop.unroll.disable"}',
        "!2 = distinct !{!2, !1}",
        "!3 = distinct !{!3, !1}",
    ]


@pytest.mark.skipif(not COMPILED or SIMULATED, reason="there is no kernel to compile")
def test_a_kernel_calls_a_rule_as_its_device_rule() -> None:
    assert cuda
    context = import_module("numba.cuda.descriptor").cuda_target.typing_context
    found = context.resolve_value_type(below).dispatcher
    assert type(found).__name__ == "DeviceRule"
    assert found.py_func is below.py_func
