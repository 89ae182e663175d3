"""The bid in Spades by playouts: each candidate is bid in imagined deals, those who come after bid by their hands, all play."""

from collections.abc import Callable, Generator
from typing import Final

from ...games.spades import SpadesOptions
from ...games.spades.state import LEFT_TO_BID, NIL, is_nil, partner_of, tricks_bid
from ...rng import Rng
from ...views import View
from ..base import Decision
from ..playout import masks_of
from ..playout.spades import Playout, Start
from ..spades import choose
from .halving import halve
from .spades_exchange import exchanged, opener
from .spades_guess import bid_guess, number_guess
from .spades_worlds import World
from .spades_worth import Worth

__all__ = ["think_bid"]

#: Instead of a bid: to look at the cards first.
LOOK: Final = "look"

#: The numbers around the usual one that are thought about: so many below and above.
BELOW: Final = 2
ABOVE: Final = 2
#: How much more often a nil fails at the table than in playouts: rivals that think find more than the playouts' do.
HARDER: Final = 0.3
#: The bid decides more than any card, and its candidates are close: it takes so many playouts at least.
LEAST: Final = 600


def think_bid(view: View, worlds: Callable[[], World], rng: Rng, playouts: int) -> Generator[None, None, Decision]:
    """The bid with the best chance to win the game; yields after every world. `playouts` are whole deals.

    The seat has several bids to choose from; or it hasn't looked at its cards, and may do so, or bid a nil blind.
    """
    table = _Table(view, rng)
    best, estimates = yield from halve(len(table.words), max(LEAST, playouts), worlds, table.value)
    actions = [word if word == LOOK else f"bid {word}" for word in table.words]
    values = tuple((action, estimate.chance) for action, estimate in zip(actions, estimates, strict=True))
    return Decision(actions[best], values)


class _Table:
    """The bidding as it stands, and what comes of each candidate, `words`."""

    def __init__(self, view: View, rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.me, self.random = view, view.seat, rng.random
        self.options: SpadesOptions = view.options
        self.order = [(view.dealer + i) % 4 for i in range(1, 5)]
        self.bids = [each.bid for each in view.seats]
        self.later = [seat for seat in self.order if self.bids[seat] == LEFT_TO_BID and seat != self.me]
        self.words = self._candidates()
        #: By the bids of all seats: what plays them out, and what comes of that.
        self.known: dict[tuple[str, ...], tuple[Playout, Worth]] = {}

    def _candidates(self) -> list[str]:
        """The usual bid and those near it: nil, and numbers."""
        assert self.view.prompt is not None
        words = [choice.action.split()[-1] for choice in self.view.prompt.choices]
        mate = partner_of(self.options, self.me)
        if mate is not None and is_nil(self.bids[mate]):
            # Two nils of one side have nobody to cover them; playouts think too well of that.
            words = [word for word in words if not is_nil(word)] or words
        if self.view.covered:
            return sorted(words, key=lambda word: word != LOOK)
        usual = choose(self.view).split()[1]
        near = number_guess(masks_of((self.view.hand,))) if is_nil(usual) else tricks_bid(usual)
        near_it = [word for word in words if is_nil(word) or near - BELOW <= tricks_bid(word) <= near + ABOVE]
        return sorted(near_it, key=lambda word: word != usual) or [usual]

    def value(self, world: World, arm: int) -> int:
        """What a candidate is worth in a world."""
        said = self.bids[:]
        own = world.masks[4 * self.me : 4 * self.me + 4]
        word = self.words[arm]
        said[self.me] = _later_bid(self.options, said, self.me, own) if word == LOOK else word
        for seat in self.later:
            said[seat] = _later_bid(self.options, said, seat, world.masks[4 * seat : 4 * seat + 4])
        key = tuple(said)
        if key not in self.known:
            self.known[key] = Playout(self.options, key), Worth(self.view, self.me, key)
        playout, worth = self.known[key]
        masks = exchanged(self.options, key, world.masks)
        taken = playout.run(Start(opener(self.options, self.view.dealer, masks)), masks[:], None, world.luck())
        return worth(self._harder(playout, taken))

    def _harder(self, playout: Playout, taken: int) -> int:
        """The tricks, with now and then one that was forced upon a nil, by its partner if that has any."""
        for seat in playout.nils:
            if not taken >> 4 * seat & 15 and self.random() < HARDER:
                giver = next(s for s in (seat ^ 2, (seat + 1) % 4, (seat + 3) % 4) if taken >> 4 * s & 15)
                taken += (1 << 4 * seat) - (1 << 4 * giver)
        return taken


def _later_bid(options: SpadesOptions, said: list[str], seat: int, masks: list[int]) -> str:
    """The bid of a seat after these, by its hand and the house rules."""
    mate = partner_of(options, seat)
    partners = LEFT_TO_BID if mate is None else said[mate]
    held = masks[3].bit_count()
    mirrored = str(held) if held else NIL
    if options.bidding == "suicide" and tricks_bid(partners):
        return NIL
    if options.bidding == "mirror":
        return mirrored
    guess = bid_guess(masks, options.zero == "nil" and not is_nil(partners))
    if is_nil(guess):
        return guess
    if options.bidding == "whiz":
        return mirrored
    # Nobody bids more than the others leave, but what the house asks for.
    most = min(int(guess), 13 - sum(map(tricks_bid, said)))
    least = options.board - tricks_bid(partners) if partners else 1
    return str(max(1, least, most))
