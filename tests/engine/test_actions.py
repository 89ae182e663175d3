"""The text of actions: written and read back alike, anything else refused with the reason."""

from itertools import combinations

import pytest
from blacklady.actions import CLAIM, LOOK, Action, format_action, parse_action, pass_cards, play
from blacklady.cards import CARDS, parse_set
from blacklady.errors import InvalidAction


def test_every_action_is_written_and_read() -> None:
    actions = [*map(play, range(CARDS)), CLAIM, LOOK, *(Action("bid", word=word) for word in ("4", "nil", "blind"))]
    actions += [Action("moon", word="add"), *(Action("pass", cards) for cards in combinations(range(0, 52, 7), 3))]
    for action in actions:
        assert parse_action(format_action(action)) == action


def test_cards_stand_in_order_however_they_were_said() -> None:
    assert parse_action("pass QS 2C AH") == parse_action("pass 2C AH QS") == pass_cards(parse_set("AH 2C QS"))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "“” is not an action"),
        ("fold", "“fold” is not an action"),
        ("play", "“play” takes one card, such as QS"),
        ("play QS 2C", "“play” takes one card, such as QS"),
        ("play  QS", "“play” takes one card, such as QS"),
        ("play QX", "“QX” is not a card"),
        ("pass", "“pass” takes cards, such as 2C AH QS"),
        ("pass 2C 2C", "The two of clubs is there twice"),
        ("pass 2C ", "“” is not a card"),
        ("bid", "“bid” takes one word"),
        ("bid 2.5", "“bid” takes one word"),
        ("bid ٣", "“bid” takes one word"),
        ("bid nil nil", "“bid” takes one word"),
        ("bid -1", "“bid” takes one word"),
        ("claim now", "“claim” stands alone"),
        ("look twice", "“look” stands alone"),
        ("Play QS", "“Play QS” is not an action"),
        ("play QS\n", "“QS\n” is not a card"),
    ],
)
def test_anything_else_is_refused_with_the_reason(written: str, reason: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        parse_action(written)
    assert str(refusal.value) == reason


def test_a_long_text_is_refused_and_quoted_in_short() -> None:
    with pytest.raises(InvalidAction) as refusal:
        parse_action("pass " + "2C " * 100_000)
    assert len(str(refusal.value)) < 80
