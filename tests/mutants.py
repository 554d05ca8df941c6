"""Implements `make mutants`: plants faults in a game's rules and lists those no test finds.

A fault is one small change in a function of ``rules`` or ``knowledge``: a comparison turned, a
sign, a number one higher, a step left out.  A child process puts the changed code in place and runs
the tests that prove rules, as plain Python; a fault that passes them all survives.  Faults that
change nothing anybody can see are listed in ``tests/games/KEY/equivalent.txt``, each as the name
that is printed for a survivor, two bars and the reason.
"""

import argparse
import ast
import copy
import importlib
import os
import random
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "farmyard" / "games"
ROOMS = ("rules", "knowledge")
KINDS = (
    *("rulebook", "rulings", "later_rulings", "scenarios", "contest", "success", "tricks"),
    *("escapes", "memory*", "knowledge", "random_games"),
)
"""The tests of a game that find faults, the likeliest first; then those of every game."""
LONGEST = 20  # seconds beyond three times the usual: a fault that makes a game endless is found
AT_ONCE = 2

TURNED: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Fault(NamedTuple):
    """A changed function, and where it was changed: the file, its line and that line's text."""

    path: str
    function: str
    line: int
    text: str
    change: str
    changed: ast.FunctionDef

    @property
    def name(self) -> str:
        """The name by which a list of equivalent faults knows it."""
        return f"{self.path} | {self.function} | {self.text} | {self.change}"


def faults(key: str) -> Iterator[Fault]:
    """Yield every fault of a game, in the order of files and lines."""
    for room in ROOMS:
        folder = GAMES / key / room
        for path in sorted(folder.rglob("*.py")) or [GAMES / key / f"{room}.py"]:
            text = path.read_text(encoding="utf-8")
            for node in ast.parse(text).body:
                if isinstance(node, ast.FunctionDef):
                    yield from _of_function(path, text.splitlines(), node)


def _of_function(path: Path, lines: list[str], node: ast.FunctionDef) -> Iterator[Fault]:
    here = path.relative_to(GAMES).as_posix()
    for n, (above, found) in enumerate(_places(node)):
        for k, change in enumerate([] if _is_of_news(above, found) else _changes(found)):
            changed = copy.deepcopy(node)
            parent, again = list(_places(changed))[n]
            _apply(changed, parent, again, k)
            line = getattr(found, "lineno", node.lineno)
            yield Fault(here, node.name, line, lines[line - 1].strip(), change, changed)


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield parents and nodes below a function's body, without its docstring and decorators."""
    assert isinstance(node, ast.FunctionDef)
    body = node.body[1:] if ast.get_docstring(node) else node.body
    todo: list[tuple[ast.AST, ast.AST]] = [(node, each) for each in body]
    while todo:
        parent, each = todo.pop(0)
        yield parent, each
        todo[:0] = [(each, child) for child in ast.iter_child_nodes(each)]


def _is_of_news(parent: ast.AST, node: ast.AST) -> bool:
    """Return whether a number only says by how much `news` grows, where no test finds a fault.

    News only ever grows, and undo asks only whether it has.
    """
    match parent, node:
        case ast.AugAssign(target=ast.Attribute(attr="news")), ast.Constant():
            return True
    return False


def _changes(node: ast.AST) -> list[str]:
    """Return the names of the changes that can be made at a node."""
    match node:
        case ast.Compare(ops=[op]) | ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in TURNED:
            return [f"{type(op).__name__} to {TURNED[type(op)].__name__}"]
        case ast.AugAssign(op=ast.Add() | ast.Sub()):
            return ["turned", "left out"]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr(value=ast.Call()):
            return ["left out"]
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return [f"{value} to {value + 1}"]
        case ast.UnaryOp(op=ast.Not()) | ast.If(test=ast.Name() | ast.Attribute() | ast.Call()):
            return ["negated"]
    return []


def _apply(function: ast.FunctionDef, parent: ast.AST, node: Any, k: int) -> None:
    """Make the k-th change at a node."""
    match node, k:
        case ast.Compare(), _:
            node.ops = [TURNED[type(node.ops[0])]()]
        case ((ast.BinOp() | ast.BoolOp()), _):
            node.op = TURNED[type(node.op)]()
        case ast.AugAssign(), 0:
            node.op = TURNED[type(node.op)]()
        case ((ast.AugAssign() | ast.Assign() | ast.Expr()), _):
            _replace(parent, node, ast.Pass())
        case ast.Constant(), _:
            node.value = int(str(node.value)) + 1
        case ast.UnaryOp(), _:
            _replace(parent, node, node.operand)
        case ast.If(), _:
            node.test = ast.UnaryOp(ast.Not(), node.test)
    ast.fix_missing_locations(function)


def _replace(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for name, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, name, new)
        elif isinstance(value, list) and any(each is old for each in value):
            value[next(n for n, each in enumerate(value) if each is old)] = new


def plant(fault: Fault) -> bool:
    """Put a changed function in place in this process; False if that cannot be done."""
    name = "farmyard.games." + fault.path.removesuffix(".py").removesuffix("/__init__")
    module = importlib.import_module(name.replace("/", "."))
    old = getattr(module, fault.function)
    fault.changed.decorator_list = []
    space = dict(vars(module))
    exec(compile(ast.Module([fault.changed], []), fault.path, "exec"), space)
    if not isinstance(old, FunctionType) or old.__closure__:
        return False
    old.__code__ = space[fault.function].__code__
    return True


def tests_of(key: str) -> list[str]:
    """Return the arguments for pytest: the tests that find faults in a game's rules."""
    folder = ROOT / "tests" / "games" / key
    own = [str(path) for kind in KINDS for path in sorted(folder.glob(f"test_{kind}.py"))]
    return [*own, str(ROOT / "tests" / "test_every_game.py"), "-k", key]


def passes(tests: list[str]) -> bool:
    """Return whether tests pass in this process, whose output goes nowhere."""
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]) == 0


def survives(fault: Fault, tests: list[str], longest: int) -> None:
    """Plant a fault in this child process and end it: with 0 if no test finds the fault.

    The system ends it after ``longest`` seconds of processor, as a fault can make a game endless.
    """
    found = True
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (longest, longest))
        found = not plant(fault) or not passes(tests)
    finally:
        os._exit(1 if found else 0)


def survivors(some: list[Fault], tests: list[str], longest: int) -> Iterator[Fault]:
    """Yield the faults that pass all tests, a few processes at a time."""
    running: dict[int, Fault] = {}
    left = list(reversed(some))
    while left or running:
        while left and len(running) < AT_ONCE:
            fault = left.pop()
            if not (child := os.fork()):
                survives(fault, tests, longest)
            running[child] = fault
        child, status = os.wait()
        fault = running.pop(child)
        if status == 0:
            yield fault


def equivalent(key: str) -> dict[str, str]:
    """Return the reasons why some faults are none, by their names."""
    path = ROOT / "tests" / "games" / key / "equivalent.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    pairs = [line.rpartition(" || ") for line in lines if " || " in line]
    return {name.strip(): reason.strip() for name, _, reason in pairs}


def tried(key: str, most: int, seed: int) -> str:
    """Plant the faults of a game, print those that survive, and return the share of the others."""
    known, tests = equivalent(key), tests_of(key)
    whole = [fault for fault in faults(key) if fault.name not in known]
    some = random.Random(seed).sample(whole, min(most, len(whole)))
    started = time.monotonic()
    if not (child := os.fork()):
        os._exit(0 if passes(tests) else 1)
    if os.waitpid(child, 0)[1]:
        sys.exit(f"the tests of {key} fail without any fault")
    killed = len(some)
    for fault in survivors(some, tests, LONGEST + 3 * round(time.monotonic() - started)):
        print(f"line {fault.line}: {fault.name}", flush=True)
        killed -= 1
    share = 100 * killed / max(1, len(some))
    return f"{key}: {killed} of {len(some)} faults found, {share:.1f} %; {len(known)} more are none"


def main() -> None:
    given = argparse.ArgumentParser(description="plant faults in the rules of games")
    given.add_argument("keys", nargs="*", help="games; all by default")
    given.add_argument("--most", type=int, default=10**6, help="faults a game, drawn by chance")
    given.add_argument("--seed", type=int, default=1)
    asked = given.parse_args()
    if COMPILED:
        sys.exit("faults are planted in plain Python: NUMBA_DISABLE_JIT=1")
    for key in asked.keys or catalogue.keys():
        print(tried(key, asked.most, asked.seed), flush=True)


if __name__ == "__main__":
    main()
