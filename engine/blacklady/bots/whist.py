"""Rules of thumb for whist: low in second seat, high in third, as cheap as can be in fourth; lead from length or a sequence."""

from typing import Final

from ..actions import CLAIM, format_action, play
from ..cards import SUIT_SETS, Card, CardSet, cards_in, highest, lowest, rank_of, suit_of
from ..tricks import beats
from ..views import View
from .reading import Reading

__all__ = ["choose"]

#: How much likelier a card must hold the trick than the partner's, to be played on it.
GAIN: Final = 0.35
#: How likely a card must hold the trick to be led at once, or to be played in second seat.
SURE: Final = 0.7
#: From this rank on (the ten), a card that touches another is led from the top.
HONOUR: Final = 8


def choose(view: View, recalls: int | None = None) -> str:
    """The action for what the view's prompt asks; for `recalls` see `Reading`."""
    if view.claim is not None:
        return format_action(CLAIM)
    assert view.prompt is not None
    cards = view.prompt.cards
    if cards.bit_count() == 1:
        return format_action(play(lowest(cards)))
    player = Player(view, recalls)
    return format_action(play(player.follow(cards) if player.trick.cards else player.lead()))


class Player(Reading):
    """A view, counted, and what to play from it."""

    def __init__(self, view: View, recalls: int | None) -> None:
        super().__init__(view, recalls)
        assert view.trump is not None
        self.trumps: CardSet = SUIT_SETS[view.trump]
        self.partner: int = (self.me + 2) % 4
        self.rivals: tuple[int, ...] = ((self.me + 1) % 4, (self.me + 3) % 4)
        #: Whether an opponent may have a trump.
        self.armed: bool = any(self.holds[seat] & self.trumps for seat in self.rivals)

    def holds_up(self, best: Card, led: int) -> float:
        """The chance that no opponent who has yet to play beats this card in a trick of suit `led`."""
        suit, chance = SUIT_SETS[led], 1.0
        above = SUIT_SETS[suit_of(best)] & ~((2 << best) - 1)
        for seat in self.later:
            if seat in self.rivals:
                void = self.has_none(seat, suit)
                if suit_of(best) == led:
                    chance *= self.has_none(seat, above)
                    ruffs = 0 if suit == self.trumps else self.trumps
                else:
                    ruffs = above
                chance *= 1 - void * (1 - self.has_none(seat, ruffs))
        return chance

    # On the lead

    def lead(self) -> Card:
        """Draw trumps when long, cash what must win, return the partner's suit, else lead from length."""
        trumps = self.hand & self.trumps
        if self.armed and 2 * trumps.bit_count() > (self.out & self.trumps).bit_count():
            return self._from(trumps)
        plain = self.hand & ~self.trumps
        if not plain:
            return self._from(trumps)
        odds = {card: self.holds_up(card, suit_of(card)) for card in cards_in(plain)}
        best = max(odds, key=lambda card: (odds[card], -rank_of(card)))
        if odds[best] >= SURE:
            return best
        returned = next((suit_of(t.cards[0]) for t in self.view.tricks if t.leader == self.partner), None)
        if returned is not None and plain & SUIT_SETS[returned] and self._open(SUIT_SETS[returned]):
            return self._from(plain & SUIT_SETS[returned])
        suits = [plain & suit for suit in SUIT_SETS if plain & suit]
        return self._from(max(suits, key=self._length))

    def _open(self, suit: CardSet) -> bool:
        """Whether no opponent is known to be able to trump the suit."""
        return all(self.holds[seat] & suit or not self.holds[seat] & self.trumps for seat in self.rivals)

    def _length(self, cards: CardSet) -> tuple[bool, int, int]:
        """How good a suit is to lead from: nobody trumps it, it is long, and a sequence stands on top."""
        top = highest(cards)
        touching = rank_of(top) > HONOUR and self._touches(top, cards)
        return self._open(SUIT_SETS[suit_of(top)]), cards.bit_count() + 2 * touching, rank_of(top)

    def _touches(self, card: Card, cards: CardSet) -> bool:
        """Whether the next lower card of the suit that isn't gone is in the hand, too."""
        suit = SUIT_SETS[suit_of(card)]
        below = suit & (self.out | cards) & ((1 << card) - 1)
        return below != 0 and bool(cards >> highest(below) & 1)

    def _from(self, cards: CardSet) -> Card:
        """The lead from these cards of a suit: a master, the top of a sequence or of two cards, else the lowest."""
        top = highest(cards)
        master = not SUIT_SETS[suit_of(top)] & self.out & ~((2 << top) - 1)
        sequence = rank_of(top) >= HONOUR and self._touches(top, cards)
        return top if master or sequence or cards.bit_count() == 2 else lowest(cards)

    # In the other seats

    def follow(self, cards: CardSet) -> Card:
        """Take the trick if it is worth it and can be done, with the cheapest card that does it as well; else throw the least."""
        trick, led = self.trick, suit_of(self.trick.cards[0])
        ours = trick.winner == self.partner
        now = self.holds_up(trick.best, led) if ours else 0.0
        winning = {
            card: self.holds_up(card, led) for card in cards_in(cards) if beats(card, trick.best, self.view.trump)
        }
        if not winning:
            return self._least(cards)
        best = max(winning, key=lambda card: (round(winning[card], 3), not self._trump(card), -rank_of(card)))
        second = len(trick.cards) == 1 and not self._trump(best)
        if winning[best] - now < GAIN or (second and winning[best] < SURE):
            return self._least(cards)
        return best

    def _trump(self, card: Card) -> bool:
        return bool(self.trumps >> card & 1)

    def _least(self, cards: CardSet) -> Card:
        """The card that is missed least: no trump, no master, low, from a short suit."""

        def worth(card: Card) -> tuple[bool, bool, int, int]:
            suit = SUIT_SETS[suit_of(card)]
            master = not suit & self.out & ~((2 << card) - 1)
            return self._trump(card), master, rank_of(card), (self.hand & suit).bit_count()

        return min(cards_in(cards), key=worth)
