"""Play a deal of Spades to its end, quickly and sensibly.

Hands are sixteen small masks, index `4 * seat + suit`: 13 bits each, 15 in spades with the jokers, so that WebAssembly keeps
every number in one word. A card is one bit of such a mask beside its suit. Two masks of a suit that share no card compare as
their highest cards do, which is how most questions are asked here. The tricks of the four seats are one number, a digit of
base 16 for each seat, South's the last; all that the seats want follows from it.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Final, NamedTuple

from ...cards import Card, rank_of, suit_of
from ...views import View
from .spades_roles import COVER, DUCK, HUNT, KEEN, NIL, Roles

__all__ = ["Playout", "Start", "start"]

#: The highest bit of each mask of up to 15 bits.
TOP: Final = (0, *(1 << bit for bit in range(15) for _ in range(1 << bit)))
#: Every order of the side suits.
_ORDERS: Final = tuple(permutations(range(3)))
#: The seats, as a set of bits, that play after this one when so many cards lie on the table: index `4 * cards + seat`.
_LATER: Final = tuple(sum(1 << (seat + i) % 4 for i in range(1, 4 - cards)) for cards in range(4) for seat in range(4))
#: Of the nils that stand, a set of bits, the one that the seat leads to: index `16 * seat + nils`.
_PREY: Final = tuple(
    next(((seat + i) % 4 for i in (1, 3, 2) if nils >> (seat + i) % 4 & 1), seat)
    for seat in range(4)
    for nils in range(16)
)
#: How often the highest spade is led where no side suit has a sure winner.
DRAW: Final = 0.5


class Start(NamedTuple):
    """Where a playout starts, but for the hands.

    `seat` is to play. So many `cards` lie on the table, of which the first was of suit `led` and the best, a bit of suit
    `suit`, is the `winner`'s. `taken` is the tricks of all seats, `broken` whether spades are, `first` whether this is the
    first trick.
    """

    seat: int
    cards: int = 0
    led: int = 0
    suit: int = 0
    best: int = 0
    winner: int = 0
    taken: int = 0
    broken: bool = False
    first: bool = True


def start(view: View, seat: int) -> Start:
    """The start for a seat on turn; in the bidding, for the seat that will lead."""
    taken = sum(each.tricks << 4 * each.seat for each in view.seats)
    first, trick = not view.tricks, view.trick
    if trick is None or trick.winner is None:
        return Start(seat, taken=taken, broken=view.broken, first=first)
    led, best = suit_of(trick.cards[0]), trick.best
    return Start(
        seat, len(trick.cards), led, suit_of(best), 1 << rank_of(best), trick.winner, taken, view.broken, first
    )


class Playout(Roles):
    """The playouts of a deal with these bids of all four seats."""

    def run(
        self,
        begun: Start,
        hands: list[int],
        card: Card | None,
        random: Callable[[], float],
        log: list[Card] | None = None,
    ) -> int:
        """The tricks of all seats at the end, when the seat on turn plays `card`, or with None what it likes.

        `hands`, the sixteen masks, are used up. `log` gets the cards in the order played. `random` gives numbers from 0 up
        to, not including, 1. All is in one loop without calls, since this is where a search spends its time.
        """
        seat, pos, led, best_suit, best, winner, taken, broken, first = begun
        options, mates, known = self.options, self.mates, self.known
        suit, bit = (0, 0) if card is None else (suit_of(card), 1 << rank_of(card))
        #: The cards of each suit in all hands.
        alive = [hands[s] | hands[s + 4] | hands[s + 8] | hands[s + 12] for s in range(4)]
        lowest_club = first and options.first_lead == "lowest-club"
        no_spade = lowest_club or (first and options.no_spade_on_first_trick)
        # Whether spades may be led, now and from the second trick on.
        later = options.spade_leads != "broken"
        free = (broken or options.spade_leads == "any-time" or (later and not first)) and not no_spade
        later = later or broken
        trumps, left = alive[3], sum(mask.bit_count() for mask in hands[4 * seat : 4 * seat + 4])
        roles = known.get(taken) or self.find(taken)
        while True:
            base = 4 * seat
            if bit:
                pass
            elif not pos:
                # Lead. Which of the suits comes first is left to chance.
                role, suit, low_suit = roles[seat], -1, -1
                spades = hands[base + 3] if free else 0
                if role == KEEN or role == COVER + KEEN:
                    # A sure winner, or else the lowest of some suit; a partner's nil is led high cards to.
                    for s in _ORDERS[int(random() * 6)]:
                        mask = hands[base + s]
                        if mask:
                            low_suit = s
                            if mask > alive[s] ^ mask:
                                suit, bit = s, TOP[mask]
                                break
                    else:
                        if spades and (low_suit < 0 or (spades > alive[3] ^ spades and random() < DRAW)):
                            suit = 3
                            bit = TOP[spades] if spades > alive[3] ^ spades else spades & -spades
                        elif low_suit >= 0:
                            suit, mask = low_suit, hands[base + low_suit]
                            bit = mask & -mask if role == KEEN else TOP[mask]
                elif role == NIL:
                    # A nil leads the lowest card that it has.
                    bit = 1 << 15
                    for s in _ORDERS[int(random() * 6)]:
                        mask = hands[base + s]
                        if mask and mask & -mask < bit:
                            suit, bit = s, mask & -mask
                    if suit < 0:
                        bit = 0
                else:
                    # Nothing is wanted, or a rival's nil is led low cards to, or the own partner's nil high ones.
                    prey = 4 * _PREY[16 * seat + roles[4]] if role >= HUNT else base
                    for s in _ORDERS[int(random() * 6)]:
                        mask = hands[base + s]
                        if mask:
                            suit, bit = s, (TOP[mask] if role == COVER else mask & -mask)
                            if hands[prey + s]:
                                break
                if not bit:
                    # Only spades are left.
                    suit, mask = 3, hands[base + 3]
                    bit = mask & -mask
                if first:
                    # Who leads first under this rule has the two, or else the lowest club.
                    mask = hands[base]
                    if mask and options.first_lead != "dealers-left":
                        suit, bit = 0, mask & -mask
            else:
                mask, role, mate = hands[base + led], roles[seat], mates[seat]
                low = mask & -mask
                if role > NIL:
                    nils = roles[4]
                    if role < HUNT:
                        if pos < 2:
                            # The partner's nil comes after: as high as can be.
                            if mask and led == best_suit:
                                bit = TOP[mask] if mask > best else low
                            role, mate = KEEN, -1
                        elif winner == mate:
                            role, mate = KEEN, -1
                        else:
                            role -= COVER
                    elif nils >> winner & 1:
                        role = DUCK
                    else:
                        role -= HUNT
                        if nils & _LATER[4 * pos + seat]:
                            # The rival's nil comes after: stay below it, and trump nothing.
                            bit, mate = low, winner
                if mask:
                    suit = led
                    if bit:
                        pass
                    elif mask == low:
                        bit = mask
                    elif led != best_suit:
                        # Trumped already.
                        bit = low if role == KEEN else TOP[mask]
                    elif mask < best:
                        bit = low if role == KEEN else TOP[mask]
                    elif role == KEEN:
                        if pos == 3:
                            if winner == mate:
                                bit = low
                            else:
                                over = mask & -(best + best)
                                bit = over & -over
                        elif pos == 1:
                            # Second hand low, unless it has the highest.
                            bit = TOP[mask] if mask > alive[led] ^ mask else low
                        else:
                            # Third hand high, unless the partner's card is as good.
                            bit = TOP[mask]
                            if winner == mate and (alive[led] ^ mask) & (bit - 1) < best:
                                bit = low
                    else:
                        under = mask & (best - 1)
                        bit = TOP[under] if under else TOP[mask] if pos == 3 else low
                    if lowest_club and led == 0:
                        bit = low
                else:
                    clubs, diamonds, hearts, spades = hands[base : base + 4]
                    bit = 0
                    high = clubs if clubs > diamonds else diamonds
                    if hearts > high:
                        high = hearts
                    if spades and (not high or not no_spade):
                        if led != best_suit:
                            # Somebody has trumped.
                            if role == KEEN:
                                if winner != mate and spades > best:
                                    over = spades & -(best + best)
                                    suit, bit = 3, over & -over
                            else:
                                under = spades & (best - 1)
                                if under:
                                    suit, bit = 3, TOP[under]
                        elif role == KEEN and (winner != mate or (pos == 2 and best < alive[led])):
                            suit, bit = 3, spades & -spades
                        if not bit and not high:
                            suit, bit = 3, (spades & -spades if pos < 3 or role == KEEN else TOP[spades])
                    if not bit:
                        if role == KEEN:
                            # Throw the lowest card.
                            bit = 1 << 15
                            if clubs:
                                suit, bit = 0, clubs & -clubs
                            if diamonds and diamonds & -diamonds < bit:
                                suit, bit = 1, diamonds & -diamonds
                            if hearts and hearts & -hearts < bit:
                                suit, bit = 2, hearts & -hearts
                        else:
                            # Throw the highest.
                            bit = TOP[high]
                            suit = 0 if clubs == high else 1 if diamonds == high else 2
            # Play it.
            hands[base + suit] ^= bit
            alive[suit] ^= bit
            if log is not None:
                log.append(13 * suit + bit.bit_length() - 1)
            if not pos:
                led = best_suit = suit
                best, winner, pos, seat, bit = bit, seat, 1, (seat + 1) & 3, 0
                continue
            if suit == best_suit:
                if bit > best:
                    best, winner = bit, seat
            elif suit == 3:
                best_suit, best, winner = 3, bit, seat
            bit = 0
            if pos < 3:
                pos, seat = pos + 1, (seat + 1) & 3
                continue
            taken += 1 << 4 * winner
            left -= 1
            if not left:
                return taken
            free = later or alive[3] != trumps
            pos, seat, first = 0, winner, False
            lowest_club = no_spade = False
            roles = known.get(taken) or self.find(taken)
