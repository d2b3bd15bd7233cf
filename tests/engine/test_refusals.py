"""A refusal is a value that can be sent: it is the cause of errors that come from other processes."""

from __future__ import annotations

import pickle

from casedepart.engine.actions import Refused, refuse


def test_a_refusal_comes_out_of_a_pickle_as_it_went_in() -> None:
    refused = pickle.loads(pickle.dumps(refuse("B3", "group-mortgaged")))
    assert isinstance(refused, Refused)
    assert (refused.rule, refused.why, str(refused)) == ("B3", "group-mortgaged", "B3: group-mortgaged")
