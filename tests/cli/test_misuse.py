"""A command line that cannot be is told so in our voice, in both languages, with exit code 2."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from casedepart.cli import app

CASES = [
    ("simulat", "There is no command “simulat”. Did you mean simulate?", "Il n’y a pas de commande « simulat »."),
    ("editions shw", "There is no command “shw”. Did you mean show?", "Vouliez-vous dire show ?"),
    ("simulate --player 3", "There is no option --player. Did you mean --players?", "Il n’y a pas d’option --player."),
    (
        "simulate --players 9",
        "--players: “9” cannot be: give a whole number, from 2 to 8.",
        "nombre entier, de 2 à 8",
    ),
    ("simulate --games 0", "--games: “0” cannot be: give a whole number, at least 1.", "un nombre entier, au moins 1"),
    (
        "simulate --games many",
        "--games: “many” cannot be: give a whole number, at least 1.",
        "« many » ne convient",
    ),
    ("odds x.yaml --seconds 0", "--seconds: “0” cannot be: give a number, at least 0.1.", "un nombre, au moins 0.1"),
    ("landings --jail pay", "--jail: “pay” cannot be: give one of stay, leave.", "choisissez parmi : stay, leave"),
    ("replay", "FILE is missing.", "Il manque FICHIER."),
    ("compare", "--b is missing.", "Il manque --b."),
    ("simulate --games", "--games needs a value after it.", "--games demande une valeur à sa suite."),
    ("play --share=3", "--share takes no value.", "--share ne prend pas de valeur."),
    ("verify a b c", "This is too much: b c.", "Ceci est de trop : b c."),
    ("serve --port 70000", "--port: “70000” cannot be: give a whole number, from 0 to 65535.", "de 0 à 65535"),
    ("serve --workers 4", "--workers: Several processes need PostgreSQL.", "--workers : plusieurs processus demandent"),
    ("serve --origin x", "--origin: “x” is no page’s address.", "--origin : « x » n’est pas l’adresse d’une page."),
    ("serve --log-level x", "--log-level: There is no level “x”.", "--log-level : il n’y a pas de niveau « x »."),
    ("--variant a:B editions", "--variant a:B: ", "--variant a:B : "),
    ("simulate --set salary", "--set salary: write what changes as name=value", "--set salary : écrivez ce qui change"),
    ("study --all x classic", "--all studies the whole catalogue", "--all étudie tout le catalogue"),
    ("odds examples/game.jsonl --scenario 1", "game.jsonl is a record", "game.jsonl est une partie enregistrée"),
    ("simulate --games 10 --tell 5000", "--tell 5000: a run of 10 games has the games 0 to 9.", "de 0 à 9"),
]


@pytest.mark.parametrize(("words", "english", "french"), CASES, ids=[case[0] for case in CASES])
def test_misuse_is_told_in_our_voice(words: str, english: str, french: str) -> None:
    for locale, expected in (("C", english), ("fr_FR.UTF-8", french)):
        result = CliRunner().invoke(app, words.split(), env={"LC_ALL": locale}, prog_name="casedepart")
        assert (result.exit_code, result.stdout) == (2, "")
        assert expected in result.stderr.replace("\u00a0", " ").replace("\u202f", " ")
        assert "Error" not in result.stderr


def test_a_program_without_words_shows_its_help_and_fails() -> None:
    result = CliRunner().invoke(app, [], env={"LC_ALL": "C"}, prog_name="casedepart")
    assert result.exit_code == 2
    assert result.stderr.startswith("Usage: casedepart [OPTIONS] COMMAND")


def test_misuse_says_where_the_help_is() -> None:
    result = CliRunner().invoke(app, ["editions", "check"], env={"LC_ALL": "C"}, prog_name="casedepart")
    assert result.stderr == "FILE is missing. See: casedepart editions check --help\n"
