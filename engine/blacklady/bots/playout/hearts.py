"""Deals of Hearts played to their end, quickly, by a policy that ducks.

A seat's cards of a suit are an int of 13 bits, so no number here is longer than the 30 bits that WebAssembly handles at once.
The policy knows what every card player does: stay under, drop what is dangerous, take a harmless trick with a high card, lead
low from any suit. Two things can be asked of it: that one seat hunts the moon, and that the others stop whoever is near one.
"""

from collections.abc import Callable, MutableSequence
from functools import lru_cache
from typing import Final, NamedTuple

from ...cards import HEARTS, Card, rank_of, suit_of
from ...games.hearts import HeartsOptions
from ...games.hearts.values import QUEEN, card_values
from .hearts_picks import harmless, hunting_follow, hunting_lead, lowest_of, mildest, worst

__all__ = ["BONUS", "NOBODY", "Course", "Playout", "playout"]

#: What the bonus card adds to a seat's count: more than all points together, so that both can be told from one sum.
BONUS: Final = 1 << 12
#: A lead from this rank down is a low one.
LOW_LEAD: Final = 7
#: So many points by one seat alone, of 26, make the others stop its moon: late, as at most tables.
ALERT: Final = 14
NOBODY: Final = -1
QUEEN_BIT: Final = 1 << rank_of(QUEEN)

Log = MutableSequence[tuple[int, Card]]


class Course(NamedTuple):
    """Where a deal stands: `cards` lie in the trick, `leader` led or leads to it, `number` tricks are over.

    `counts` is the points of the cards that each seat has taken, those of the bonus card told as `BONUS`; `winners` has bit
    `s` set when seat `s` has taken a trick.
    """

    leader: int
    cards: tuple[Card, ...] = ()
    number: int = 0
    broken: bool = False
    counts: tuple[int, ...] = (0, 0, 0, 0)
    winners: int = 0


class Playout:
    """Plays deals under these options."""

    def __init__(self, options: HeartsOptions) -> None:
        values = card_values(options)
        self.options = options
        self.all_points = values.all_points
        worth = [points if points > 0 else 0 for points in values.points]
        if values.bonus is not None:
            worth[values.bonus] = BONUS
        self.worth: Final = tuple(worth)
        #: By suit: the cards that cost and aren't hearts, such as Q♠.
        self.big: Final = tuple(
            sum(1 << rank_of(c) for c in range(52) if suit_of(c) == suit and suit != HEARTS and values.costly >> c & 1)
            for suit in range(4)
        )
        self.alert = ALERT * values.all_points // 26 if options.moon != "none" else values.all_points
        self.everything: Final = values.all_points + (BONUS if values.bonus is not None else 0)
        #: Whether it counts who takes tricks without points in them.
        self.to_the_end: Final = options.no_trick_bonus or options.sun != "moon"

    def play(
        self,
        hands: list[int],
        course: Course,
        random: Callable[[], float],
        hunter: int = NOBODY,
        stopper: int = NOBODY,
        log: Log | None = None,
    ) -> tuple[list[int], int]:
        """Play `hands` (as `masks_of` gives them, used up) from `course` on; `hunter` hunts the moon while it can.

        `stopper` knows, and takes a trick with points in it from the hunter as soon as it can; the others notice late.
        Gives what `Course` calls `counts` and `winners`, at the end of the deal, or when no more points are out.
        """
        worth, big, options = self.worth, self.big, self.options
        everything, to_the_end, alert_from = self.everything, self.to_the_end, self.alert
        counts, winners = list(course.counts), course.winners
        leader, number, broken = course.leader, course.number, course.broken
        any_time = options.hearts_any_time
        queen_breaks, queen_waits = options.queen_breaks_hearts, options.queen_discard_waits
        bigs = list(big)
        for suit in (0, 1, 3):
            if big[suit]:
                bigs[suit] &= hands[suit] | hands[4 + suit] | hands[8 + suit] | hands[12 + suit]
        gone = sum(counts)
        owner = _owner(counts)
        if hunter != NOBODY and gone and owner != hunter:
            hunter = NOBODY
        table = course.cards
        while True:
            # One trick. What lies on the table already comes first.
            at = 0
            points = 0
            led = best = 0
            winner = leader
            strict = number == 0 and not options.first_trick_points
            alert = owner >= 0 and counts[owner] % BONUS >= alert_from
            for card in table:
                suit, rank = card // 13, card % 13
                if at == 0:
                    led, best = suit, rank
                elif suit == led and rank > best:
                    best, winner = rank, (leader + at) & 3
                points += worth[card]
                if suit == 2 or (queen_breaks and card == QUEEN):
                    broken = True
                at += 1
            table = ()
            if at == 0:
                # The lead.
                base = leader * 4
                if number == 0 and options.opener != "dealers-left" and hands[base]:
                    led = 0
                    mask = hands[base]
                    rank = (mask & -mask).bit_length() - 1
                elif leader == hunter:
                    led, rank = hunting_lead(self._leads(hands, base, broken, strict), hands, leader)
                else:
                    led = int(random() * 4)
                    rank = 13
                    for _ in range(4):
                        led = led + 1 & 3
                        mask = hands[base + led]
                        if mask and (led != 2 or ((broken or any_time) and not strict)):
                            dangerous = bigs[led]
                            if dangerous:
                                # Below what is dangerous, or not at all while another suit will do.
                                if mask & dangerous:
                                    continue
                                mask &= (dangerous & -dangerous) - 1
                                if not mask:
                                    continue
                            low = (mask & -mask).bit_length() - 1
                            if low <= LOW_LEAD:
                                rank = low
                                break
                    if rank == 13:
                        led, rank = mildest(self._leads(hands, base, broken, strict), bigs)
                bit = 1 << rank
                hands[base + led] ^= bit
                if bigs[led] & bit:
                    bigs[led] ^= bit
                best, winner = rank, leader
                points = worth[led * 13 + rank]
                if led == 2 or (queen_breaks and led == 3 and rank == 10):
                    broken = True
                if log is not None:
                    log.append((leader, led * 13 + rank))
                at = 1
            dangerous = bigs[led]
            seat = leader + at - 1
            while at < 4:
                seat += 1
                base = (seat & 3) * 4
                mask = hands[base + led]
                if mask:
                    under = mask & ((1 << best) - 1)
                    if seat & 3 == hunter:
                        rank = hunting_follow(mask, under, at)
                    elif (
                        mask != under
                        and (points or at < 3)
                        and (
                            (alert and winner == owner and seat & 3 != owner)
                            or (seat & 3 == stopper and winner == hunter)
                        )
                    ):
                        # Somebody is near a moon: take the trick from him.
                        over = mask ^ under
                        rank = over.bit_length() - 1 if at < 3 else (over & -over).bit_length() - 1
                    elif under:
                        drop = under & dangerous
                        if drop:
                            rank = drop.bit_length() - 1
                        elif at == 3 and (points == 0 or points >= 4096):
                            rank = (mask & ~dangerous or mask).bit_length() - 1
                        else:
                            rank = under.bit_length() - 1
                    else:
                        over = mask & ~dangerous or mask
                        if at == 3:
                            rank = over.bit_length() - 1
                        elif dangerous and over & (dangerous & -dangerous) - 1:
                            rank = (over & (dangerous & -dangerous) - 1).bit_length() - 1
                        elif number < 2 and led < 2 and not points:
                            rank = over.bit_length() - 1
                        else:
                            rank = (over & -over).bit_length() - 1
                    if strict and led == 3 and rank == 10 and mask != 1 << 10:
                        rank = (mask ^ 1 << 10).bit_length() - 1
                    suit = led
                    if rank > best:
                        best, winner = rank, seat & 3
                else:
                    stops = (alert and winner == owner) or (seat & 3 == stopper and winner == hunter)
                    if strict or (queen_waits and not broken) or seat & 3 == hunter or stops:
                        may = self._discards(hands, base, strict, queen_waits and not broken)
                        if seat & 3 == hunter:
                            suit, rank = lowest_of(may)
                        elif stops and seat & 3 != owner:
                            suit, rank = harmless(may, big)
                        else:
                            suit, rank = worst(may, bigs)
                    elif bigs[3] and hands[base + 3] & bigs[3]:
                        suit, rank = 3, (hands[base + 3] & bigs[3]).bit_length() - 1
                    elif bigs[0] and hands[base] & bigs[0]:
                        suit, rank = 0, (hands[base] & bigs[0]).bit_length() - 1
                    elif bigs[3] and hands[base + 3] >= bigs[3] & -bigs[3]:
                        suit, rank = 3, hands[base + 3].bit_length() - 1
                    else:
                        rank = hands[base + 2].bit_length() - 1
                        suit = 2
                        if rank < 4:
                            other = hands[base].bit_length() - 1
                            if other > rank:
                                suit, rank = 0, other
                            other = hands[base + 1].bit_length() - 1
                            if other > rank:
                                suit, rank = 1, other
                            other = hands[base + 3].bit_length() - 1
                            if other > rank:
                                suit, rank = 3, other
                bit = 1 << rank
                hands[base + suit] ^= bit
                if bigs[suit] & bit:
                    bigs[suit] ^= bit
                if worth[suit * 13 + rank]:
                    points += worth[suit * 13 + rank]
                    if suit == 2:
                        broken = True
                if queen_breaks and suit == 3 and rank == 10:
                    broken = True
                if log is not None:
                    log.append((seat & 3, suit * 13 + rank))
                at += 1
            number += 1
            winners |= 1 << winner
            leader = winner
            if points:
                counts[winner] += points
                gone += points
                if owner != winner and points % BONUS:
                    owner = winner if owner == -1 else -2
                if hunter != NOBODY and winner != hunter and points % BONUS:
                    hunter = NOBODY
                if gone == everything and not to_the_end and log is None:
                    return counts, winners
            if number == 13:
                return counts, winners

    def _leads(self, hands: list[int], base: int, broken: bool, strict: bool) -> tuple[int, int, int, int]:
        """By suit: the cards that the seat may lead, clubs that open the deal apart."""
        clubs, diamonds, hearts, spades = hands[base : base + 4]
        options = self.options
        if strict and (clubs or diamonds or spades & ~QUEEN_BIT):
            return clubs, diamonds, 0, spades & ~QUEEN_BIT
        if broken or options.hearts_any_time or not (clubs or diamonds or spades):
            return clubs, diamonds, hearts, spades
        if options.hearts_instead_of_queen and spades == QUEEN_BIT and not (clubs or diamonds):
            return clubs, diamonds, hearts, spades
        return clubs, diamonds, 0, spades

    def _discards(self, hands: list[int], base: int, strict: bool, waits: bool) -> tuple[int, int, int, int]:
        """By suit: the cards that the seat may throw on a suit that it hasn't got."""
        clubs, diamonds, hearts, spades = hands[base : base + 4]
        if waits and (clubs or diamonds or hearts or spades & ~QUEEN_BIT):
            spades &= ~QUEEN_BIT
        if strict and (clubs or diamonds or spades & ~QUEEN_BIT):
            return clubs, diamonds, 0, spades & ~QUEEN_BIT
        return clubs, diamonds, hearts, spades


@lru_cache(maxsize=16)
def playout(options: HeartsOptions) -> Playout:
    """The playouts under these options."""
    return Playout(options)


def _owner(counts: list[int]) -> int:
    """The seat that has every point taken so far; -1 when there are none, -2 when several seats have some."""
    takers = [seat for seat in range(4) if counts[seat] % BONUS]
    return takers[0] if len(takers) == 1 else -2 if takers else -1
