"""Where a store is, by its address."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.server.stores import StoreError, default_place, store_at
from casedepart.server.stores.errors import shown
from casedepart.server.stores.postgresql import PostgreSQLStore
from casedepart.server.stores.sqlite import SQLiteStore


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("tables.sqlite", "tables.sqlite"),
        ("sqlite:///tables.sqlite", "tables.sqlite"),
        ("sqlite:////var/tables.sqlite", "/var/tables.sqlite"),
        ("~/tables.sqlite", str(Path.home() / "tables.sqlite")),
    ],
)
def test_a_path_is_a_file_of_sqlite(address: str, path: str) -> None:
    store = store_at(address)
    assert isinstance(store, SQLiteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_postgresql_has_its_address(scheme: str) -> None:
    assert isinstance(store_at(f"{scheme}://anna@db.example/tables"), PostgreSQLStore)


def test_without_an_address_it_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    place = default_place()
    assert place.name == "tables.sqlite" and place.parent.name == "casedepart"
    assert place.is_relative_to(tmp_path) and place.parent.is_dir()
    store = store_at()
    assert isinstance(store, SQLiteStore) and store.path == place


@pytest.mark.parametrize("address", ["mysql://host/tables", "https://example.org", "sqlite://", "", ":memory:"])
def test_anything_else_is_told_with_the_cure(address: str) -> None:
    with pytest.raises(StoreError, match="no place to keep tables") as error:
        store_at(address)
    assert "postgresql://" in error.value.cure


@pytest.mark.parametrize(
    ("address", "printed"),
    [
        ("postgresql://anna:s3cret@host:5432/db", "postgresql://anna@host:5432/db"),
        ("postgresql://anna:s3:cr@et@host/db", "postgresql://anna@host/db"),
        ("postgresql://host/db?user=anna&password=s3cret", "postgresql://host/db?user=anna"),
        ("postgresql://u@/db?host=/run/pg&sslpassword=s3cret", "postgresql://u@/db?host=/run/pg"),
        ("mysql://anna:s3cret@host/db", "mysql://anna@host/db"),
        ("postgresql://anna:s3cret@[::1/db", "postgresql://…"),
    ],
)
def test_no_password_is_ever_shown(address: str, printed: str) -> None:
    assert shown(address) == printed
