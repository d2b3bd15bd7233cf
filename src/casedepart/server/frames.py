"""Frames of a WebSocket as bytes: counted before anything reads them, and written without a detour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.server.config import Limits
from casedepart.server.limits import Bucket

MOST_PIECES: Final = 64
"""Pieces that a message may come in; browsers send it whole."""


class FrameLimit:
    """How much a WebSocket may send, as token buckets: frames of every kind, bytes, and the pieces of one message."""

    def __init__(self, limits: Limits) -> None:
        self.heads: Final = FrameHeads()
        self.frames = Bucket(limits.greeting)
        self.octets = Bucket(limits.greeting_bytes)
        self.crowd: Callable[[int], bool] | None = None
        """Counts the frames of all WebSockets of an address; None: this one has not said hello."""

    def grow(self, limits: Limits, crowd: Callable[[int], bool]) -> None:
        """Raise the limits, now that the client has said hello."""
        self.frames = Bucket(limits.frames)
        self.octets = Bucket(limits.frame_bytes)
        self.crowd = crowd

    def take(self, data: bytes) -> bool:
        """Count some bytes; False: they are too many."""
        most = int(self.frames.left())
        # Bytes that come one by one cost as much as frames do.
        count = max(1, self.heads.count(data, most))
        return (
            self.heads.pieces <= MOST_PIECES
            and self.frames.take(count)
            and self.octets.take(len(data))
            and (self.crowd is None or self.crowd(count))
        )


class FrameHeads:
    """Finds where each frame of a WebSocket begins, wherever the bytes are cut."""

    def __init__(self) -> None:
        self.begun = b""
        """The first bytes of a head that has not come whole."""
        self.skip = 0
        """Bytes of the last frame that are still to come."""
        self.pieces = 0
        """Pieces that have come of a message that is not whole."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin here. More than `most` are not looked at: nobody will read them."""
        data = self.begun + data if self.begun else data
        at, found = self.skip, 0
        while (length := frame_length(data, at)) and found <= most:
            found += 1
            self.note_piece(data[at])
            at += length
        self.skip = max(0, at - len(data))
        self.begun = data[at:]
        return found

    def note_piece(self, first: int) -> None:
        """Control frames may come between the pieces of a message; its last piece says that it is."""
        is_control, is_last = first & 0x08, first & 0x80
        if not is_control:
            self.pieces = 0 if is_last else self.pieces + 1


def frame_length(data: bytes, at: int) -> int:
    """The length of the frame that begins here, with its head; 0: not enough of the head has come to tell."""
    if len(data) < at + 2:
        return 0
    announced, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & 0x80 else 0
    more = {126: 2, 127: 8}.get(announced, 0)
    if len(data) < at + 2 + more:
        return 0
    length = int.from_bytes(data[at + 2 : at + 2 + more]) if more else announced
    return 2 + more + mask + length


def frame_head(length: int) -> bytes:
    """What a text begins with that a server sends whole."""
    if length < 126:
        return bytes([0x81, length])
    return b"\x81\x7e" + length.to_bytes(2) if length < 65_536 else b"\x81\x7f" + length.to_bytes(8)


def close_frame(code: int, reason: str) -> bytes:
    """The last frame of a WebSocket."""
    said = code.to_bytes(2) + reason.encode()
    return bytes([0x88, len(said)]) + said
