"""One connection, byte by byte: frames are found wherever the bytes are cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import CloseCode, Frame, Opcode

from casedepart.server.config import Limits, Rate
from casedepart.server.errors import ServerError
from casedepart.server.frames import MOST_PIECES, FrameHeads, FrameLimit, close_frame
from casedepart.server.guard import last_words

lengths = [0, 1, 125, 126, 127, 65_535, 65_536]
frames = st.builds(
    Frame,
    opcode=st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    data=st.sampled_from(lengths).map(bytes),
    fin=st.booleans(),
) | st.builds(Frame, opcode=st.sampled_from([Opcode.PING, Opcode.PONG]), data=st.sampled_from(lengths[:3]).map(bytes))


@given(st.lists(frames, max_size=6), st.lists(st.integers(1, 70_000), min_size=1), st.booleans())
def test_frames_are_counted_wherever_the_bytes_are_cut(sent: list[Frame], cuts: list[int], mask: bool) -> None:
    stream = b"".join(frame.serialize(mask=mask) for frame in sent)
    heads, found, at = FrameHeads(), 0, 0
    while at < len(stream):
        cut = cuts[(found + at) % len(cuts)]
        found += heads.count(stream[at : at + cut], 100)
        at += cut
    assert found == len(sent)
    assert (heads.skip, heads.begun) == (0, b"")


def test_no_more_frames_are_looked_at_than_may_come() -> None:
    assert FrameHeads().count(b"\x89\x00" * 1_000_000, 16) == 17


def test_control_frames_may_come_between_the_pieces_of_a_message() -> None:
    heads = FrameHeads()
    heads.count(b"\x01\x00" + b"\x89\x00" + b"\x00\x00", 100)
    assert heads.pieces == 2
    heads.count(b"\x80\x00", 100)
    assert heads.pieces == 0


def test_a_message_comes_in_so_many_pieces_and_no_more() -> None:
    allowance = FrameLimit(Limits.none())
    assert allowance.take(b"\x01\x00" + b"\x00\x00" * (MOST_PIECES - 1))
    assert not allowance.take(b"\x00\x00")


def test_hello_is_worth_something_and_the_crowd_counts_from_then_on() -> None:
    limits = Limits()._replace(greeting=Rate(1, 0), frames=Rate(100, 0), frame_bytes=Rate(100, 0))
    counted = iter([True, False])
    allowance = FrameLimit(limits)
    assert allowance.take(b"\x89\x00") and not allowance.take(b"\x89\x00")
    allowance.grow(limits, lambda count: next(counted))
    assert allowance.take(b"\x89\x00" * 40) and not allowance.take(b"\x89\x00" * 20), "100 bytes, and no more"
    assert not allowance.take(b"\x89\x00"), "others of this address have used it up"


def test_last_words_are_such_as_anyone_can_read() -> None:
    assert close_frame(1008, "why") == Frame(Opcode.CLOSE, CloseCode.POLICY_VIOLATION.to_bytes(2) + b"why").serialize(
        mask=False
    )
    error = ServerError("head-too-late")
    head, _, told = last_words(error).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert f"content-length: {len(told)}".encode() in head
    assert error.told("en") in told.decode() and error.told("fr") in told.decode()
