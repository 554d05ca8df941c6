"""Compiling and linking: each rule is lowered once, then linked into its loops (decision 0007).

Numba optimises every function and generates its machine code separately; for a game of 150 small
functions that takes three times as long.  The classes here subclass Numba's and replace the steps
that rules do not need.
"""

from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from typing import Any

from numba.core import typed_passes, untyped_passes
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher

from farmyard.core.compiling import device, patches
from farmyard.core.compiling.cache import LoopCache


class RuleLibrary(JITCodeLibrary):
    """Code library of one rule: LLVM IR to be linked into loops, without machine code."""

    def add_llvm_module(self, module: Any) -> None:
        """Keep the rule's IR unoptimised, with ``linkonce_odr`` linkage: the linker merges copies
        and drops unused ones."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        self._final_module = module

    def finalize(self) -> None:
        """Finish without linking, optimising or machine code, which are left to the loop."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Return the rule's own module, without those of the rules it calls."""
        return self._final_module

    def get_pointer_to_function(self, name: str) -> int:
        """Return a null pointer: a rule has no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "RuleLibrary":
        """The object on which Numba calls `set_env`: this library itself, which ignores it."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Ignore the environment, which Numba sets for exceptions: rules raise nothing."""


def _called(library: JITCodeLibrary, found: dict[Any, None]) -> dict[Any, None]:
    """Collect the libraries that a library's code calls, callees first (depth-first)."""
    for each in library._linking_libraries:
        if each not in found:
            if isinstance(each, RuleLibrary):
                _called(each, found)
            found[each] = None
    return found


class LoopLibrary(JITCodeLibrary):
    """Code library of a loop with all its rules; the rules get internal linkage.

    Numba numbers functions and types afresh in every process, so loops that were compiled in two
    processes may hold different functions of the same name.  With external linkage a third process
    that loads both would call the first for either.
    """

    def finalize(self) -> None:
        """Link all rules that the loop needs, each once, and generate its machine code.

        Callers are linked before callees: LLVM drops a function that is not yet referenced.
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
    """Numba's lowering pass, with our class of code library."""

    made_of: type[JITCodeLibrary]

    def run_pass(self, state: Any) -> bool:
        state["library"] = self.made_of(state.targetctx.codegen(), state.func_id.func_qualname)
        state["library"].enable_object_caching()
        lower: Any = super().run_pass
        return bool(lower(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(Lowering):
    """The lowering pass of a rule."""

    _name: Any = "rule_lowering"
    made_of = RuleLibrary


@register_pass(mutates_CFG=True, analysis_only=False)
class LoopLowering(Lowering):
    """The lowering pass of a loop."""

    _name: Any = "loop_lowering"
    made_of = LoopLibrary


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
"""The compiler passes of a rule, of Numba's thirty: a rule has no closures, array expressions,
exceptions or loops to unroll."""


class LoopCompiler(CompilerBase):
    """Numba's compiler of loops: its usual passes, with our lowering."""

    def define_pipelines(self) -> list[Any]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(LoopLowering, typed_passes.NativeLowering)
        steps.passes = [step for step in steps.passes if step[0] is not typed_passes.NativeLowering]
        steps.finalize()
        return [steps]


class RuleCompiler(CompilerBase):
    """Numba's compiler of rules, with the passes of `STEPS`."""

    looked = False

    def __init__(self, typing: Any, target: Any, *others: Any) -> None:
        """Let Numba refresh its registry of extensions only once, and not for every rule."""
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
    """Do nothing, in place of Numba's ``refresh``."""


# -- Dispatchers ----------------------------------------------------------------

_HOW: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}


class Linked(CPUDispatcher):
    """A Numba dispatcher that compiles under our patches."""

    def compile(self, sig: Any) -> Any:
        with patches.active():
            return super().compile(sig)

    def called(self, module: str) -> None:
        """Set a dispatcher id that is the same in every process: the cache is keyed by its pickle,
        which contains the id."""
        name = f"{module}.{self.py_func.__qualname__}"
        set_id: Any = getattr(self, "_set_uuid")  # noqa: B009 (unknown to its types)
        set_id(sha256(name.encode()).hexdigest()[:32])


class Loop(Linked):
    """The dispatcher of a loop over rules, with a cache on disk."""

    owner: str
    _cache: Any

    @classmethod
    def of(cls, function: Callable[..., Any], module: str, owner: str) -> "Loop":
        """Make the loop of a function; ``module`` and its name identify it, ``owner`` is the game
        whose rules it calls."""
        self = cls(function, targetoptions=dict(_HOW), pipeline_class=LoopCompiler)
        self.owner = owner
        self.called(module)
        return self

    def compile(self, sig: Any) -> Any:
        if isinstance(self._cache, NullCache):  # allocated lazily
            self._cache = LoopCache(self.py_func, self.owner)
        return super().compile(sig)


class Rule(Linked):
    """The dispatcher of a rule, which only compiled code calls."""

    @classmethod
    def of(cls, function: Callable[..., Any], module: str) -> "Rule":
        """Make the rule of a function; ``module`` and its name identify it."""
        doorless = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        self = cls(function, targetoptions={**_HOW, **doorless}, pipeline_class=RuleCompiler)
        patches.LEAN.add(function)
        self.called(module)
        return self

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Resolve a call from compiled code with `device.widened` arguments, so that a rule is not
        compiled again for every width and literal; Numba calls this while it infers types."""
        return super().get_call_template(tuple(device.widened(a) for a in args), kws)

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Any:
        """The rule's dispatcher inside a GPU kernel; ``numba.cuda`` reads this mangled name."""
        return device.device_rule()(self.py_func, {"device": True, "debug": False, "opt": True})
