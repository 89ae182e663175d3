"""What a seat may know of a deal of Hearts, and a deal rebuilt from it."""

from ...actions import format_action
from ...cards import CardSet
from ...passing import pass_prompt, rebuilt_passes
from ...texts import text
from ...tricks import check_hands, play_prompt, tricks_taken
from ...views import Choice, Prompt, SeatView, Trick, View
from .deal import MOON_ACTIONS, State, acting, claim_kind, playable
from .options import PASS_OFFSETS
from .scoring import moon_worth, score
from .values import TWO_OF_CLUBS

__all__ = ["rebuild", "view"]


def view(state: State, seat: int | None) -> View:
    """The deal as the seat, or with None a spectator, may know it."""
    result, tricks, points = score(state), tricks_taken(state.tricks), [0, 0, 0, 0]
    for trick in state.tricks:
        assert trick.winner is not None
        points[trick.winner] += trick.points
    exchanged = state.phase != "pass" and state.offset != 0
    passed = received = 0
    if seat is not None:
        passed = state.passes[seat]
        if exchanged:
            received = state.passes[(seat - state.offset) % 4]
    kind = claim_kind(state, seat)
    return View(
        game="hearts",
        options=state.options,
        seat=seat,
        deal=state.deal,
        dealer=state.dealer,
        phase=state.phase,
        title=text(f"hearts.title.{state.offset}", deal=state.deal),
        hand=0 if seat is None else state.hands[seat],
        seats=tuple(
            SeatView(
                seat=s,
                cards=state.hands[s].bit_count(),
                tricks=tricks[s],
                points=points[s] if result is None else result.seats[s].points,
                total=state.before[s] if result is None else result.seats[s].total,
                ready=state.passes[s] != 0,
            )
            for s in range(4)
        ),
        acting=acting(state),
        trick=state.trick if state.phase == "play" else None,
        tricks=state.tricks,
        broken=state.broken,
        passed=passed,
        pass_to=None if seat is None or not state.offset else (seat + state.offset) % 4,
        received=received,
        pass_from=None if seat is None or not state.offset else (seat - state.offset) % 4,
        status=(text("hearts.event.broken"),) if state.broken else (),
        prompt=_prompt(state, seat),
        claim=text(f"claim.{kind}") if kind else None,
        score=result,
    )


def _prompt(state: State, seat: int | None) -> Prompt | None:
    if seat is None or seat not in acting(state):
        return None
    if state.phase == "moon":
        worth = moon_worth(state.options, sun=tricks_taken(state.tricks)[seat] == len(state.tricks))
        choices = tuple(
            Choice(format_action(action), text(f"hearts.choice.{action.word}", points=worth)) for action in MOON_ACTIONS
        )
        return Prompt("choice", text("hearts.prompt.moon"), choices=choices)
    if state.phase == "pass":
        return pass_prompt(state.hands[seat], state.options.pass_count, (seat + state.offset) % 4)
    cards = playable(state)
    opening = not state.tricks and not state.trick.cards
    by_itself = opening and state.options.opener_plays_itself and cards == 1 << TWO_OF_CLUBS
    return play_prompt(state.hands[seat], cards, state.trick, by_itself=by_itself)


def rebuild(seen: View, hands: tuple[CardSet, ...]) -> State:
    """A state in which the seat sees this view and the seats hold these cards.

    Raises `ValueError` if the hands don't fit the view, or when the deal is over.
    """
    if seen.phase == "over":
        raise ValueError("the deal is over")
    begun = seen.trick or Trick(14, seen.acting[0] if seen.phase == "moon" else 0)
    check_hands(seen, hands)
    offsets = PASS_OFFSETS[seen.options.pass_cycle]
    offset = offsets[(seen.deal - 1) % len(offsets)]
    receivers = [(seat + offset) % 4 for seat in range(4)]
    passes = rebuilt_passes(seen, hands, receivers, [seen.options.pass_count] * 4)
    return State(
        options=seen.options,
        deal=seen.deal,
        dealer=seen.dealer,
        before=tuple(seat.total for seat in seen.seats),
        offset=offset,
        hands=hands,
        passes=passes,
        phase=seen.phase,
        turn=seen.acting[0] if seen.phase != "pass" else 0,
        trick=begun,
        tricks=seen.tricks,
        broken=seen.broken,
    )
