"""What the HTTP side takes and answers, in OpenAPI's form, from the same list that it answers by."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

import casedepart
from casedepart.server.calls import Route
from casedepart.server.choices import with_words
from casedepart.server.errors import STATUS, ServerError
from casedepart.server.queries import spelled
from casedepart.server.responses import Problem, status_of
from casedepart.table.errors import TableError

ALWAYS: Final = ("bad-host", "too-many", "internal")
"""The errors that any call may answer with."""
PART: Final = re.compile(r"{(\w+)}")
PATH_PART: Final = {"type": "string", "minLength": 1}
REFERENCE: Final = "#/components/schemas/{name}"


def description(routes: tuple[Route, ...]) -> dict[str, Any]:
    """The OpenAPI document of all routes."""
    kinds = list({id(kind): kind for route in routes for kind in kinds_of(route)}.values())
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    components["AskedSettings"] = asked_settings(components["Settings"])
    components["Opening"] = opening(components["Opening"], components["Settings"]["properties"]["seats"])
    by_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Case Départ", "version": casedepart.__version__, "summary": "Tables of a board game."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "A key of the table."}},
        },
    }


def asked_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a new table, with all words; those of an old one may have others."""
    fields = with_words(settings["properties"])
    # An edition file that is sent along has an id of its own.
    fields["edition"] = {**settings["properties"]["edition"], "examples": fields["edition"]["enum"]}
    return {**settings, "title": "AskedSettings", "properties": fields}


def opening(schema: dict[str, Any], seats: dict[str, Any]) -> dict[str, Any]:
    """A new table: asked for in words that are known here, and with no more people than seats."""
    settings = schema["properties"]["settings"] | {"$ref": REFERENCE.format(name="AskedSettings")}
    numbers = range(seats["minimum"], seats["maximum"])
    told = [{"if": with_seats({"const": number}), "then": people_up_to(number)} for number in numbers]
    usual = {"if": with_seats({}), "else": people_up_to(seats["default"])}
    return {**schema, "properties": {**schema["properties"], "settings": settings}, "allOf": [*told, usual]}


def with_seats(number: dict[str, Any]) -> dict[str, Any]:
    """What says how many seats there are."""
    settings = {"properties": {"seats": number}, "required": ["seats"]}
    return {"properties": {"settings": settings}, "required": ["settings"]}


def people_up_to(most: int) -> dict[str, Any]:
    return {"properties": {"people": {"maxItems": most}}}


def kinds_of(route: Route) -> list[Any]:
    """The types that a route speaks of."""
    return [kind for kind in (route.body, route.answer, route.query, Problem) if kind is not None]


def operation(route: Route, schemas: dict[int, Any]) -> dict[str, Any]:
    """The OpenAPI operation of a route."""
    told: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": [*path_parts(route), *query_fields(route)],
        "responses": answers(route, schemas),
    }
    if route.key:
        told["description"] = f"The key: {route.key}."
        told["security"] = [{"key": []}, {}]
    if route.body:
        told["requestBody"] = {"required": True, "content": content("application/json", schemas[id(route.body)])}
    return told


def path_parts(route: Route) -> list[dict[str, Any]]:
    """The parts of the path that are to be filled in."""
    return [
        {"name": name, "in": "path", "required": True, "schema": field}
        for name, field in with_words({name: PATH_PART for name in PART.findall(route.path)}).items()
    ]


def query_fields(route: Route) -> list[dict[str, Any]]:
    """What may stand in the query: lists with commas, numbers as `name:4`, yes and no as words."""
    if route.query is None:
        return []
    schema = msgspec.json.schema(route.query)["$defs"][route.query.__name__]
    return [
        {"name": name, "in": "query", "schema": spelled(field), "style": "form", "explode": False}
        for name, field in with_words(schema["properties"]).items()
    ]


def answers(route: Route, schemas: dict[int, Any]) -> dict[str, Any]:
    """What may be answered: the answer itself, and errors by their status."""
    schema = {"type": "string"} if route.answer is None else schemas[id(route.answer)]
    told: dict[str, Any] = {str(route.status): {"description": "Done.", "content": content(route.media, schema)}}
    problem = content("application/json", schemas[id(Problem)])
    for status, codes in sorted(by_status(route).items()):
        told[str(status)] = {"description": f"Not taken: {', '.join(codes)}.", "content": problem}
    return told


def by_status(route: Route) -> dict[int, list[str]]:
    """The errors of a route, by the status they come with."""
    formal = (
        *(("bad-request",) if route.body or route.query else ()),
        *(("too-big", "too-late") if route.body else ()),
        *(("bad-origin",) if route.method == "POST" else ()),
    )
    found: dict[int, list[str]] = {}
    for code in dict.fromkeys((*route.errors, *formal, *ALWAYS)):
        error = ServerError(code) if code in STATUS else TableError(code)
        found.setdefault(status_of(error), []).append(code)
    return found


def content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {media: {"schema": schema}}
