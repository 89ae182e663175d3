"""A second opinion on a deal of Spades, worked out from the words of the rules and not from the engine."""

from typing import Any, NamedTuple

from blacklady.cards import format_card
from blacklady.texts import Text
from blacklady.views import DealScore, View

#: Low to high; the last two are the jokers, which are spades.
RANKS = "23456789TJQKALB"


class SideAccount(NamedTuple):
    """What a side gets for a deal, and the bags it goes on with."""

    points: int
    bags: int
    boston: bool


def winner_of(leader: int, cards: list[str]) -> int:
    """The seat that takes the trick: the highest spade, else the highest of the suit led."""
    spades = [card for card in cards if card[1] == "S"]
    running = spades or [card for card in cards if card[1] == cards[0][1]]
    best = max(running, key=lambda card: RANKS.index(card[0]))
    return (leader + cards.index(best)) % 4


def tricks_by_seat(view: View) -> list[int]:
    """How many tricks each seat took, going by the faces of the cards alone."""
    taken = [0, 0, 0, 0]
    for trick in view.tricks:
        taken[winner_of(trick.leader, [format_card(card) for card in trick.cards])] += 1
    return taken


def side_account(seats: tuple[int, ...], bids: list[str], taken: list[int], bags: int, options: Any) -> SideAccount:
    """The account of the partners in `seats`, who had collected so many bags before."""
    points = new_bags = 0
    contract = helping = 0
    bidders = 0
    for seat in seats:
        if bids[seat] in ("nil", "blind"):
            stake = int(options.nil_worth if bids[seat] == "nil" else options.blind_nil_worth)
            points += stake if taken[seat] == 0 else -stake
        else:
            bidders += 1
            contract += int(bids[seat])
            helping += taken[seat]
    failed = sum(taken[seat] for seat in seats) - helping
    if options.failed_nil == "count" and bidders:
        helping += failed
    elif options.failed_nil != "nothing":
        new_bags += failed
    if helping >= contract:
        made = 200 if options.ten_for_200 and contract >= 10 else 10 * contract
        points += made
        new_bags += helping - contract
    else:
        points -= 10 * contract
    points += new_bags
    bags += new_bags
    while options.bag_limit and bags >= options.bag_limit:
        bags -= options.bag_limit
        points -= options.bag_penalty
    boston = sum(taken[seat] for seat in seats) == 13
    if boston and options.boston.isdigit():
        points += int(options.boston)
    return SideAccount(points, bags, boston)


def line_points(line: Text) -> int:
    """What a line of a score adds, read off its arguments: points, and a point for each bag that came with them."""
    kind = line.key.rpartition(".")[2]
    bags = line.args["bags"] if kind in ("over", "stray") else 0
    points: int = line.args.get("points", 0)
    return points + bags


def check_spades(view: View, score: DealScore, standing: tuple[int, ...]) -> None:
    """The score is what the cards, the bids and the rules make it, and its lines add up to it."""
    options = view.options
    sides = [(seat,) for seat in range(4)] if options.solo else [(0, 2), (1, 3)]
    taken = tricks_by_seat(view)
    assert taken == [seat.tricks for seat in view.seats]
    bids = [seat.bid for seat in view.seats]
    bags = standing[len(sides) :]
    accounts = [side_account(seats, bids, taken, had, options) for seats, had in zip(sides, bags, strict=True)]
    totals = [before + account.points for before, account in zip(standing, accounts, strict=False)]
    assert score.standing == (*totals, *(account.bags for account in accounts))
    for seats, before, account, total in zip(sides, standing, accounts, totals, strict=False):
        for seat in seats:
            theirs = score.seats[seat]
            assert (theirs.points, theirs.before, theirs.total) == (account.points, before, total)
            assert sum(map(line_points, theirs.lines)) == theirs.points
    check_end(score, sides, accounts, totals, options)


def check_end(score: DealScore, sides: list[Any], accounts: list[SideAccount], totals: list[int], options: Any) -> None:
    """Whether the game ends here, who comes where, and whose feat is told."""
    bostons = [n for n, account in enumerate(accounts) if account.boston]
    assert score.feat == (sides[bostons[0]][0] if bostons else None)
    ranked = sorted(range(len(sides)), key=totals.__getitem__, reverse=True)
    level = totals[ranked[0]] == totals[ranked[1]]
    reached = totals[ranked[0]] >= options.target
    sunk = options.floor != "none" and totals[ranked[-1]] <= -int(options.floor)
    over = (reached or sunk) and not level
    if bostons and options.boston == "wins":
        over = True
        ranked.remove(bostons[0])
        ranked.insert(0, bostons[0])
    assert score.over is over
    if over:
        assert score.places == places(ranked, sides, totals)


def places(ranked: list[int], sides: list[Any], totals: list[int]) -> tuple[int, ...]:
    """Each seat's place with the sides ranked so; behind the winner, sides with equal totals share one."""
    reached = [0, 0, 0, 0]
    ahead, place = 0, 1
    for n, side in enumerate(ranked):
        if n < 2 or totals[side] != totals[ranked[n - 1]]:
            place = ahead + 1
        for seat in sides[side]:
            reached[seat] = place
        ahead += len(sides[side])
    return tuple(reached)
