"""Mutants: every small change of what a function does, made on its syntax tree.

What is only told is left alone: texts, events (`note` and functions named `note_…`), and whether there is a log.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
NAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_OUT = (ast.Expr, ast.Raise, ast.AugAssign)
BODIES = ("body", "orelse", "finalbody", "handlers")
NOT_PLAYED = (*BODIES, "annotation", "ctx", "decorator_list")


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    function: str
    """With its module: `engine.phases.scarce.Contest.step`."""
    change: str
    """The head of the statement before and after; which one, where the function has several that read the same."""
    code: CodeType

    @property
    def module(self) -> str:
        """The module's name: all up to the first name that is no module's."""
        return self.function.split(":")[0]


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every mutant of every function and method of a module."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("note_"):
            yield from mutants_of(f"{module}:{node.name}", node, None)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from mutants_of(f"{module}:{node.name}.{inner.name}", inner, node)


def mutants_of(name: str, function: ast.FunctionDef, owner: ast.ClassDef | None) -> Iterator[Mutant]:
    """Every mutant of one function that is no other's double and not the function itself."""
    seen = {meaning(compiled(function, owner))}
    same: Counter[str] = Counter()
    for change in changes(function):
        same[change] += 1
        code = compiled(function, owner)
        if meaning(code) in seen:
            continue
        seen.add(meaning(code))
        told = change if same[change] == 1 else f"{change} ({same[change]})"
        yield Mutant(name, told, code)


def compiled(function: ast.FunctionDef, owner: ast.ClassDef | None) -> CodeType:
    """The code of a function as its tree stands now."""
    holder = ast.ClassDef(owner.name, [], [], [function], []) if owner is not None else function
    tree = ast.fix_missing_locations(
        ast.Module([ast.ImportFrom("__future__", [ast.alias("annotations")], 0), holder], [])
    )
    code = compile(tree, function.name, "exec")
    for name in (owner.name, function.name) if owner is not None else (function.name,):
        (code,) = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name]
    return code


def meaning(code: CodeType) -> tuple[object, ...]:
    """What code does, without where it stands."""
    constants = [meaning(each) if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return (code.co_code, code.co_names, code.co_varnames, *constants)


def changes(function: ast.FunctionDef) -> Iterator[str]:
    """Make one change after the other in the tree, and take each back: how its statement read, and reads now."""
    again = {name for name, times in Counter(assigned(function)).items() if times > 1}
    for block, place, statement in statements(function):
        if is_told(statement):
            continue
        was = head(statement)
        for other in other_statements(statement, again):
            block[place] = ast.copy_location(other, statement)
            yield f"{was} → {head(other)}"
        block[place] = statement
        for holder, field, index, node in expressions(statement):
            for new in other_expressions(node):
                put(holder, field, index, ast.copy_location(new, node))
                yield f"{was} → {head(statement)}"
            put(holder, field, index, node)


def put(holder: ast.AST, field: str, index: int, node: ast.expr) -> None:
    if index < 0:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def assigned(function: ast.FunctionDef) -> Iterator[str]:
    """The names of the arguments, and a name each time it is given a value."""
    yield from (argument.arg for argument in function.args.args)
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def statements(node: ast.AST) -> Iterator[tuple[list[ast.stmt], int, ast.stmt]]:
    """Every statement below a node, with where it stands."""
    for name in BODIES:
        block = getattr(node, name, [])
        for place, statement in enumerate(list(block)):
            yield block, place, statement
            yield from statements(statement)


def is_told(statement: ast.stmt) -> bool:
    """An event, a text, a question on which nothing else depends, or what only the type checker needs."""
    if isinstance(statement, ast.If):
        told = all(is_told(inner) for inner in (*statement.body, *statement.orelse))
        return told or ast.unparse(statement.test).endswith(".log is not None")
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0]) == "working"
    if not isinstance(statement, ast.Expr):
        return isinstance(statement, ast.Assert)
    value = statement.value
    called = value.func if isinstance(value, ast.Call) else None
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return isinstance(value, ast.Constant) or name == "note" or name.startswith("note_")


def head(statement: ast.stmt) -> str:
    """A statement as it is written, without its body."""
    if isinstance(statement, ast.If | ast.While):
        return f"{'if' if isinstance(statement, ast.If) else 'while'} {ast.unparse(statement.test)}"
    return ast.unparse(statement).split("\n")[0]


def expressions(node: ast.AST) -> Iterator[tuple[ast.AST, str, int, ast.expr]]:
    """Every expression below a node, with where it stands; not those of the statements within."""
    for field, value in ast.iter_fields(node):
        if field in NOT_PLAYED and isinstance(node, ast.stmt | ast.expr) and not isinstance(node, ast.IfExp):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(child, ast.expr):
                yield node, field, index, child
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
                yield from expressions(child)


# What stands instead


def other_statements(statement: ast.stmt, again: set[str]) -> Iterator[ast.stmt]:
    """Left out; a test that always, or never, holds; a loop left or gone on with; nothing returned."""
    if isinstance(statement, ast.If):
        yield ast.If(ast.Constant(True), statement.body, statement.orelse)
        # Where it holds but one statement, leaving that out is the same.
        if statement.orelse or len(statement.body) > 1 or not isinstance(statement.body[0], LEFT_OUT):
            yield ast.If(ast.Constant(False), statement.body, statement.orelse)
    elif isinstance(statement, ast.While):
        yield ast.While(ast.Constant(False), statement.body, statement.orelse)
    elif isinstance(statement, ast.Break | ast.Continue):
        yield ast.Continue() if isinstance(statement, ast.Break) else ast.Break()
    elif isinstance(statement, ast.Return):
        if statement.value is not None and not isinstance(statement.value, ast.Constant):
            yield ast.Return(None)
    elif isinstance(statement, LEFT_OUT):
        yield ast.Pass()
    elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        if not isinstance(target, ast.Name | ast.Tuple) or ast.unparse(target) in again:
            yield ast.Pass()


def other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may be taken for: the next boundary, the other operator, the next number, a part of it."""
    match node:
        case ast.Compare(left, operators, others):
            for place, operator in enumerate(operators):
                other = COMPARED[type(operator)]()
                yield ast.Compare(left, [*operators[:place], other, *operators[place + 1 :]], others)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0]
        case ast.BinOp(left, operator, right) if type(operator) in COUNTED:
            yield ast.BinOp(left, COUNTED[type(operator)](), right)
        case ast.UnaryOp(ast.Not() | ast.Invert() | ast.USub(), operand):
            yield operand
        case ast.IfExp(_, ast.Constant(str()), ast.Constant(str())):
            pass
        case ast.IfExp(_, body, orelse):
            yield from (body, orelse)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name(name), arguments, keywords) if name in NAMED:
            yield ast.Call(ast.Name(NAMED[name], ast.Load()), arguments, keywords)
