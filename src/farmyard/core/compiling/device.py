"""Rules as device functions inside GPU kernels: the same sources, compiled by ``numba.cuda``.

``numba.cuda`` is imported only when a kernel is compiled.
"""

import re
from functools import cache
from importlib import import_module
from typing import Any

from numba.core import types

CONSTANT = 1024  # the largest table, in bytes, that goes into the GPU's constant memory
LARGE = 25_000  # lines of LLVM IR: a kernel that is unrolled no longer fits the instruction cache


def widened(kind: Any) -> Any:
    """Return the type a rule is compiled for: signed integers as int64, literals as their type."""
    kind = types.unliteral(kind)
    whole = isinstance(kind, types.Integer) and getattr(kind, "signed", False)
    return types.int64 if whole else kind


@cache
def know_rules(kind: type[Any]) -> None:
    """Patch Numba to take a rule of this kind, in a kernel, for its dispatcher, whose device rule
    it then asks for."""
    context: Any = import_module("numba.cuda.target").CUDATypingContext
    as_given = context.resolve_value_type

    def resolve_value_type(self: Any, value: Any) -> Any:
        return as_given(self, value.dispatcher if isinstance(value, kind) else value)

    context.resolve_value_type = resolve_value_type


@cache
def device_rule() -> Any:
    """Make the CUDA dispatcher class of rules, whose arguments are `widened` as on the CPU."""
    _give_tables_room()
    _keep_loops_short()
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    class DeviceRule(dispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(widened(a) for a in args), kws)

    return DeviceRule


def _give_tables_room() -> None:
    """Patch Numba to put larger tables into global memory: constant memory is limited to 64 KB,
    and one game's tables exceed that."""
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    context: Any = import_module("numba.cuda.target").CUDATargetContext
    as_constant = context.make_constant_array

    def make_constant_array(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        usual = nvvm.ADDRSPACE_CONSTANT
        nvvm.ADDRSPACE_CONSTANT = usual if table.nbytes <= CONSTANT else nvvm.ADDRSPACE_GLOBAL
        try:
            return as_constant(self, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = usual

    context.make_constant_array = make_constant_array


def _keep_loops_short() -> None:
    """Patch Numba to unroll no loop of a large kernel: its threads leave loops early, and fetching
    an instruction takes longer than running it."""
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    as_given = nvvm.compile_ir

    def compile_ir(ir: Any, **options: Any) -> Any:
        modules = [ir] if isinstance(ir, str) else list(ir)
        if sum(module.count("\n") for module in modules) > LARGE:
            modules = [without_unrolling(module) for module in modules]
        return as_given(modules, **options)

    nvvm.compile_ir = compile_ir


def without_unrolling(ir: str) -> str:
    """Return LLVM IR with the metadata on every branch that forbids unrolling the loop it closes;
    on branches that close none LLVM ignores it."""
    first = 1 + max(map(int, re.findall(r"^!(\d+) =", ir, re.MULTILINE)), default=-1)
    nodes = [f'!{first} = !{{!"llvm.loop.unroll.disable"}}']

    def mark(branch: re.Match[str]) -> str:
        n = first + len(nodes)
        nodes.append(f"!{n} = distinct !{{!{n}, !{first}}}")
        return f"{branch[0]}, !llvm.loop !{n}"

    marked = re.sub(r"^ +br (?:label|i1) .*$", mark, ir, flags=re.MULTILINE)
    return "\n".join([marked, *nodes, ""])
