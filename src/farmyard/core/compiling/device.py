"""Rules as device functions inside GPU kernels: the same sources, compiled by ``numba.cuda``.

``numba.cuda`` is imported only when a kernel is compiled.
"""

from functools import cache
from importlib import import_module
from typing import Any

from numba.core import types

CONSTANT = 1024  # the largest table, in bytes, that goes into the GPU's constant memory


def widened(kind: Any) -> Any:
    """Return the type a rule is compiled for: signed integers as int64, literals as their type."""
    kind = types.unliteral(kind)
    whole = isinstance(kind, types.Integer) and getattr(kind, "signed", False)
    return types.int64 if whole else kind


@cache
def device_rule() -> Any:
    """Make the CUDA dispatcher class of rules, whose arguments are `widened` as on the CPU."""
    _give_tables_room()
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
