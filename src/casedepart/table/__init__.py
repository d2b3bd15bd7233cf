"""One running game: its record, written as it is played, read back, played again and compared."""

from casedepart.table.agreement import Agreement, Disagreement
from casedepart.table.answer import Answer, Closing
from casedepart.table.errors import RecordError
from casedepart.table.header import FORMAT, Header
from casedepart.table.names import name_fault, names_at
from casedepart.table.playing import play_on
from casedepart.table.question import open_question
from casedepart.table.reading import parse, read
from casedepart.table.record import Record
from casedepart.table.recorder import Recorder, spare_existing

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
