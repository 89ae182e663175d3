"""What a seat may know of a deal of Spades, and a deal rebuilt from it."""

from ...actions import LOOK, Action, format_action
from ...cards import SPADES, CardSet
from ...passing import pass_prompt, rebuilt_passes
from ...texts import text
from ...tricks import check_hands, play_prompt, tricks_taken
from ...views import Choice, Contract, Prompt, SeatView, Side, Trick, View
from .bidding import bids, covered, exchange_count
from .deal import acting, deck_of, may_claim, playable
from .scoring import contract_tricks, score
from .state import BLIND, LEFT_TO_BID, State, bags_of, is_nil, partner_of, sides_of, total_of, tricks_bid

__all__ = ["rebuild", "view"]


def view(state: State, seat: int | None) -> View:
    """The deal as the seat, or with None a spectator, may know it."""
    options, result, tricks = state.options, score(state), tricks_taken(state.tricks)
    standing = state.before if result is None else result.standing
    partner = None
    passed = received = 0
    if seat is not None and exchange_count(state.options, state.bids, seat):
        partner = partner_of(options, seat)
        assert partner is not None
        passed = state.passes[seat]
        received = state.passes[partner] if state.phase != "pass" else 0
    return View(
        game="spades",
        options=options,
        seat=seat,
        deal=state.deal,
        dealer=state.dealer,
        phase=state.phase,
        title=text("spades.title", deal=state.deal),
        hand=0 if seat is None or covered(state, seat) else state.hands[seat],
        seats=tuple(
            SeatView(
                seat=s,
                cards=state.hands[s].bit_count(),
                tricks=tricks[s],
                points=0 if result is None else result.seats[s].points,
                total=total_of(options, standing, s),
                ready=state.passes[s] != 0,
                bid=state.bids[s],
                contract=_contract_of_seat(state, s, tricks[s]),
                covered=covered(state, s),
            )
            for s in range(4)
        ),
        acting=acting(state),
        trick=state.trick if state.phase == "play" else None,
        tricks=state.tricks,
        broken=state.broken,
        passed=passed,
        pass_to=partner,
        received=received,
        pass_from=partner,
        status=(text("spades.event.broken"),) if state.broken else (),
        prompt=_prompt(state, seat),
        claim=text("claim.mine") if may_claim(state, seat) else None,
        score=result,
        deck=deck_of(options),
        sides=tuple(_side(state, seats, tricks, standing) for seats in sides_of(options)),
        trump=SPADES,
    )


def _contract_of_seat(state: State, seat: int, tricks: int) -> Contract | None:
    bid = state.bids[seat]
    if bid == LEFT_TO_BID:
        return None
    if is_nil(bid):
        outcome = "lost" if tricks else "made" if state.phase == "over" else "open"
        label = text(f"spades.label.{bid}{'_failed' if tricks else ''}", count=tricks)
        return Contract(label, text(f"spades.contract.{bid}", count=tricks), outcome)
    if state.phase in ("bid", "pass"):
        return Contract(text("spades.label.bid", bid=bid), text("spades.contract.bid", bid=bid), "open")
    outcome = _outcome(state, tricks, tricks_bid(bid))
    if outcome == "lost" and not state.options.solo:
        # The partner's tricks may still make up for it.
        outcome = "open"
    label = text("spades.label", count=tricks, bid=bid)
    return Contract(label, text("spades.contract", count=tricks, bid=bid), outcome)


def _outcome(state: State, taken: int, bid: int) -> str:
    """What has become of a bid with so many tricks taken: `made`, `lost` when those left aren't enough, else `open`."""
    left = 13 - len(state.tricks)
    return "made" if taken >= bid else "lost" if taken + left < bid else "open"


def _side(state: State, seats: tuple[int, ...], tricks: tuple[int, ...], standing: tuple[int, ...]) -> Side:
    """The side's contract together, and the bags that it has in this standing."""
    options = state.options
    bags = bags_of(options, standing, seats[0])
    note = text("spades.bags", bags=bags) if options.bag_limit else None
    words = [state.bids[seat] for seat in seats]
    if LEFT_TO_BID in words or all(map(is_nil, words)):
        return Side(seats, None, bags, note)
    bid = sum(map(tricks_bid, words))
    helping, _ = contract_tricks(options, seats, state.bids, tricks)
    outcome = _outcome(state, helping, bid)
    said = text(f"spades.side.{outcome}", missing=bid - helping)
    if helping > bid:
        said = text("spades.side.over", over=helping - bid)
    return Side(seats, Contract(text("spades.label", count=helping, bid=bid), said, outcome), bags, note)


def _prompt(state: State, seat: int | None) -> Prompt | None:
    if seat is None or seat not in acting(state):
        return None
    if state.phase == "bid":
        return _bid_prompt(state, seat)
    if state.phase == "pass":
        to = partner_of(state.options, seat)
        assert to is not None
        return pass_prompt(state.hands[seat], exchange_count(state.options, state.bids, seat), to)
    return play_prompt(state.hands[seat], playable(state), state.trick)


def _bid_prompt(state: State, seat: int) -> Prompt:
    if covered(state, seat):
        blind = (
            Choice(format_action(LOOK), text("spades.choice.look")),
            Choice(format_action(Action("bid", word=BLIND)), text("spades.choice.blind")),
        )
        return Prompt("pad", text("spades.prompt.look"), choices=blind)
    choices = []
    for word in bids(state):
        way = "nil" if is_nil(word) else "bid"
        texts = text(f"spades.choice.{way}", bid=word), text(f"spades.choice.{way}.label", bid=word)
        choices.append(Choice(format_action(Action("bid", word=word)), *texts))
    said = [word for word in state.bids if word != LEFT_TO_BID]
    place = {0: "first", 3: "last"}.get(len(said), "next")
    prompt = text(f"spades.prompt.bid_{place}", count=sum(map(tricks_bid, said)))
    return Prompt("pad", prompt, choices=tuple(choices))


def rebuild(seen: View, hands: tuple[CardSet, ...]) -> State:
    """A state in which the seat sees this view and the seats hold these cards.

    Raises `ValueError` if the hands don't fit the view, or when the deal is over.
    """
    if seen.phase == "over":
        raise ValueError("the deal is over")
    begun = seen.trick or Trick(1, 0)
    check_hands(seen, hands)
    sides = sides_of(seen.options)
    before = (*(seen.seats[seats[0]].total for seats in sides), *(side.bags for side in seen.sides))
    state = State(
        options=seen.options,
        deal=seen.deal,
        dealer=seen.dealer,
        before=before,
        hands=hands,
        bids=tuple(seat.bid for seat in seen.seats),
        looked=tuple(seat.seat for seat in seen.seats if not seat.covered),
        phase=seen.phase,
        turn=seen.acting[0] if seen.phase != "pass" else 0,
        trick=begun,
        tricks=seen.tricks,
        broken=seen.broken,
    )
    receivers = [partner_of(seen.options, seat) for seat in range(4)]
    counts = [exchange_count(state.options, state.bids, seat) for seat in range(4)]
    return state._replace(passes=rebuilt_passes(seen, hands, receivers, counts))
