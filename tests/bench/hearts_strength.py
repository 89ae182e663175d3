"""Hearts: one bot among three rivals, in each seat of each deal in turn."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from blacklady.actions import parse_action
from blacklady.bots import Bot, Budget
from blacklady.cards import card_set, parse_card
from blacklady.games import find_game
from blacklady.games.hearts import HeartsOptions
from blacklady.games.hearts.values import card_values, points_in
from blacklady.rng import Rng
from blacklady.texts import text
from blacklady.tricks import with_card
from blacklady.views import Prompt, SeatView, Trick, View
from measuring import Clock, interval, load_table

__all__ = ["match", "neutral"]

NOTHING = text("prompt.lead")


class NeutralPlayer:
    """One of our bots behind the methods that a neutral Hearts table calls; it is shown views, as at our own table."""

    def __init__(self, bot: Bot, playouts: int, clock: Clock) -> None:
        self.bot, self.name, self.playouts, self.clock = bot, bot.name, playouts, clock
        self.options = HeartsOptions()
        self.values = card_values(self.options)
        self.decisions = 0

    def new_deal(self, seat: int, hand: Iterable[int], pass_dir: int) -> None:
        """A deal begins."""
        self.seat, self.hand, self.offset = seat, card_set(hand), pass_dir
        self.sent = self.got = 0
        self.tricks: tuple[Trick, ...] = ()
        self.trick: Trick | None = None
        self.broken = False

    def choose_pass(self) -> list[int]:
        """The cards to pass."""
        to = (self.seat + self.offset) % 4
        prompt = Prompt("cards", NOTHING, verb="pass", cards=self.hand, count=3, to=to)
        return self._ask("pass", prompt)

    def passed(self, cards: Iterable[int]) -> None:
        """The seat's cards are away."""
        self.sent = card_set(cards)
        self.hand &= ~self.sent

    def received(self, cards: Iterable[int]) -> None:
        """The seat has got cards."""
        self.got = card_set(cards)
        self.hand |= self.got

    def observe(self, seat: int, card: int) -> None:
        """A card is played."""
        trick = self.trick or Trick(len(self.tricks) + 1, seat)
        trick = with_card(trick, card, self.values.points[card])
        self.hand &= ~(1 << card)
        self.broken = self.broken or card // 13 == 2
        if len(trick.cards) == 4:
            self.tricks, self.trick = (*self.tricks, trick), None
        else:
            self.trick = trick

    def choose(self, legal: Iterable[int]) -> int:
        """The card to play."""
        return self._ask("play", Prompt("card", NOTHING, verb="play", cards=card_set(legal)))[0]

    def _ask(self, phase: str, prompt: Prompt) -> list[int]:
        self.decisions += 1
        said = self.clock.choose(self.bot, self._view(phase, prompt), Rng(f"neutral/{self.decisions}"), self.playouts)
        return [parse_card(word) for word in said.split()[1:]]

    def _view(self, phase: str, prompt: Prompt) -> View:
        number = len(self.tricks) + 1
        taken = [[trick for trick in self.tricks if trick.winner == seat] for seat in range(4)]
        started = {seat for seat, _ in self.trick.plays} if self.trick else set()
        return View(
            game="hearts",
            options=self.options,
            seat=self.seat,
            deal=(1, 3, 2, 0).index(self.offset) + 1,
            dealer=0,
            phase=phase,
            title=NOTHING,
            hand=self.hand,
            seats=tuple(
                SeatView(
                    seat,
                    14 - number - (seat in started),
                    len(taken[seat]),
                    sum(points_in(card_set(trick.cards), self.values) for trick in taken[seat]),
                    0,
                    phase != "pass" and self.offset != 0,
                )
                for seat in range(4)
            ),
            acting=(self.seat,),
            trick=None if phase == "pass" else self.trick or Trick(number, self.seat),
            tricks=self.tricks,
            broken=self.broken,
            passed=self.sent,
            pass_to=(self.seat + self.offset) % 4 if self.offset else None,
            received=self.got,
            pass_from=(self.seat - self.offset) % 4 if self.offset else None,
            status=(),
            prompt=prompt,
            claim=None,
            score=None,
        )


def neutral(bot: Bot, path: Path, number: int, seed: int, playouts: int) -> dict[str, Any]:
    """One of our bots among three yardsticks of a neutral table, in each seat in turn."""
    table, clock = load_table(path), Clock()
    mine, theirs, moons = [], [], [0, 0]
    player = NeutralPlayer(bot, playouts, clock)
    for i, hands in enumerate(table.deals(number, seed)):
        own, others = [], []
        for seat in range(4):
            bots = [player if s == seat else table.Yardstick() for s in range(4)]
            points = table.play_deal(bots, hands, (1, 3, 2, 0)[i % 4])
            own.append(points[seat])
            others += [points[s] for s in range(4) if s != seat]
            if sum(points) > 26:
                moons[points[seat] != 0] += 1
        mine.append(sum(own) / 4)
        theirs.append(sum(others) / 12)
    return _report(bot.name, "yardstick", mine, theirs, moons, clock)


def match(bot: Bot, rival: Bot, number: int, seed: int, playouts: int, options: dict[str, Any]) -> dict[str, Any]:
    """One bot among three rivals at our table, in each seat in turn."""
    rules, clock = find_game("hearts"), Clock()
    settings = HeartsOptions(**options)
    mine, theirs, moons = [], [], [0, 0]
    for i in range(number):
        own, others = [], []
        for seat in range(4):
            rng = Rng(f"strength/{seed}/{i}")
            state, _ = rules.start(settings, rng, 1 + i % 4, rules.opening(settings))
            ply = 0
            while (score := rules.score(state)) is None:
                turn = rules.acting(state)[0]
                view, luck = rules.view(state, turn), rng.fork(f"{turn}/{ply}")
                said = (
                    clock.choose(bot, view, luck, playouts)
                    if turn == seat
                    else rival.choose(view, luck, Budget(playouts))
                )
                state, _ = rules.apply(state, turn, parse_action(said))
                ply += 1
            points = [line.points for line in score.seats]
            own.append(points[seat])
            others += [points[s] for s in range(4) if s != seat]
            if score.feat is not None:
                moons[score.feat != seat] += 1
        mine.append(sum(own) / 4)
        theirs.append(sum(others) / 12)
    return _report(bot.name, rival.name, mine, theirs, moons, clock)


def _report(
    name: str, rival: str, mine: Sequence[float], theirs: Sequence[float], moons: Sequence[int], clock: Clock
) -> dict[str, Any]:
    return {
        "bot": name,
        "rivals": rival,
        "deals": len(mine),
        "seatings": 4 * len(mine),
        "points": interval(mine),
        "rivals_points": interval(theirs),
        "difference": interval([a - b for a, b in zip(mine, theirs, strict=True)]),
        "moons": {"bot": moons[0], "rivals": moons[1]},
        "milliseconds": clock.report(),
    }
