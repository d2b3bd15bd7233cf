"""A game written down: as it is played, read back, played again and compared."""

from casedepart.record.agreement import Agreement, Disagreement
from casedepart.record.answer import Answer, Closing
from casedepart.record.errors import RecordError
from casedepart.record.header import FORMAT, Header
from casedepart.record.names import name_fault, names_at
from casedepart.record.playing import play_on
from casedepart.record.question import open_question
from casedepart.record.reading import parse, read
from casedepart.record.record import Record
from casedepart.record.recorder import Recorder, spare_existing

__all__ = [
    "FORMAT",
    "Agreement",
    "Answer",
    "Closing",
    "Disagreement",
    "Header",
    "Record",
    "RecordError",
    "Recorder",
    "name_fault",
    "names_at",
    "open_question",
    "parse",
    "play_on",
    "read",
    "spare_existing",
]
