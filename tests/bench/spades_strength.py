"""Spades: two bots of one kind opposite each other against two of another, whole games, each with the sides exchanged."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from blacklady.actions import parse_action
from blacklady.bots import Bot
from blacklady.cards import SPADES, card_set, parse_card
from blacklady.games import find_game
from blacklady.games.spades import SpadesOptions
from blacklady.games.spades.state import LEFT_TO_BID, NIL
from blacklady.rng import Rng
from blacklady.texts import text
from blacklady.tricks import with_card
from blacklady.views import Choice, Prompt, SeatView, Side, Trick, View
from measuring import Clock, interval, load_table

__all__ = ["NeutralPlayer", "match", "neutral"]

NOTHING = text("prompt.lead")
#: More deals than any game between bots that bid at random takes.
ENDLESS = 400


class NeutralPlayer:
    """One of our bots behind the methods that a neutral Spades table calls; it is shown views, as at our own table."""

    def __init__(self, bot: Bot, playouts: int, clock: Clock) -> None:
        self.bot, self.name, self.playouts, self.clock = bot, bot.name, playouts, clock
        self.options = SpadesOptions(floor="500")
        self.decisions = 0

    def new_deal(self, seat: int, hand: Iterable[int], first: int, scores: Sequence[int], bags: Sequence[int]) -> None:
        """A deal begins; scores and bags are those of the sides."""
        self.seat, self.hand, self.dealer = seat, card_set(hand), (first - 1) % 4
        self.scores, self.bags = scores, bags
        self.bids = [LEFT_TO_BID] * 4
        self.tricks: tuple[Trick, ...] = ()
        self.trick: Trick | None = None
        self.broken = False

    def bid(self, bids: Sequence[int | None]) -> int:
        """The bid, 0 for nil."""
        words = (NIL, *map(str, range(1, 14)))
        prompt = Prompt("pad", NOTHING, choices=tuple(Choice(f"bid {word}", NOTHING) for word in words))
        word = self._ask("bid", prompt)
        return int(word) if word.isdigit() else 0

    def observe_bid(self, seat: int, bid: int) -> None:
        """A seat has bid."""
        self.bids[seat] = str(bid or NIL)

    def observe(self, seat: int, card: int) -> None:
        """A card is played."""
        trick = with_card(self.trick or Trick(len(self.tricks) + 1, seat), card, 0, SPADES)
        self.hand &= ~(1 << card)
        self.broken = self.broken or card // 13 == SPADES
        if len(trick.cards) == 4:
            self.tricks, self.trick = (*self.tricks, trick), None
        else:
            self.trick = trick

    def choose(self, legal: Iterable[int]) -> int:
        """The card to play."""
        return parse_card(self._ask("play", Prompt("card", NOTHING, verb="play", cards=card_set(legal))))

    def _ask(self, phase: str, prompt: Prompt) -> str:
        self.decisions += 1
        said = self.clock.choose(self.bot, self._view(phase, prompt), Rng(f"neutral/{self.decisions}"), self.playouts)
        return said.split()[1]

    def _view(self, phase: str, prompt: Prompt) -> View:
        number = len(self.tricks) + 1
        started = {seat for seat, _ in self.trick.plays} if self.trick else set()
        return View(
            game="spades",
            options=self.options,
            seat=self.seat,
            deal=1,
            dealer=self.dealer,
            phase=phase,
            title=NOTHING,
            hand=self.hand,
            seats=tuple(
                SeatView(
                    seat,
                    14 - number - (seat in started),
                    sum(trick.winner == seat for trick in self.tricks),
                    0,
                    self.scores[seat % 2],
                    False,
                    self.bids[seat],
                )
                for seat in range(4)
            ),
            acting=(self.seat,),
            trick=None if phase == "bid" else self.trick or Trick(number, self.seat),
            tricks=self.tricks,
            broken=self.broken,
            prompt=prompt,
            sides=tuple(Side((side, side + 2), bags=self.bags[side]) for side in (0, 1)),
            trump=SPADES,
        )


def neutral(bot: Bot, path: Path, number: int, seed: int, playouts: int) -> dict[str, Any]:
    """Two of our bots against two yardsticks of a neutral table: so many games, half with the sides exchanged."""
    table, clock = load_table(path), Clock()
    result: dict[str, Any] = table.match(
        lambda seat: NeutralPlayer(bot, playouts, clock), lambda seat: table.Yardstick(), number // 2, seed, echo=False
    )
    return {**result, "ms": clock.report()}


def match(bot: Bot, rival: Bot, number: int, seed: int, playouts: int, options: dict[str, Any]) -> dict[str, Any]:
    """Two bots against two rivals at our table: so many games, half with the same deals and the sides exchanged."""
    clock, settings = Clock(), SpadesOptions(**options)
    pairs, deals = [], 0
    for i in range(number // 2):
        won = 0.0
        for swap in (0, 1):
            bots = [rival if (seat + swap) % 2 else bot for seat in range(4)]
            result, played = _game(bots, bot, Rng(f"strength/{seed}/{i}"), clock, playouts, settings)
            won += result[swap]
            deals += played
        pairs.append(won / 2)
    mean, half = interval(pairs, 3)
    return {
        "bot": bot.name,
        "rivals": rival.name,
        "games": 2 * len(pairs),
        "won": (mean, half),
        "deals_a_game": round(deals / max(1, 2 * len(pairs)), 1),
        "ms": clock.report(),
    }


def _game(
    bots: Sequence[Bot], timed: Bot, rng: Rng, clock: Clock, playouts: int, options: SpadesOptions
) -> tuple[list[float], int]:
    """What seats 0 and 2, and 1 and 3, get of a game (1 for a win, a half if it finds no end), and the number of its deals."""
    rules, silent = find_game("spades"), Clock()
    standing = rules.opening(options)
    for deal in range(1, ENDLESS):
        state, _ = rules.start(options, rng, deal, standing)
        ply = 0
        while (score := rules.score(state)) is None:
            turn = rules.acting(state)[0]
            watch = clock if bots[turn] is timed else silent
            said = watch.choose(bots[turn], rules.view(state, turn), rng.fork(f"{deal}/{turn}/{ply}"), playouts)
            state, _ = rules.apply(state, turn, parse_action(said))
            ply += 1
        standing = score.standing
        if score.places is not None:
            return [float(1 in score.places[seat::2]) for seat in (0, 1)], deal
    return [0.5, 0.5], ENDLESS
