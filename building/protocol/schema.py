"""A JSON Schema of all messages, made from their models, with the docstrings as descriptions."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Struct

from casedepart.table.messages import ANY_ASK, ASKS
from casedepart.table.settings import Settings
from casedepart.table.wire import box, news, view
from casedepart.table.wire.names import NAMED
from casedepart.table.wire.news import AnyNews
from casedepart.table.wire.parts import ActTerms, Goods

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
NEWS: Final[tuple[type[Struct], ...]] = get_args(AnyNews)
"""Every message of a server."""
UNSENT: Final[tuple[type[Struct], ...]] = (news.News, view.ListedTable)
"""Models beside them that are in no message."""


def schema() -> dict[str, Any]:
    """The schema of any message; `Ask` is what a client says and `News` what a server says."""
    unions = {"Ask": one_of(ASKS, "What a client may say."), "News": one_of(NEWS, "What a server may say.")}
    return {
        "$schema": DIALECT,
        "title": "The protocol of Case Départ",
        "anyOf": [reference(name) for name in unions],
        "$defs": unions | definitions([ANY_ASK, AnyNews]),
    }


def definitions(kinds: list[Any]) -> dict[str, Any]:
    """The schema of every model that some types are made of, by its name."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for model in dict.fromkeys(model for kind in kinds for model in made_of(kind, set())):
        describe(found[model.__name__], model)
    return {name: by_name(found[name]) for name in found} | words()


def words() -> dict[str, Any]:
    """The closed lists of words that have names of their own."""
    return {name: {"description": what, "enum": list(get_args(kind))} for name, (kind, what) in NAMED.items()}


def by_name(definition: Any) -> Any:
    """A schema with the lists of names that it spells out replaced by references to their definitions."""
    if isinstance(definition, list):
        return [by_name(part) for part in definition]
    if not isinstance(definition, dict):
        return definition
    for name, (kind, _) in NAMED.items():
        if "enum" in definition and set(definition["enum"]) == set(get_args(kind)):
            return reference(name) | {key: part for key, part in definition.items() if key != "enum"}
    return {key: by_name(part) for key, part in definition.items()}


def made_of(kind: Any, seen: set[Any]) -> Iterator[type[Struct]]:
    """The models that a type names, and those that they name in turn."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        if kind not in seen:
            seen.add(kind)
            yield kind
            for field in msgspec.structs.fields(kind):
                yield from made_of(field.type, seen)
        return
    for part in get_args(kind):
        yield from made_of(part, seen)


def models() -> list[type[Struct]]:
    """Every message, then what they are made of, in the order of reading."""
    parts: list[type[Struct]] = [*structs(news), *structs(view), *structs(box), Settings, Goods, ActTerms]
    return [*ASKS, *NEWS, *[part for part in parts if part not in (*NEWS, *UNSENT)]]


def structs(module: object) -> list[type[Struct]]:
    """The models that a module defines."""
    name = getattr(module, "__name__", "")
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [value for value in found if value.__module__ == name]


def one_of(messages: tuple[type[Struct], ...], description: str) -> dict[str, Any]:
    """A union of messages, told apart by their `type`."""
    return {"description": description, "anyOf": [reference(message.__name__) for message in messages]}


def reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def describe(definition: dict[str, Any], model: type[Struct]) -> None:
    """Add what models do not keep or say: the docstring under each field, and the words that are keys of a dict."""
    if "description" in definition:
        # Python before 3.13 keeps the docstring of a class as far to the right as it stands in the source.
        definition["description"] = inspect.cleandoc(definition["description"])
    sent_as = {field.name: field.encode_name for field in msgspec.structs.fields(model)}
    for field in msgspec.structs.fields(model):
        if get_origin(field.type) is dict and (keys := get_args(get_args(field.type)[0])):
            definition["properties"][field.encode_name]["propertyNames"] = {"enum": list(keys)}
    for name, words in field_words(model).items():
        if (sent := sent_as.get(name)) is None:
            continue  # Of the class, and not sent.
        definition["properties"][sent] = {"description": words} | without_words(definition["properties"][sent])


def without_words(field: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in field.items() if key != "description"}


def field_words(model: type[Struct]) -> dict[str, str]:
    """What the source says under each field of a model, those that it inherits among them."""
    found: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if not issubclass(one, Struct) or one is Struct:
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
                found[field.target.id] = inspect.cleandoc(str(ast.literal_eval(after.value)))
    return found
