"""Rules inside the kernels of a GPU: the same sources, for another machine.

Everything here is loaded when somebody asks for it, which is seldom.
"""

from functools import cache
from importlib import import_module
from typing import Any

from numba.core import types

CONSTANT = 1024  # bytes of a table, at most, for the small memory of constants


def widened(kind: Any) -> Any:
    """Numbers as 64 bits, and constants as what they are an example of."""
    kind = types.unliteral(kind)
    whole = isinstance(kind, types.Integer) and getattr(kind, "signed", False)
    return types.int64 if whole else kind


@cache
def device_rule() -> Any:
    """What a rule is inside a kernel: compiled for numbers of 64 bits alone, there too."""
    _give_tables_room()
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    class DeviceRule(dispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(widened(a) for a in args), kws)

    return DeviceRule


def _give_tables_room() -> None:
    """Puts larger tables into global memory; that of constants ends at 64 KB, one game's do not."""
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
