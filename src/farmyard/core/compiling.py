"""The decorators the rules wear, and all that is known here of the compiler.

The rules are plain functions that change a record in place; the same source runs compiled, inside
GPU kernels, and (``NUMBA_DISABLE_JIT=1``) as plain Python.  Only a few loops over the rules are
made ready to run: a `rule` is typed and translated once, then linked into every loop that needs it
and optimised there.  Made ready one by one, as Numba does, a game of 150 small functions takes
three times as long (decision 0007).
"""

import os
from collections.abc import Callable
from functools import cache, cached_property
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import gettempdir
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import njit, types
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.postproc import PostProcessor
from numba.core.registry import CPUDispatcher
from numba.core.transforms import canonicalize_cfg

COMPILED = not getattr(numba.config, "DISABLE_JIT", 0)
"""False under ``NUMBA_DISABLE_JIT=1``: the rules run as plain Python, where NumPy checks ranges."""

word: Any = np.uint64 if COMPILED else int
"""A 64-bit word of the dice: wraps when compiled, is masked when plain."""

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Marks a function of the rules, pure arithmetic over the record: compiled for other rules, and
    as it is written for Python."""
    return cast(F, Rule.of(function, function.__module__)) if COMPILED else function


def loop(function: F) -> F:
    """Marks a loop over rules and arrays: made ready to run, and Python calls it."""
    return _ready_to_run(function, function.__module__) if COMPILED else function


def rule_over(game: str) -> Callable[[F], F]:
    """Marks a rule that a factory made over one game's rules; loops call it, Python does not."""

    def of(function: F) -> F:
        return cast(F, Rule.of(function, game)) if COMPILED else function

    return of


def loop_over(game: str) -> Callable[[F], F]:
    """Compiles a loop that a factory made over one game's rules; Python calls it."""

    def of(function: F) -> F:
        if not COMPILED:
            return function
        function.__qualname__ += f".{game}"  # each game's has its own name, in the machine code too
        return _ready_to_run(function, game)

    return of


# -- Where compiled code is kept ------------------------------------------------

_PACKAGE = Path(__file__).parent.parent
_ROOMS = ("box", "state", "rules", "knowledge", "position", "bot")
"""The rooms of a game in which something is compiled, or is read by what is."""


def _engine_sources() -> list[Path]:
    rooms = [path for path in _PACKAGE.glob("games/*/*") if path.stem in _ROOMS]
    inside = [path for room in rooms for path in room.rglob("*")]
    games = [path for path in [*rooms, *inside] if path.suffix in (".py", ".txt")]
    houses = [*_PACKAGE.glob("core/*.py"), *_PACKAGE.glob("bots/*.py"), *_PACKAGE.glob("lab/*.py")]
    return sorted([*houses, *games])


def _cache_folder() -> Path:
    """A folder named by all engine sources.

    The compiler's own cache notices a change in a function's file, but not in those it calls.
    """
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    if not os.access(base if base.exists() else base.parent, os.W_OK):
        base = Path(gettempdir()) / f"farmyard-{os.getuid() if hasattr(os, 'getuid') else 0}"
    mark = sha256(b"".join(path.read_bytes() for path in _engine_sources())).hexdigest()[:16]
    return base / "farmyard" / mark


if COMPILED and not os.environ.get("NUMBA_CACHE_DIR"):
    setattr(numba.config, "CACHE_DIR", str(_cache_folder()))  # noqa: B010 (unknown to its types)


def cache_folder() -> Path:
    """Where compiled code is kept."""
    folder = Path(getattr(numba.config, "CACHE_DIR", "") or _cache_folder())
    folder.mkdir(parents=True, exist_ok=True)
    return folder


# -- How rules become loops: each translated once, then linked -------------------


class RuleLibrary(JITCodeLibrary):
    """The code of one rule: to be linked with that of the rules it calls, not to be run."""

    def add_llvm_module(self, module: Any) -> None:
        """Takes the rule's code as it is; whoever links it may leave it out or have it twice."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        self._final_module = module

    def finalize(self) -> None:
        """Leaves linking, optimising and machine code to the loop that will have it all."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """The rule alone, without those it calls."""
        return self._final_module

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code to point at."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "RuleLibrary":
        """Whoever asks wants to `set_env`."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """A place for what a function raises; rules raise nothing."""


def _called(library: JITCodeLibrary, found: dict[Any, None]) -> dict[Any, None]:
    """Adds all that a library's code calls to what was found before, what calls nothing first."""
    for each in library._linking_libraries:
        if each not in found:
            if isinstance(each, RuleLibrary):
                _called(each, found)
            found[each] = None
    return found


class LoopLibrary(JITCodeLibrary):
    """The code of a loop with all its rules, which nobody else shall find.

    Numba numbers functions and types anew in every process.  What two processes have compiled and a
    third loads may bear the same name and be another thing; of two such the first would be called.
    """

    def finalize(self) -> None:
        """Links all the rules it needs, each once, and makes them ready to run.

        Callers go before those they call: LLVM leaves out what nobody has asked for by then.
        """
        self._linking_libraries = list(reversed(_called(self, {})))
        parent: Any = super()
        parent.finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage.name == "linkonce_odr" and not function.is_declaration:
                function.linkage = "internal"
        builder = self._codegen._pass_builder()
        builder.getModulePassManager().run(self._final_module, builder)


class Lowering(typed_passes.NativeLowering):
    """Numba's last step, into a library of ours."""

    made_of: type[JITCodeLibrary]

    def run_pass(self, state: Any) -> bool:
        state["library"] = self.made_of(state.targetctx.codegen(), state.func_id.func_qualname)
        state["library"].enable_object_caching()
        lower: Any = super().run_pass
        return bool(lower(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(Lowering):
    """The last step for a rule."""

    _name: Any = "rule_lowering"
    made_of = RuleLibrary


@register_pass(mutates_CFG=True, analysis_only=False)
class LoopLowering(Lowering):
    """The last step for a loop."""

    _name: Any = "loop_lowering"
    made_of = LoopLibrary


def _ask_once(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """What an operator is for these types.  Numba goes through some hundred meanings of ``+`` at
    each ``+``, which was a fifth of its time: the answer is kept here."""
    known: dict[Any, Any] = self.__dict__.setdefault("_known", {})
    if kws or args not in known:
        known[args] = types.BaseFunction.get_call_type(self, context, args, kws)
    return known[args]


def _written_once(self: types.Record) -> str:
    """A record's type in words, which Numba wants for a log at each of its steps: the twentieth
    part of its time."""
    known: dict[str, Any] = self.__dict__
    if "_written" not in known:
        known["_written"] = _write(self)
    return str(known["_written"])


def _processed(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """What Numba does to a function after each step.  Rules hold nothing that must be let go, so
    nobody needs to know which variables live where: another twentieth."""
    if self.func_ir.func_id.func in _RULES:
        self.func_ir.blocks = canonicalize_cfg(self.func_ir.blocks)
    else:
        _process(self, emit_dels, extend_lifetimes)


_RULES = set[Any]()
_process = PostProcessor.run
_write = types.Record.__repr__
setattr(PostProcessor, "run", _processed)  # noqa: B010
setattr(types.Record, "__repr__", _written_once)  # noqa: B010
setattr(types.Function, "get_call_type", _ask_once)  # noqa: B010 (unknown to its types)

STEPS = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    RuleLowering,
    typed_passes.NoPythonBackend,
)
"""Of Numba's thirty steps those that plain arithmetic needs: a rule has no closure, no array
expression, no raise and nothing to unroll."""


class LoopCompiler(CompilerBase):
    """Numba's steps for a loop, the last but one ours."""

    def define_pipelines(self) -> list[Any]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(LoopLowering, typed_passes.NativeLowering)
        steps.passes = [step for step in steps.passes if step[0] is not typed_passes.NativeLowering]
        steps.finalize()
        return [steps]


class RuleCompiler(CompilerBase):
    """Numba's steps for a rule."""

    looked = False

    def __init__(self, typing: Any, target: Any, *others: Any) -> None:
        """Numba looks for its extensions at every function; the first time is enough."""
        if RuleCompiler.looked:
            typing.refresh = target.refresh = _nothing
        try:
            CompilerBase.__init__(self, typing, target, *others)
        finally:
            if RuleCompiler.looked:
                del typing.refresh, target.refresh
        RuleCompiler.looked = True

    def define_pipelines(self) -> list[Any]:
        steps: Any = PassManager("rule")
        for step in STEPS:
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


def _nothing() -> None:
    """What there is to look for."""


# -- Ready to run, and ready to link --------------------------------------------

_HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def _ready_to_run(function: F, module: str) -> F:
    dispatcher: Any = njit(cache=True, pipeline_class=LoopCompiler, **_HOW)(function)
    _name(dispatcher, function, module)
    compiled: F = dispatcher
    return compiled


def _name(dispatcher: Any, function: Callable[..., Any], module: str) -> None:
    """Found in the cache again only if it is pickled with the same id in every process."""
    name = f"{module}.{function.__qualname__}"
    dispatcher._set_uuid(sha256(name.encode()).hexdigest()[:32])


class Rule(CPUDispatcher):
    """A compiled rule as other rules call it."""

    @classmethod
    def of(cls, function: Callable[..., Any], module: str) -> "Rule":
        """The rule a function is; ``module`` and its name tell it from all others."""
        doorless = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        options = {"nopython": True, **_HOW, **doorless}
        self = cls(function, targetoptions=options, pipeline_class=RuleCompiler)
        _RULES.add(function)
        _name(self, function, module)
        return self

    def __call__(self, *args: Any) -> Any:
        """As plain Python, with all it calls: for a short rule faster than the way into compiled
        code, and ready at once."""
        with np.errstate(over="ignore"):  # words of the dice wrap
            return self.py_func(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numbers come as 64 bits and constants as what they are an example of, so that a rule is
        not compiled anew for each."""
        return super().get_call_template(tuple(_widened(a) for a in args), kws)

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Any:
        """The same inside a kernel: Numba looks for it under this name of its own."""
        return _device_rule()(self.py_func, {"device": True, "debug": False, "opt": True})


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    whole = isinstance(kind, types.Integer) and getattr(kind, "signed", False)
    return types.int64 if whole else kind


# -- Inside the kernels of a GPU ------------------------------------------------

SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", 0))
"""True under ``NUMBA_ENABLE_CUDASIM=1``: kernels run as plain Python, one game after another."""

cuda: Any  # the compiler for GPUs: `__getattr__` loads it when somebody asks, which is seldom


def __getattr__(name: str) -> Any:
    if name != "cuda":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # few games are no mistake
    return import_module("numba.cuda")


CONSTANT = 1024  # bytes of a table, at most, for the small memory of constants


@cache
def _device_rule() -> Any:
    """What a `Rule` is inside a kernel: compiled for numbers of 64 bits alone, there too."""
    _give_tables_room()
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher

    class DeviceRule(dispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            return super().get_call_template(tuple(_widened(a) for a in args), kws)

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
