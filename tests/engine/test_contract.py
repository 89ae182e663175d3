"""The contract of `rules.Rules`, over every game: 10,000 random deals of each under random options, fewer of the null game.

A match goes on with the scores of the deal before. A position of each deal, and its end, is looked at from every side.
"""

import json
from typing import Any

import pytest
from blacklady.actions import CLAIM, LOOK, Action, format_action
from blacklady.cards import CARDS, cards_in
from blacklady.errors import RulesError
from blacklady.rng import Rng
from blacklady.rules import Rules
from blacklady.texts import CATALOGUE, english
from blacklady.views import DealScore, View
from blacklady.wire import wire

from .accountants import SECOND_OPINIONS
from .random_play import EVERY_GAME, random_action, random_options, random_standing

PARTS = 8
DEALS = {"template": 400}

pytestmark = pytest.mark.usefixtures("null_game")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)
def test_random_deals_keep_every_invariant(rules: Rules[Any], part: int) -> None:
    rng = Rng(f"contract/{rules.name}/{part}")
    left = DEALS.get(rules.name, 10_000) // PARTS
    while left > 0:
        options = random_options(rules, rng)
        standing, seed = random_standing(rules, options, rng), rng.fork(str(left))
        for number in range(1, 7):
            score = play_deal(rules, options, seed, number, standing, rng)
            left -= 1
            if score.over or not left:
                break
            standing = score.standing


def play_deal(
    rules: Rules[Any], options: Any, seed: Rng, number: int, standing: tuple[int, ...], rng: Rng
) -> DealScore:
    """A deal played at random to its end, looked at on the way."""
    state, events = rules.start(options, seed, number, standing)
    assert (state, events) == rules.start(options, seed, number, standing), "the same seed deals the same"
    assert [event.kind for event in events] == ["deal"]
    look = rng.below(64)
    for step in range(1000):
        acting = rules.acting(state)
        if not acting:
            break
        if step == look:
            look_at(rules, state, rng)
        assert rules.score(state) is None
        state, events = rules.apply(state, *random_action(rules, state, rng, claims=rng.below(8) == 0))
    look_at(rules, state, rng)
    score = rules.score(state)
    assert score is not None
    assert events[-1].kind == ("over" if score.over else "score")
    check_score(rules.view(state, 0), score, standing)
    return score


def look_at(rules: Rules[Any], state: Any, rng: Rng) -> None:
    """Everything that must hold in any position."""
    views = [rules.view(state, seat) for seat in range(4)]
    acting = rules.acting(state)
    assert tuple(sorted(set(acting))) == acting
    assert views[0].phase == "pass" or len(acting) <= 1, "one seat is asked at a time, but for passing"
    check_cards(views)
    mark, prober = hash(state), rng.pick(acting) if acting and rng.below(2) else rng.below(4)
    for seat, view in enumerate(views):
        assert (view.seat, view.acting, view.options) == (seat, acting, views[0].options)
        assert public(view) == public(views[0])
        assert (view.prompt is not None) is (seat in acting), "whoever is to act is asked, and nobody else"
        legal = [format_action(action) for action in rules.legal(state, seat)]
        assert list(view.legal) == legal
        assert len(set(legal)) == len(legal)
        assert not acting or legal or seat not in acting
        if seat == prober:
            for action in probes(view, rng):
                check_probe(rules, state, seat, action, format_action(action) in legal)
            assert json.loads(json.dumps(wire(view, english)))["seat"] == seat
    watched = rules.view(state, None)
    assert (watched.hand, watched.prompt, watched.legal) == (0, None, ())
    assert public(watched) == public(views[0])
    assert hash(state) == mark, "looking and refusing change nothing"


def check_cards(views: list[View]) -> None:
    """The cards of the deck, each in one place; a hand that its seat has not looked at is seen by nobody."""
    out = [card for trick in views[0].tricks for card in trick.cards]
    out += views[0].trick.cards if views[0].trick else ()
    places = [*out, *(card for view in views for card in cards_in(view.hand))]
    assert len(set(places)) == len(places)
    hidden = [seat.cards for seat in views[0].seats if seat.covered]
    assert len(places) + sum(hidden) == views[0].deck.bit_count() == 52
    assert set(places) <= set(cards_in(views[0].deck))
    for view, seat in zip(views, views[0].seats, strict=True):
        assert view.covered is seat.covered
        assert view.hand.bit_count() == (0 if seat.covered else seat.cards)
        if view.prompt is not None and view.prompt.choices:
            assert view.prompt.kind in ("choice", "pad")
        elif view.prompt is not None:
            assert view.prompt.kind in ("card", "cards")
            assert view.prompt.cards & ~view.hand == 0
            assert 1 <= view.prompt.count <= view.prompt.cards.bit_count()


def public(view: View) -> View:
    """What all seats must see alike."""
    return view._replace(seat=None, hand=0, passed=0, pass_to=None, received=0, pass_from=None, prompt=None, claim=None)


def probes(view: View, rng: Rng) -> list[Action]:
    """Actions to try: every card, some passes, and all that is said in words."""
    actions = [Action("play", (card,)) for card in range(CARDS)]
    for cards in (list(cards_in(view.hand)), list(range(CARDS))):
        rng.shuffle(cards)
        actions += [Action("pass", tuple(sorted(cards[:count]))) for count in range(1, 7)]
    words = [Action("moon", word=word) for word in ("add", "subtract", "both")]
    bids = [Action("bid", word=word) for word in ("nil", "blind", *map(str, range(15)), "00", "NaN", "Nil")]
    return [*actions, *words, *bids, LOOK, CLAIM]


def check_probe(rules: Rules[Any], state: Any, seat: int, action: Action, legal: bool) -> None:
    """An action is taken if it is legal, and else refused with a reason."""
    if legal:
        rules.check(state, seat, action)
        assert rules.apply(state, seat, action)[0] != state
        return
    try:
        rules.apply(state, seat, action)
    except RulesError as error:
        refusal: RulesError | None = error
    else:
        refusal = None
    assert refusal is not None, f"{format_action(action)} was accepted"
    assert refusal.text.key in CATALOGUE


def check_score(view: View, score: DealScore, standing: tuple[int, ...]) -> None:
    """Points, totals and places agree with each other, and with a second opinion where there is one."""
    assert view.score == score
    assert [(seat.points, seat.total) for seat in view.seats] == [(seat.points, seat.total) for seat in score.seats]
    assert score.over is (score.places is not None)
    for side in view.sides:
        first = score.seats[side.seats[0]]
        for seat in side.seats:
            assert score.seats[seat]._replace(seat=first.seat) == first, "partners score alike"
    assert sorted(seat for side in view.sides for seat in side.seats) == [0, 1, 2, 3]
    if view.game in SECOND_OPINIONS:
        SECOND_OPINIONS[view.game](view, score, standing)
    if score.places is not None:
        assert min(score.places) == 1
