"""A second opinion on a deal of whist, worked out from the words of the rules and not from the engine."""

from blacklady.cards import format_card
from blacklady.views import DealScore, View

RANKS = "23456789TJQKA"
#: The trumps of deals 1, 2, 3, 4, and so on.
TRUMPS = "HCDS"


def winner_of(leader: int, cards: list[str], trump: str) -> int:
    """The seat that takes the trick: the highest trump, else the highest of the suit led."""
    running = [card for card in cards if card[1] == trump] or [card for card in cards if card[1] == cards[0][1]]
    best = max(running, key=lambda card: RANKS.index(card[0]))
    return (leader + cards.index(best)) % 4


def check_whist(view: View, score: DealScore, standing: tuple[int, ...]) -> None:
    """A point for each trick above six, and the game is over when a side has the target."""
    trump = TRUMPS[(view.deal - 1) % 4]
    taken = [0, 0]
    for trick in view.tricks:
        taken[winner_of(trick.leader, [format_card(card) for card in trick.cards], trump) % 2] += 1
    assert sum(taken) == 13
    made = [count - 6 if count > 6 else 0 for count in taken]
    assert made.count(0) == 1, "one side scores"
    totals = [before + points for before, points in zip(standing, made, strict=True)]
    assert score.standing == tuple(totals)
    for n, seat in enumerate(score.seats):
        assert (seat.seat, seat.points, seat.before, seat.total) == (n, made[n % 2], standing[n % 2], totals[n % 2])
        (line,) = seat.lines
        assert line.args["count"] == taken[n % 2]
        assert line.args.get("points", 0) == made[n % 2]
    assert score.over is any(total >= view.options.target for total in totals)
    if score.places is not None and totals[0] != totals[1]:
        assert score.places == ((1, 3, 1, 3) if totals[0] > totals[1] else (3, 1, 3, 1))
