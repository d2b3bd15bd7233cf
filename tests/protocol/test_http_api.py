"""Whatever is sent to the HTTP side, in its form or not, is answered as its description says, and never a failure."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from casedepart.server.openapi import description
from casedepart.server.routes import ROUTES
from tests.protocol.calling import call
from tests.protocol.scene import Scene
from tests.serving import Serving
from tests.waiting import PATIENCE

DESCRIBED = msgspec.json.decode(msgspec.json.encode(description(ROUTES)))
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
WITH_CONTENT = [
    label
    for label in OPERATIONS
    if "requestBody" in OPERATIONS[label].definition.raw or label.endswith(("settings", "moments"))
]
"""What can be sent in a wrong form: a body, or a query."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# Of schemathesis, which chooses some of its cases so.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
tried = settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)


def test_the_description_is_the_server_s_own(server: Serving) -> None:
    reply = call(server.address, "GET", "/api/openapi.json")
    assert reply.json == DESCRIBED


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_is_sent_in_its_form_is_answered_as_described(scene: Scene, label: str) -> None:
    @tried
    @given(OPERATIONS[label].as_strategy(generation_mode=GenerationMode.POSITIVE), st.sampled_from(sorted(keys(scene))))
    def holds(case: Case[Any], which: str) -> None:
        answered(scene, case, which)

    with scene.undisturbed():
        holds()


@pytest.mark.parametrize("label", WITH_CONTENT)
def test_what_is_sent_in_a_wrong_form_is_refused_as_described(scene: Scene, label: str) -> None:
    @tried
    @given(OPERATIONS[label].as_strategy(generation_mode=GenerationMode.NEGATIVE), st.sampled_from(sorted(keys(scene))))
    def holds(case: Case[Any], which: str) -> None:
        assert answered(scene, case, which) >= 400

    with scene.undisturbed():
        holds()


def keys(scene: Scene) -> dict[str, str]:
    """Keys of the table, good and bad; those that could change the game are not among them."""
    return {"none": "", "made up": "k" * 24, "watching": scene.made["watch"], "sitting": scene.anna}


def answered(scene: Scene, case: Case[Any], which: str) -> int:
    """Send a case, at a table that there is if a key is given; its status."""
    if "table" in (case.path_parameters or {}) and which != "none":
        case.path_parameters["table"] = scene.table
    key = keys(scene)[which]
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    response = case.call(base_url=scene.address, headers=headers, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    return int(response.status_code)
