"""Private parts of Numba that the compiler relies on, so that a version lacking one fails here."""

from inspect import signature
from typing import Any

import pytest

from farmyard.core.compiling import INSTALLED

pytestmark = pytest.mark.skipif(not INSTALLED, reason="there is no Numba")


def promised() -> list[tuple[Any, str]]:
    """Return classes and modules, each with a name in it that `core.compiling` uses or replaces."""
    from numba.core import (
        caching,
        codegen,
        compiler,
        compiler_machinery,
        dispatcher,
        postproc,
        registry,
        transforms,
        typed_passes,
        types,
        untyped_passes,
    )

    library, passes = codegen.JITCodeLibrary, compiler_machinery.PassManager
    return [
        (caching.CompileResultCacheImpl, "locator"),
        (caching.CompileResultCacheImpl, "filename_base"),
        (caching.Cache, "_impl_class"),
        (caching, "NullCache"),
        (library, "add_llvm_module"),
        (library, "finalize"),
        (library, "_get_module_for_linking"),
        (library, "get_pointer_to_function"),
        (library, "_ensure_finalized"),
        (library, "_optimize_final_module"),
        (library, "enable_object_caching"),
        (compiler.CompilerBase, "define_pipelines"),
        (compiler.DefaultPassBuilder, "define_nopython_pipeline"),
        (passes, "add_pass"),
        (passes, "add_pass_after"),
        (passes, "finalize"),
        (compiler_machinery, "register_pass"),
        (dispatcher.Dispatcher, "compile"),
        (dispatcher.Dispatcher, "get_call_template"),
        (dispatcher.Dispatcher, "_set_uuid"),
        (registry, "CPUDispatcher"),
        (postproc.PostProcessor, "run"),
        (transforms, "canonicalize_cfg"),
        (types.BaseFunction, "get_call_type"),
        (types.Record, "__repr__"),
        (typed_passes.NativeLowering, "run_pass"),
        (typed_passes, "NopythonTypeInference"),
        (typed_passes, "PreLowerStripPhis"),
        (typed_passes, "NoPythonBackend"),
        (untyped_passes, "TranslateByteCode"),
        (untyped_passes, "FixupArgs"),
        (untyped_passes, "IRProcessing"),
        (untyped_passes, "RewriteSemanticConstants"),
        (untyped_passes, "GenericRewrites"),
        (untyped_passes, "ReconstructSSA"),
    ]


def test_all_that_is_leaned_on_is_there() -> None:
    missing = [f"{where.__name__}.{name}" for where, name in promised() if not hasattr(where, name)]
    assert missing == []


def test_libraries_have_what_is_linked() -> None:
    """Names that belong to no class are set on each library when Numba makes it."""
    from numba.core.registry import cpu_target

    library = cpu_target.target_context.codegen().create_library("nothing")
    for name in ("_codegen", "_linking_libraries", "_reload_init", "_finalized", "_shared_module"):
        assert hasattr(library, name), name


def test_what_is_replaced_is_called_as_ever() -> None:
    from numba.core import postproc, types

    assert list(signature(postproc.PostProcessor.run).parameters) == [
        "self", "emit_dels", "extend_lifetimes",
    ]  # fmt: skip
    assert list(signature(types.Function.get_call_type).parameters) == [
        "self", "context", "args", "kws",
    ]  # fmt: skip
