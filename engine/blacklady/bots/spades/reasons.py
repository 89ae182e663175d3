"""Why an action is advised in Spades. The most telling of what is true comes first."""

from typing import Final

from ...actions import parse_action
from ...cards import SPADES, SUIT_LETTERS, SUIT_SETS, Card, CardSet, card_set, cards_in, format_card, rank_of, suit_of
from ...games.spades.scoring import contract_tricks
from ...games.spades.state import BLIND, LEFT_TO_BID, is_nil, tricks_bid
from ...texts import Text, text
from ...tricks import beats
from ...views import View
from .hand import promise
from .nil import safety
from .reading import Reading

__all__ = ["reason"]

#: A bid is the promise of the hand if it differs by no more.
NEAR: Final = 0.8
#: A nil is safe from this chance on.
SAFE: Final = 0.5
#: A side is far behind with so many points less.
BEHIND: Final = 100
#: So many spades are long; the highest rank of a low card (seven), the lowest of a high one (jack).
LONG: Final = 5
LOW: Final = 5
HIGH: Final = 9

_TRUMPS: Final = SUIT_SETS[SPADES]


def reason(view: View, action: str) -> Text:
    """Something true that speaks for a legal bid, look, exchange or play."""
    done, reading = parse_action(action), Reading(view)
    if done.verb == "look":
        return text("spades.why.look")
    if done.verb == "bid":
        return _nil(reading, done.word) if is_nil(done.word) else _bid(reading, int(done.word))
    if done.verb == "pass":
        return _exchanged(reading, card_set(done.cards))
    play = _Play(reading, done.cards[0])
    if not reading.trick.cards:
        return play.led()
    return play.nil() or (play.wins_now() if play.beats else play.loses())


def _above(card: Card) -> CardSet:
    return SUIT_SETS[suit_of(card)] & ~((2 << card) - 1)


def _nil(reading: Reading, word: str) -> Text:
    view, options = reading.view, reading.options
    worth = int(options.blind_nil_worth if word == BLIND else options.nil_worth)
    if word == BLIND:
        behind = max(seat.total for seat in view.seats) - view.seats[reading.me].total
        if behind >= BEHIND:
            return text("spades.why.blind_behind", points=behind, worth=worth)
        return text("spades.why.blind", worth=worth)
    if safety(view.hand, reading.out) >= SAFE:
        return text("spades.why.nil", worth=worth)
    return text("spades.why.nil_risky", worth=worth, count=round(promise(reading, view.hand, reading.out)))


def _bid(reading: Reading, number: int) -> Text:
    hand = promise(reading, reading.hand, reading.out)
    if abs(number - hand) <= NEAR:
        return _promised(reading, number)
    return _more(reading, number, round(hand)) if number > hand else _less(reading, number, round(hand))


def _promised(reading: Reading, number: int) -> Text:
    spades = (reading.hand & _TRUMPS).bit_count()
    aces = sum(rank_of(card) == 12 for card in cards_in(reading.hand))
    if spades >= LONG:
        return text("spades.why.bid_long", count=number, spades=spades)
    return text("spades.why.bid_aces", count=number, aces=aces) if aces else text("spades.why.bid", count=number)


def _said(reading: Reading) -> tuple[int, bool]:
    """The tricks that the others have bid, and whether all three have."""
    words = [word for seat, word in enumerate(reading.bids) if seat != reading.me]
    return sum(map(tricks_bid, words)), LEFT_TO_BID not in words


def _more(reading: Reading, number: int, hand: int) -> Text:
    options, side = reading.options, reading.view.sides[reading.side]
    partner = 0 if reading.partner is None else tricks_bid(reading.bids[reading.partner])
    said, all_said = _said(reading)
    if partner and number == options.board - partner:
        return text("spades.why.bid_board", count=options.board)
    if options.bidding == "whiz":
        return text("spades.why.bid_whiz", count=number)
    if all_said and options.no_thirteen and hand + said == 13:
        return text("spades.why.bid_thirteen", count=hand)
    if all_said and number <= 13 - said:
        return text("spades.why.bid_left", said=said, left=13 - said)
    if options.bag_limit and 2 * side.bags >= options.bag_limit:
        return text("spades.why.bid_bags", bags=side.bags)
    return text("spades.why.bid_more", count=hand)


def _less(reading: Reading, number: int, hand: int) -> Text:
    options, seats = reading.options, reading.view.seats
    partner = 0 if reading.partner is None else tricks_bid(reading.bids[reading.partner])
    said, all_said = _said(reading)
    if options.bidding == "whiz":
        return text("spades.why.bid_whiz", count=number)
    if all_said and options.no_thirteen and hand + said == 13:
        return text("spades.why.bid_thirteen", count=hand)
    if seats[reading.me].total + 10 * (number + partner) >= options.target:
        return text("spades.why.bid_enough", points=options.target)
    for seat in reading.rivals:
        if is_nil(reading.bids[seat]):
            return text("spades.why.bid_rival_nil", seat=seat)
    if 0 < 13 - said < hand:
        return text("spades.why.bid_scarce", said=said, left=13 - said)
    return text("spades.why.bid_less", count=hand)


def _exchanged(reading: Reading, cards: CardSet) -> Text:
    partner = reading.partner
    assert partner is not None
    names = [format_card(card) for card in cards_in(cards)]
    if is_nil(reading.bids[reading.me]):
        if all(reading.out & SUIT_SETS[suit_of(card)] & ((1 << card) - 1) for card in cards_in(cards)):
            return text("spades.why.give_danger", cards=names)
        return text("spades.why.give", seat=partner)
    if not cards & _TRUMPS and all(rank_of(card) <= LOW for card in cards_in(cards)):
        return text("spades.why.give_low", seat=partner)
    return text("spades.why.give_rest", seat=partner)


class _Play:
    """A card that may be played, and what can be said of it."""

    def __init__(self, reading: Reading, card: Card) -> None:
        self.reading, self.card = reading, card
        view, trick, prompt = reading.view, reading.trick, reading.view.prompt
        assert prompt is not None
        self.suit: Final = suit_of(card)
        self.letter: Final = SUIT_LETTERS[self.suit]
        self.after: CardSet = view.hand & ~(1 << card)
        self.out: CardSet = reading.out & SUIT_SETS[self.suit]
        self.higher: int = (self.out & _above(card)).bit_count()
        self.legal: list[Card] = list(cards_in(prompt.cards))
        self.winners: list[Card] = [c for c in self.legal if not trick.cards or beats(c, trick.best, SPADES)]
        self.beats: bool = card in self.winners
        self.my_nil: bool = reading.me in reading.nils
        self.needs: list[int] = []
        for seats in reading.sides:
            helping, _ = contract_tricks(reading.options, seats, reading.bids, reading.taken)
            self.needs.append(sum(tricks_bid(reading.bids[s]) for s in seats) - helping)
        #: What the own side still needs; a trick of a nil that has failed may be of no help.
        self.need: int = self.needs[reading.side]
        failed = is_nil(reading.bids[reading.me])
        self.helps: bool = not failed or reading.options.failed_nil == "count"
        self.counts: bool = not failed or reading.options.failed_nil != "nothing"

    def _may_fall(self, card: Card) -> bool:
        """Whether somebody who has yet to play may beat this card, which is the best so far."""
        beating = _above(card) | (0 if suit_of(card) == SPADES else _TRUMPS)
        return any(self.reading.holds[seat] & beating for seat in self.reading.later)

    def led(self) -> Text:
        """Why it is led."""
        reading, number = self.reading, self.out.bit_count()
        if self.my_nil and number and self.higher == number:
            return text("spades.why.nil_lead", suit=self.letter)
        if not self.my_nil:
            if reading.partner in reading.nils and rank_of(self.card) >= HIGH:
                return text("spades.why.cover_lead", seat=reading.partner)
            for seat in reading.rivals:
                if seat in reading.nils and rank_of(self.card) <= LOW and reading.holds[seat] & _above(self.card):
                    return text("spades.why.attack_lead", seat=seat)
            if not self.higher and (told := self._top()):
                return told
            partner = reading.partner
            if partner is not None and partner not in reading.nils and self.suit in reading.led[partner]:
                return text("spades.why.back", seat=partner, suit=self.letter)
            if self.suit == SPADES and number:
                return text("spades.why.draw", count=number)
            if self._opens_ruff():
                return text("spades.why.last", suit=self.letter)
            if number and self.higher == number:
                return text("spades.why.made_low" if self.need <= 0 else "spades.why.lead_low", suit=self.letter)
        return text("hint.why.lead", suit=self.letter, higher=self.higher, lower=number - self.higher)

    def _opens_ruff(self) -> bool:
        """Whether the hand can trump the suit after this card, as long as somebody has it."""
        return bool(self.out and not self.after & SUIT_SETS[self.suit] and self.after & _TRUMPS)

    def _top(self) -> Text | None:
        """That nobody has a higher card of the suit led, and what follows from it."""
        if self.suit == SPADES:
            return text("spades.why.top_spade")
        if not self.reading.out & _TRUMPS:
            return text("spades.why.top_sure", suit=self.letter)
        return text("spades.why.top", suit=self.letter) if self.out else None

    def nil(self) -> Text | None:
        """What a nil asks for: one's own, the partner's, or a rival's."""
        reading, trick = self.reading, self.reading.trick
        best, winner, name = format_card(trick.best), trick.winner, format_card(self.card)
        if self.my_nil:
            if self.beats:
                forced = len(self.winners) == len(self.legal)
                return text("spades.why.nil_forced" if forced else "spades.why.nil_over", best=best)
            losers = [c for c in self.legal if c not in self.winners and suit_of(c) == self.suit]
            if self.suit == suit_of(trick.cards[0]):
                highest = self.card == max(losers)
                return text("spades.why.nil_highest" if highest else "spades.why.nil_under", best=best)
            danger = self.out.bit_count() > self.higher
            led = SUIT_LETTERS[suit_of(trick.cards[0])]
            return text("spades.why.nil_throw", card=name) if danger else text("spades.why.throw", suit=led)
        if winner == reading.partner and winner in reading.nils:
            if self.beats:
                return text("spades.why.cover", seat=winner, best=best)
            return None if self.winners else text("spades.why.no_cover", seat=winner, best=best)
        if winner in reading.rivals and winner in reading.nils and not self.beats:
            return text("spades.why.attack", seat=winner)
        if reading.partner in reading.nils and reading.partner in reading.later and self.beats:
            return text("spades.why.cover_lead", seat=reading.partner) if rank_of(self.card) >= HIGH else None
        return None

    def wins_now(self) -> Text:
        """Why it goes over the best card of the trick so far."""
        reading, trick = self.reading, self.reading.trick
        best, winner, sure = format_card(trick.best), trick.winner, not self._may_fall(self.card)
        if winner == reading.partner and winner not in reading.nils:
            if self._may_fall(trick.best):
                return text("spades.why.make_sure" if sure else "spades.why.help", seat=winner, best=best)
            return text("spades.why.over", best=best)
        rivals = [need for side, need in enumerate(self.needs) if side != reading.side]
        if len(rivals) == 1 and sure and rivals[0] == reading.tricks_left:
            return text("spades.why.set")
        led = suit_of(trick.cards[0])
        if 0 < self.need <= reading.tricks_left and self.helps:
            if sure and self.card == min(self.winners, key=lambda c: (suit_of(c) == SPADES, c)):
                return text("spades.why.cheapest", count=self.need)
            if self.suit == SPADES != led:
                return text("spades.why.ruff", suit=SUIT_LETTERS[led], count=self.need)
            return text("spades.why.win_need", best=best, count=self.need)
        if len(self.winners) == len(self.legal):
            return text("spades.why.must", best=best)
        if len(rivals) == 1 and 0 < rivals[0] <= reading.tricks_left:
            return text("spades.why.try_set", count=rivals[0], left=reading.tricks_left)
        return text("spades.why.over", best=best)

    def loses(self) -> Text:
        """Why it stays under the best card of the trick so far."""
        reading, trick = self.reading, self.reading.trick
        best, winner, led = format_card(trick.best), trick.winner, suit_of(trick.cards[0])
        if winner == reading.partner and winner not in reading.nils:
            return text("spades.why.partner", seat=winner)
        if self.suit not in (led, SPADES) and self._opens_ruff():
            return text("spades.why.last", suit=self.letter)
        if not self.winners:
            lowest = not self.after & SUIT_SETS[self.suit] & ((1 << self.card) - 1)
            return text("spades.why.beaten_low" if lowest else "spades.why.beaten", best=best, suit=self.letter)
        if self.need <= 0:
            return text("spades.why.bag" if reading.options.bag_limit and self.counts else "spades.why.made")
        return text("spades.why.keep", card=format_card(max(self.winners, key=lambda c: (rank_of(c), c))))
