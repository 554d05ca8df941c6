"""How rules become loops: each translated once, then linked (decision 0007).

Made ready one by one, as Numba does, a game of 150 small functions takes three times as long.  The
classes here are Numba's own, with those parts replaced that our rules do not need.
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
from farmyard.core.compiling.meanwhile import as_written


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

_HOW: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}


class Linked(CPUDispatcher):
    """A function that is compiled in our way."""

    def compile(self, sig: Any) -> Any:
        with patches.active():
            return super().compile(sig)

    def called(self, module: str) -> None:
        """Found in the cache again only if it is pickled with the same id in every process."""
        name = f"{module}.{self.py_func.__qualname__}"
        set_id: Any = getattr(self, "_set_uuid")  # noqa: B009 (unknown to its types)
        set_id(sha256(name.encode()).hexdigest()[:32])


class Loop(Linked):
    """A loop over rules, ready to run."""

    owner: str
    _cache: Any

    @classmethod
    def of(cls, function: Callable[..., Any], module: str, owner: str) -> "Loop":
        """The loop a function is; ``module`` and its name tell it from all others; ``owner`` is
        the game it goes over."""
        self = cls(function, targetoptions=dict(_HOW), pipeline_class=LoopCompiler)
        self.owner = owner
        self.called(module)
        return self

    def compile(self, sig: Any) -> Any:
        if isinstance(self._cache, NullCache):  # the first time: before, nobody needs the place
            self._cache = LoopCache(self.py_func, self.owner)
        return super().compile(sig)


class Rule(Linked):
    """A compiled rule as other rules call it."""

    @classmethod
    def of(cls, function: Callable[..., Any], module: str) -> "Rule":
        """The rule a function is; ``module`` and its name tell it from all others."""
        doorless = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        self = cls(function, targetoptions={**_HOW, **doorless}, pipeline_class=RuleCompiler)
        patches.LEAN.add(function)
        self.called(module)
        return self

    def __call__(self, *args: Any) -> Any:
        """As plain Python, with all it calls: for a short rule faster than the way into compiled
        code, and ready at once."""
        return as_written(self.py_func, args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numbers come as 64 bits and constants as what they are an example of, so that a rule is
        not compiled anew for each."""
        return super().get_call_template(tuple(device.widened(a) for a in args), kws)

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Any:
        """The same inside a kernel: Numba looks for it under this name of its own."""
        return device.device_rule()(self.py_func, {"device": True, "debug": False, "opt": True})
