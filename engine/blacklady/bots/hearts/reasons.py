"""Why an action is advised in Hearts. The most telling of what is true comes first."""

from typing import Final

from ...actions import parse_action
from ...cards import (
    HEARTS,
    SPADES,
    SUIT_LETTERS,
    SUIT_SETS,
    Card,
    CardSet,
    card_set,
    cards_in,
    format_card,
    highest,
    lowest,
    rank_of,
    suit_of,
)
from ...games.hearts.scoring import is_over, settle, standing
from ...games.hearts.values import ALL_HEARTS, QUEEN, card_values
from ...texts import Text, text
from ...views import View
from .moon import shooting_chance, threat
from .passing import SHOOT
from .reading import Reading

__all__ = ["reason"]

#: From this chance on, a play is one towards the moon.
MOON_LIKELY: Final = 0.25
#: From this chance on, somebody else is to be stopped.
THREAT: Final = 0.15
#: So many cards of a suit are out while everybody is likely to follow.
FRESH: Final = 8
#: The highest rank of a low card (six), the lowest of a high one (jack), and of a high heart (ten).
LOW: Final = 4
HIGH: Final = 9
HIGH_HEART: Final = 8
#: So many low spades guard the higher ones.
GUARDS: Final = 4

_HIGH_SPADES: Final = SUIT_SETS[SPADES] & ~((1 << QUEEN) - 1)


def reason(view: View, action: str) -> Text:
    """Something true that speaks for a legal pass, play, or way to score a moon."""
    done = parse_action(action)
    if done.verb == "moon":
        return _moon(view, done.word)
    if done.verb == "pass":
        return _passed(view, card_set(done.cards))
    play = _Play(view, done.cards[0])
    if not (play.reading.out | view.hand | play.table) & play.values.counting:
        return text("hearts.why.no_points")
    if not play.reading.trick.cards:
        return play.led()
    return play.followed() if play.suit == suit_of(play.reading.trick.cards[0]) else play.thrown()


def _names(cards: CardSet) -> list[str]:
    return [format_card(card) for card in cards_in(cards)]


def _above(card: Card) -> CardSet:
    return SUIT_SETS[suit_of(card)] & ~((2 << card) - 1)


def _moon(view: View, way: str) -> Text:
    """What the totals are after it, and after the other way."""
    points, over = _outcome(view, way)
    _, otherwise = _outcome(view, "add" if way == "subtract" else "subtract")
    me = view.seat
    assert me is not None
    lead = min(total for seat, total in enumerate(points) if seat != me) - points[me]
    if over:
        return text("hearts.why.moon_wins" if lead >= 0 else "hearts.why.moon_loses", points=points[me])
    if otherwise:
        return text("hearts.why.moon_goes_on")
    if lead < 0:
        return text("hearts.why.moon_behind", points=-lead)
    return text("hearts.why.moon_ahead", points=lead) if lead else text("hearts.why.moon_level")


def _outcome(view: View, way: str) -> tuple[list[int], bool]:
    """The totals that follow, and whether the game is over with them."""
    options = view.options
    winners = sum(1 << seat.seat for seat in view.seats if seat.tricks)
    before, cards = [seat.total for seat in view.seats], [seat.points for seat in view.seats]
    points, _ = settle(options, before, cards, view.seat, winners, way)
    totals = [standing(options, total + count) for total, count in zip(before, points, strict=True)]
    return totals, is_over(options, totals)


def _passed(view: View, cards: CardSet) -> Text:
    kept, out = view.hand & ~cards, view.deck & ~view.hand
    loses = all(out & _above(card) for card in cards_in(cards))
    if view.options.moon != "none" and loses and shooting_chance(kept, out, leads=True) >= SHOOT:
        return text("hearts.why.pass_moon")
    spades = cards & _HIGH_SPADES
    guards = (view.hand & SUIT_SETS[SPADES] & ~_HIGH_SPADES).bit_count()
    if spades and not guards:
        return text("hearts.why.pass_spades_bare", cards=_names(spades))
    if spades and guards < GUARDS:
        return text("hearts.why.pass_spades", cards=_names(spades), count=guards)
    costly = cards & card_values(view.options).costly & ~ALL_HEARTS
    if costly:
        return text("hearts.why.pass_costly", card=format_card(highest(costly)))
    for suit in SUIT_SETS[:SPADES]:
        if view.hand & suit and not kept & suit:
            return text("hearts.why.pass_void", suit=SUIT_LETTERS[suit_of(highest(suit))])
    high = card_set(card for card in cards_in(cards) if rank_of(card) >= HIGH)
    hearts = card_set(card for card in cards_in(cards & ALL_HEARTS) if rank_of(card) >= HIGH_HEART)
    if hearts:
        return text("hearts.why.pass_hearts", cards=_names(hearts))
    if high:
        return text("hearts.why.pass_high", cards=_names(high))
    staying = (kept & SUIT_SETS[SPADES] & ~_HIGH_SPADES).bit_count()
    if kept >> QUEEN & 1 and staying >= GUARDS:
        return text("hearts.why.pass_queen", count=staying)
    low = sum(rank_of(card) <= LOW for card in cards_in(kept))
    return text("hearts.why.pass_low", count=low) if low else text("hearts.why.pass_rest")


class _Play:
    """A card that may be played, and what can be said of it."""

    def __init__(self, view: View, card: Card) -> None:
        self.view, self.card = view, card
        self.reading: Final = Reading(view)
        self.values: Final = card_values(view.options)
        self.suit: Final = suit_of(card)
        self.letter: Final = SUIT_LETTERS[self.suit]
        self.after: CardSet = view.hand & ~(1 << card)
        #: The cards of the suit that others hold, and how many of them are higher and lower.
        self.out: CardSet = self.reading.out & SUIT_SETS[self.suit]
        self.higher: int = (self.out & _above(card)).bit_count()
        self.lower: int = self.out.bit_count() - self.higher
        self.last: bool = not self.after & SUIT_SETS[self.suit]
        self.queen_out: bool = bool(self.reading.out >> QUEEN & 1)
        #: The cards on the table with this one, and those of them that cost.
        self.table: CardSet = card_set(self.reading.trick.cards) | 1 << card
        self.costly: CardSet = self.table & self.values.costly
        rival, chance = threat(self.reading)
        self.rival: int | None = rival if chance >= THREAT else None

    def led(self) -> Text:
        """Why it is led."""
        moon = self._towards_moon()
        if moon:
            return moon
        if self.rival is not None and self.suit == HEARTS and not self.higher:
            return text("hearts.why.stop", seat=self.rival)
        if not self.out:
            return text("hearts.why.lead_alone", suit=self.letter)
        if self.suit == SPADES and self.queen_out and not self.view.hand & _HIGH_SPADES:
            known = self.reading.given >> QUEEN & 1
            return text("hearts.why.smoke_known", seat=self.view.pass_to) if known else text("hearts.why.smoke")
        if not self.lower:
            return text("hearts.why.lead_under", suit=self.letter)
        if self.higher >= 2 * self.lower:
            return text("hearts.why.lead_low", suit=self.letter, count=self.out.bit_count(), higher=self.higher)
        if self.last:
            return text("hearts.why.lead_last", suit=self.letter)
        catches = self.queen_out and 1 << self.card & _HIGH_SPADES
        if self.suit != HEARTS and not self._voids(self.suit) and not catches:
            if self.out.bit_count() >= FRESH:
                return text("hearts.why.lead_fresh", suit=self.letter, count=self.out.bit_count())
            for suit in range(4):
                void = self._voids(suit)
                if void and suit != HEARTS and self.view.hand & SUIT_SETS[suit]:
                    return text("hearts.why.avoid", seat=void[0], other=SUIT_LETTERS[suit], suit=self.letter)
        return text("hint.why.lead", suit=self.letter, higher=self.higher, lower=self.lower)

    def _voids(self, suit: int) -> list[int]:
        """The seats that are known to have none of a suit that is still out."""
        reading, cards = self.reading, SUIT_SETS[suit]
        if not reading.out & cards:
            return []
        return [seat for seat in range(4) if seat != reading.me and not reading.holds[seat] & cards]

    def _towards_moon(self) -> Text | None:
        """That it is a step towards a moon of one's own, if the chance is good."""
        reading, taken = self.reading, self.reading.taken
        left = (reading.out | self.view.hand | self.table) & self.values.costly
        mine = all(not points for seat, points in enumerate(taken) if seat != reading.me)
        if self.view.options.moon == "none" or not left or not mine:
            return None
        led = suit_of(reading.trick.cards[0] if reading.trick.cards else self.card)
        chance = reading.stays_highest(self.card)
        chance *= shooting_chance(self.after, reading.out, leads=True, drawn=led)
        if chance < MOON_LIKELY:
            return None
        return text("hearts.why.moon_every" if taken[reading.me] else "hearts.why.moon_none")

    def followed(self) -> Text:
        """Why it follows suit."""
        trick = self.reading.trick
        return self._under(trick.best, trick.winner) if self.card < trick.best else self._over(trick.best)

    def _under(self, best: Card, winner: int | None) -> Text:
        name, points = format_card(best), self._points(self.costly & ~(1 << self.card))
        if 1 << self.card & self.costly & ~ALL_HEARTS:
            return text("hearts.why.drop", card=format_card(self.card), seat=winner, best=name)
        if self.suit == SPADES and self.queen_out and best < QUEEN and self.after & _HIGH_SPADES:
            return text("hearts.why.hold_back", card=format_card(highest(self.after & _HIGH_SPADES)))
        if points:
            return text("hearts.why.under_points", best=name, points=points)
        if not self.after & _above(self.card) & ((1 << best) - 1):
            return text("hearts.why.under_highest", best=name)
        return text("hearts.why.under", best=name)

    def _points(self, cards: CardSet) -> int:
        return sum(self.values.points[card] for card in cards_in(cards))

    def _over(self, best: Card) -> Text:
        reading, bonus, name = self.reading, self.values.bonus, format_card(best)
        sure, held = self._stays(self.card), self.view.hand & SUIT_SETS[self.suit]
        if sure and bonus is not None and self.table >> bonus & 1 and self._points(self.costly) < 10:
            return text("hearts.why.bonus", card=format_card(bonus))
        if self.rival is not None and self.costly:
            return text("hearts.why.stop" if sure else "hearts.why.stop_try", seat=self.rival)
        moon = self._towards_moon()
        if moon:
            return moon
        top = self.card == highest(held)
        if not reading.later and not self.costly:
            return text("hearts.why.clean_highest" if top else "hearts.why.clean")
        if top and not self.costly and self._harmless():
            if self._first():
                return text("hearts.why.first_trick")
            return text("hearts.why.lead_fresh", suit=self.letter, count=self.out.bit_count())
        if top and lowest(held) > best and self._stays(lowest(held)):
            return text("hearts.why.must_win", suit=self.letter)
        if lowest(held) > best and (top or not sure):
            return text("hearts.why.must_top" if sure else "hearts.why.must_over", best=name, suit=self.letter)
        if sure and self.costly:
            return text("hearts.why.takes", points=self._points(self.costly))
        return text("hearts.why.over", best=name)

    def _stays(self, card: Card) -> bool:
        """Whether nobody who has yet to play can beat a card that goes over the best so far."""
        return not any(self.reading.holds[seat] & _above(card) for seat in self.reading.later)

    def _harmless(self) -> bool:
        """Whether those who follow are likely to add no point."""
        catches = self.suit == SPADES and self.queen_out
        voids = set(self._voids(self.suit)) & set(self.reading.later)
        return self._first() or (not catches and not voids and self.suit != HEARTS and self.out.bit_count() >= FRESH)

    def _first(self) -> bool:
        """Whether this is a first trick on which hardly a point can fall."""
        options = self.view.options
        return not (self.view.tricks or options.first_trick_points or options.black_maria or options.hooligan)

    def thrown(self) -> Text:
        """Why it is thrown on a trick of another suit."""
        reading, trick = self.reading, self.reading.trick
        name, led = format_card(self.card), SUIT_LETTERS[suit_of(trick.cards[0])]
        if self.higher and not self.costly and self._keeps_moon():
            return text("hearts.why.throw_loser", card=name)
        mine = 1 << self.card & self.values.costly
        if self.rival is not None:
            if mine and trick.winner != self.rival and self.rival not in reading.later:
                return text("hearts.why.stop_throw", seat=self.rival)
            hearts, others = self.after & ALL_HEARTS, reading.out & ALL_HEARTS
            if not mine and others and hearts > others:
                return text("hearts.why.keep_stopper", card=format_card(highest(hearts)), seat=self.rival)
        if mine:
            if reading.later:
                return text("hearts.why.throw_costly", suit=led, card=name)
            return text("hearts.why.throw_costly_last", suit=led, card=name, seat=trick.winner)
        if 1 << self.card & _HIGH_SPADES and self.queen_out:
            return text("hearts.why.throw_over_queen", card=name)
        if self.last and self.out:
            return text("hearts.why.throw_last", suit=self.letter)
        if self.lower and self.lower >= self.higher:
            return text("hearts.why.throw_high", card=name)
        return text("hearts.why.throw", suit=led)

    def _keeps_moon(self) -> bool:
        """Whether the hand without this card can still shoot the moon."""
        reading = self.reading
        if self.view.options.moon == "none" or any(p for s, p in enumerate(reading.taken) if s != reading.me):
            return False
        return shooting_chance(self.after, reading.out, leads=False) >= MOON_LIKELY
