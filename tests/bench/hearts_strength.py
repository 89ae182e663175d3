"""Hearts: one bot among three rivals, in each seat of each deal in turn."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

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
from measuring import Clock, decided, interval, load_table, spread_over
from players import PLAYERS

__all__ = ["ALONE", "TOGETHER", "Match", "match", "neutral"]

#: One among three, in each seat; two opposite each other against two.
ALONE: Final = ((0,), (1,), (2,), (3,))
TOGETHER: Final = ((0, 2), (1, 3))


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


class Match(NamedTuple):
    """One bot against rivals at our table, by name; `seatings` says in which seats it sits, one tuple a game of each deal."""

    bot: str
    rival: str
    seed: int
    playouts: int
    rival_playouts: int
    options: dict[str, Any]
    seatings: tuple[tuple[int, ...], ...] = ALONE

    def deal(self, number: int) -> "Dealt":
        """One deal, by every seating; its pass is that of the number."""
        rules, clock = find_game("hearts"), Clock()
        settings = HeartsOptions(**self.options)
        bot, rival = PLAYERS[self.bot], PLAYERS[self.rival]
        own: list[int] = []
        others: list[int] = []
        moons, wins = [0, 0], 0.0
        for seats in self.seatings:
            rng = Rng(f"strength/{self.seed}/{number}")
            state, _ = rules.start(settings, rng, 1 + number % 4, rules.opening(settings))
            ply = 0
            while (score := rules.score(state)) is None:
                turn = rules.acting(state)[0]
                view, luck = rules.view(state, turn), rng.fork(f"{turn}/{ply}")
                if turn in seats:
                    said = clock.choose(bot, view, luck, self.playouts)
                else:
                    said = rival.choose(view, luck, Budget(self.rival_playouts))
                state, _ = rules.apply(state, turn, parse_action(said))
                ply += 1
            points = [line.points for line in score.seats]
            mine = [points[seat] for seat in seats]
            theirs = [points[seat] for seat in range(4) if seat not in seats]
            wins += sum((a < b) + (a == b) / 2 for a in mine for b in theirs) / (len(mine) * len(theirs))
            own += mine
            others += theirs
            if score.feat is not None:
                moons[score.feat not in seats] += 1
        games = len(self.seatings)
        return Dealt(sum(own) / len(own), sum(others) / len(others), wins / games, (moons[0], moons[1]), clock.times)


class Dealt(NamedTuple):
    """What a deal came to: mean points, the share of rivals who have more, moons of the bot and of the rivals, milliseconds."""

    mine: float
    theirs: float
    ahead: float
    moons: tuple[int, int]
    times: list[float]


def match(given: Match, number: int, jobs: int, stop: bool) -> dict[str, Any]:
    """So many deals at most, fewer if `stop` and it is clear earlier who is better."""
    dealt: list[Dealt] = []
    clock = Clock()
    for result in spread_over(jobs, given.deal, number):
        dealt.append(result)
        clock.times += result.times
        if stop and decided([deal.mine - deal.theirs for deal in dealt]):
            break
    moons = [sum(deal.moons[side] for deal in dealt) for side in (0, 1)]
    report = _report(given.bot, given.rival, [d.mine for d in dealt], [d.theirs for d in dealt], moons, clock)
    return {**report, "games": len(given.seatings) * len(dealt), "ahead": interval([d.ahead for d in dealt], 3)}


def _report(
    name: str, rival: str, mine: Sequence[float], theirs: Sequence[float], moons: Sequence[int], clock: Clock
) -> dict[str, Any]:
    return {
        "bot": name,
        "rivals": rival,
        "deals": len(mine),
        "points": interval(mine),
        "rivals_points": interval(theirs),
        "difference": interval([a - b for a, b in zip(mine, theirs, strict=True)]),
        "moons": {"bot": moons[0], "rivals": moons[1]},
        "milliseconds": clock.report(),
    }
