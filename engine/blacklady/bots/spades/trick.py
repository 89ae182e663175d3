"""Who is likely to win a trick."""

from typing import Final

from ...cards import SPADES, SUIT_SETS, Card, CardSet, cards_in, lowest, suit_of
from ...tricks import beats
from .reading import Reading

__all__ = ["outlook"]

#: How often a seat takes a trick from the other side when it can: the last to play, one before, one that needs no more.
EAGER_LAST: Final = 0.65
EAGER: Final = 0.7
SATED: Final = 0.1
#: How often a nil trumps: only with nothing else to throw.
NIL_RUFFS: Final = 0.03


def outlook(reading: Reading, card: Card, keen: bool) -> list[float]:
    """The chance of each seat to win the trick if the card is played now."""
    trick, wins = reading.trick, [0.0, 0.0, 0.0, 0.0]
    led = suit_of(trick.cards[0] if trick.cards else card)
    best, winner = card, reading.me
    if trick.winner is not None and not beats(card, trick.best, SPADES):
        best, winner = trick.best, trick.winner
    _follow(reading, led, best, winner, reading.later, 1.0, wins, keen)
    return wins


def _follow(
    reading: Reading,
    led: int,
    best: Card,
    winner: int,
    later: tuple[int, ...],
    weight: float,
    wins: list[float],
    keen: bool,
) -> None:
    """Add to `wins` what becomes of the trick, of this weight, when the seats `later` have yet to play."""
    if not later or weight < 0.01:
        wins[winner] += weight
        return
    seat, rest = later[0], later[1:]
    suit, trumps = SUIT_SETS[led], SUIT_SETS[SPADES]
    above = ~((2 << best) - 1)
    over = suit & above if suit_of(best) == led else 0
    ruffs = trumps & above if suit_of(best) == SPADES else trumps
    void = reading.has_none(seat, suit)
    follows = 1 - reading.has_none(seat, over) if over else 0.0
    trumping = void * (1 - reading.has_none(seat, ruffs)) if led != SPADES else 0.0
    forced = reading.has_none(seat, suit & ~above & ~(1 << best))
    if seat in reading.nils:
        follows *= forced
        trumping *= NIL_RUFFS
    else:
        eager = 0.0
        if _rivals(reading, seat, winner):
            side = next(i for i, seats in enumerate(reading.sides) if seat in seats)
            wants = keen if side == reading.side else reading.needs[side] > 0
            eager = (EAGER if rest else EAGER_LAST) if wants else SATED
        follows *= eager + (1 - eager) * forced
        trumping *= eager
    if follows:
        _follow(reading, led, _middle(over & reading.holds[seat]), seat, rest, weight * follows, wins, keen)
    if trumping:
        _follow(reading, led, lowest(ruffs & reading.holds[seat]), seat, rest, weight * trumping, wins, keen)
    _follow(reading, led, best, winner, rest, weight * (1 - follows - trumping), wins, keen)


def _rivals(reading: Reading, seat: int, winner: int) -> bool:
    return winner != seat and not (
        reading.partner is not None and (winner - seat) % 2 == 0 and winner not in reading.nils
    )


def _middle(cards: CardSet) -> Card:
    some = list(cards_in(cards))
    return some[len(some) // 2]
