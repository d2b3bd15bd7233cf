"""A game written down: as it is played, read back, played again and compared."""

from casedepart.record.agreement import Agreement, Disagreement
from casedepart.record.answer import Answer, Closing
from casedepart.record.bot_game import play_on
from casedepart.record.commit_reveal import Link, Tellers, Throw
from casedepart.record.dice import CheckedDice
from casedepart.record.errors import RecordError
from casedepart.record.header import FORMAT, Header
from casedepart.record.names import name_fault, names_at
from casedepart.record.parser import parse, read
from casedepart.record.promise import Promise, commitment, is_luck, new_secret
from casedepart.record.proof import Proof, Unproven, verify
from casedepart.record.question import open_question
from casedepart.record.record import Record
from casedepart.record.recorder import Recorder, save, spare_existing
from casedepart.record.transcript import ReplayStep, Transcript

__all__ = [
    "FORMAT",
    "Agreement",
    "Answer",
    "CheckedDice",
    "Closing",
    "Disagreement",
    "Header",
    "Link",
    "Promise",
    "Proof",
    "Record",
    "RecordError",
    "Recorder",
    "ReplayStep",
    "Tellers",
    "Throw",
    "Transcript",
    "Unproven",
    "commitment",
    "is_luck",
    "name_fault",
    "names_at",
    "new_secret",
    "open_question",
    "parse",
    "play_on",
    "read",
    "save",
    "spare_existing",
    "verify",
]
