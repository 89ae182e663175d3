"""What to bid."""

from typing import Final

from ...games.spades.state import BLIND, LEFT_TO_BID, NIL, is_nil, tricks_bid
from ...views import View
from .ending import Stakes
from .hand import promise, sure
from .nil import safety
from .reading import Reading

__all__ = ["choose_bid"]

#: What a seat bids that hasn't looked; how many tricks fewer than its share one bids, and how many more it takes.
USUAL: Final = 3
CAUTION: Final = 0.3
BEYOND: Final = 0.25
#: Tricks that nobody bids when a rival has bid nil.
KEPT: Final = 1
#: What a nil takes on average.
NIL_TAKES: Final = 0.2
#: How much less a side's tricks stray from its bid for each seat that hasn't bid yet: it bids by its own cards.
UNKNOWN: Final = -0.1
#: The same for each trick in the hand that is sure.
SURE: Final = 0.15
#: How often a partner makes the nil that it must bid because this seat bids a number.
FORCED_MADE: Final = 0.4
#: How often a nil bid without looking is made, and with each card exchanged.
BLIND_MADE: Final = 0.2
BLIND_EXCHANGED: Final = 0.12
#: How much better a blind nil must be, and how many points behind a side must be: it is for when nothing else will do.
BLIND_MARGIN: Final = 0.04
BLIND_BEHIND: Final = 100
#: Share of the tricks that the bids leave over, or that are bid too many, that the estimate makes good.
SHARED: Final = 0.35
#: Beyond so many, the bids mean little.
MOST_SHARED: Final = 3


def choose_bid(view: View) -> str:
    """The bid, or the look, with the best chance to win the game."""
    assert view.prompt is not None
    actions = [choice.action for choice in view.prompt.choices]
    if len(actions) == 1:
        return actions[0]
    reading = Reading(view)
    if view.covered:
        exchanged = view.options.blind_nil_exchange * BLIND_EXCHANGED * (reading.partner is not None)
        blind = _nil_chance(reading, BLIND, min(0.8, BLIND_MADE + exchanged))
        usual = _chance(reading, str(USUAL), float(USUAL) + 0.3)
        totals = [seat.total for seat in view.seats]
        behind = max(totals) - totals[reading.me] >= BLIND_BEHIND
        return "bid blind" if behind and blind > usual + BLIND_MARGIN else "look"
    own = promise(reading, view.hand, reading.out)
    worth = {}
    for action in _sensible(reading, actions):
        word = action.split()[1]
        if is_nil(word):
            worth[action] = _nil_chance(reading, word, safety(view.hand, reading.out))
        else:
            worth[action] = _chance(reading, word, own)
    return max(worth, key=lambda action: worth[action])


def _sensible(reading: Reading, actions: list[str]) -> list[str]:
    """These bids without those that leave no trick to attack a rival's nil with, if any are left."""
    said = [reading.bids[seat] for seat in reading.rivals]
    if not any(map(is_nil, said)):
        return actions
    most = 13 - KEPT - sum(map(tricks_bid, reading.bids))
    return [action for action in actions if tricks_bid(action.split()[1]) <= most] or actions


def _bids(reading: Reading, word: str, own: float) -> tuple[str, ...]:
    """The bids of all seats if this one bids the word; those to come share what is left."""
    known = [tricks_bid(bid) for bid in reading.bids if bid != LEFT_TO_BID]
    rest = (13 - own - sum(known)) / max(1, 3 - len(known))
    usual = str(max(1, min(4, round(rest - CAUTION))))
    return tuple(
        word if seat == reading.me else bid if bid != LEFT_TO_BID else usual for seat, bid in enumerate(reading.bids)
    )


def _mean(reading: Reading, bids: tuple[str, ...], own: float) -> float:
    """The tricks that the side is likely to take, when the seat's own hand takes so many."""
    tricks = [NIL_TAKES if is_nil(bid) else tricks_bid(bid) + BEYOND for bid in bids]
    tricks[reading.me] = own
    mine = sum(tricks[seat] for seat in reading.sides[reading.side])
    return mine + SHARED * max(-MOST_SHARED, min(MOST_SHARED, 13 - sum(tricks)))


def _stakes(reading: Reading, bids: tuple[str, ...]) -> Stakes:
    unknown = sum(bid == LEFT_TO_BID for bid in reading.bids) - 1
    return Stakes(reading, bids, 13, UNKNOWN * unknown - SURE * sure(reading.hand, reading.out))


def _chance(reading: Reading, word: str, own: float) -> float:
    bids = _bids(reading, word, own)
    partner = reading.partner
    if reading.options.bidding == "suicide" and partner is not None and reading.bids[partner] == LEFT_TO_BID:
        bids = (*bids[:partner], NIL, *bids[partner + 1 :])
        stakes, mean = _stakes(reading, bids), _mean(reading, bids, own)
        return FORCED_MADE * stakes.chance(mean) + (1 - FORCED_MADE) * stakes.chance(mean, partner)
    return _stakes(reading, bids).chance(_mean(reading, bids, own))


def _nil_chance(reading: Reading, word: str, safe: float) -> float:
    bids = _bids(reading, word, 0.0)
    stakes, mean = _stakes(reading, bids), _mean(reading, bids, 0.0)
    return safe * stakes.chance(mean) + (1 - safe) * stakes.chance(mean, reading.me)
