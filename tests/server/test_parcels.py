"""One's games and figures on another device: left under a code, handed over once, readable by nobody else."""

from __future__ import annotations

from casedepart.server.http_parcels import MOST, opened, sealed
from tests.server.serving import Server


def test_what_is_sealed_is_opened_by_its_code_alone() -> None:
    content = "clé d’une place".encode()
    parcel = sealed("ABCDEFGH2345", content)
    assert content not in parcel
    assert opened("ABCDEFGH2345", parcel) == content
    assert opened("ABCDEFGH2346", parcel) is None
    assert opened("ABCDEFGH2345", parcel[:-1] + bytes([parcel[-1] ^ 1])) is None


def test_a_parcel_is_handed_over_once_however_its_code_is_typed(running_server: Server) -> None:
    left = running_server.post("/api/parcels", {"content": '{"casedepart": "figures"}'})
    assert left.status == 201
    code = left.json["code"]
    typed = f" {code[:4].lower()}-{code[4:8]} {code[8:]} "
    taken = running_server.post("/api/parcels/take", {"code": typed})
    assert (taken.status, taken.json) == (200, {"content": '{"casedepart": "figures"}'})
    again = running_server.post("/api/parcels/take", {"code": code})
    assert (again.status, again.json["code"]) == (404, "no-parcel")


def test_a_parcel_is_bounded(running_server: Server) -> None:
    assert running_server.post("/api/parcels", {"content": "x" * (MOST + 1)}).status in (400, 413)
    assert running_server.post("/api/parcels", {"content": ""}).status == 400
    assert running_server.post("/api/parcels/take", {"code": "2" * 12}).status == 404
