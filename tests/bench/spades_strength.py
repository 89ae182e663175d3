"""Spades: two bots of one kind opposite each other against two of another, whole games, each with the sides exchanged."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from blacklady.actions import parse_action
from blacklady.bots import Bot
from blacklady.cards import SPADES, card_set, parse_card
from blacklady.games import find_game
from blacklady.games.spades import SpadesOptions
from blacklady.games.spades.state import LEFT_TO_BID, NIL, is_nil
from blacklady.rng import Rng
from blacklady.texts import text
from blacklady.tricks import tricks_taken, with_card
from blacklady.views import Choice, DealScore, Prompt, SeatView, Side, Trick, View
from measuring import Clock, decided, interval, load_table, spread_over
from players import PLAYERS

__all__ = ["Match", "NeutralPlayer", "match", "neutral"]

NOTHING = text("prompt.lead")
#: More deals than any game between bots that bid at random takes.
ENDLESS = 100


class NeutralPlayer:
    """One of our bots behind the methods that a neutral Spades table calls; it is shown views, as at our own table."""

    def __init__(self, bot: Bot, playouts: int, clock: Clock, counts: Counter[str]) -> None:
        self.bot, self.name, self.playouts, self.clock, self.counts = bot, bot.name, playouts, clock, counts
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
            if len(self.tricks) == 13:
                self._count(tricks_taken(self.tricks))
        else:
            self.trick = trick

    def _count(self, taken: Sequence[int]) -> None:
        """What became of the seat's nil, and, by one of the two partners, of the side's contract."""
        if self.bids[self.seat] == NIL:
            self.counts["nil"] += 1
            self.counts["nil made"] += not taken[self.seat]
        if self.seat < 2:
            pair = [seat for seat in (self.seat, self.seat + 2) if self.bids[seat] != NIL]
            self.counts["deals"] += 1
            self.counts["set"] += sum(taken[seat] for seat in pair) < sum(int(self.bids[seat]) for seat in pair)

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
    table, clock, counts = load_table(path), Clock(), Counter[str]()
    result: dict[str, Any] = table.match(
        lambda seat: NeutralPlayer(bot, playouts, clock, counts),
        lambda seat: table.Yardstick(),
        number // 2,
        seed,
        echo=False,
    )
    return {**result, **_told(counts, counts["deals"]), "ms": clock.report()}


def _told(counts: Counter[str], deals: int) -> dict[str, Any]:
    """Nils, the share of them that were made, and that of the deals in which the side was set."""
    made, were_set = counts["nil made"] / max(1, counts["nil"]), counts["set"] / max(1, deals)
    return {"nils": counts["nil"], "nils_made": round(made, 3), "set": round(were_set, 3)}


class Match(NamedTuple):
    """Two bots opposite each other against two rivals at our table, by name."""

    bot: str
    rival: str
    seed: int
    playouts: int
    rival_playouts: int
    options: dict[str, Any]

    def pair(self, number: int) -> "Pair":
        """Two games of the same deals, the sides exchanged."""
        clock, settings = Clock(), SpadesOptions(**self.options)
        bot, rival = PLAYERS[self.bot], PLAYERS[self.rival]
        counts, won, deals = Counter[str](), 0.0, 0
        for swap in (0, 1):
            bots = [rival if (seat + swap) % 2 else bot for seat in range(4)]
            budgets = (self.playouts, self.rival_playouts)
            game = Game(bots, swap, Rng(f"strength/{self.seed}/{number}"), clock, budgets, settings, counts)
            won += game.play()
            deals += game.deals
        return Pair(won / 2, deals, counts, clock.times)


class Pair(NamedTuple):
    """What two games came to: the share that the bot's side won, deals, what happened to its bids, milliseconds."""

    won: float
    deals: int
    counts: Counter[str]
    times: list[float]


def match(given: Match, number: int, jobs: int, stop: bool) -> dict[str, Any]:
    """So many games at most, fewer if `stop` and it is clear earlier who is better."""
    pairs: list[Pair] = []
    clock, counts = Clock(), Counter[str]()
    for result in spread_over(jobs, given.pair, number // 2):
        pairs.append(result)
        clock.times += result.times
        counts += result.counts
        if stop and decided([pair.won for pair in pairs], 0.5):
            break
    deals = sum(pair.deals for pair in pairs)
    return {
        "bot": given.bot,
        "rivals": given.rival,
        "games": 2 * len(pairs),
        "won": interval([pair.won for pair in pairs], 3),
        "deals_a_game": round(deals / max(1, 2 * len(pairs)), 1),
        **_told(counts, deals),
        "ms": clock.report(),
    }


class Game:
    """A whole game; `swap` is the bot's side."""

    def __init__(
        self,
        bots: Sequence[Bot],
        swap: int,
        rng: Rng,
        clock: Clock,
        playouts: tuple[int, int],
        options: SpadesOptions,
        counts: Counter[str],
    ) -> None:
        self.bots, self.swap, self.rng, self.clock = bots, swap, rng, clock
        self.playouts, self.options, self.counts = playouts, options, counts
        self.rules, self.silent, self.deals = find_game("spades"), Clock(), 0

    def play(self) -> float:
        """1 if the bot's side wins, 0 if it loses, a half if the game finds no end."""
        standing = self.rules.opening(self.options)
        while self.deals < ENDLESS:
            self.deals += 1
            state, score = self._deal(standing)
            self._count(self.rules.view(state, None))
            standing = score.standing
            if score.places is not None:
                return float(1 in score.places[self.swap :: 2])
        return 0.5

    def _deal(self, standing: tuple[int, ...]) -> tuple[Any, DealScore]:
        rules, ply = self.rules, 0
        state, _ = rules.start(self.options, self.rng, self.deals, standing)
        while (score := rules.score(state)) is None:
            turn = rules.acting(state)[0]
            theirs = turn % 2 != self.swap
            watch = self.silent if theirs else self.clock
            luck = self.rng.fork(f"{self.deals}/{turn}/{ply}")
            said = watch.choose(self.bots[turn], rules.view(state, turn), luck, self.playouts[theirs])
            state, _ = rules.apply(state, turn, parse_action(said))
            ply += 1
        return state, score

    def _count(self, seen: View) -> None:
        """Nils and sets of the bot's side."""
        for seat in seen.seats[self.swap :: 2]:
            if is_nil(seat.bid):
                self.counts["nil"] += 1
                self.counts["nil made"] += not seat.tricks
        contract = seen.sides[self.swap].contract if len(seen.sides) == 2 else None
        self.counts["set"] += contract is not None and contract.state == "lost"
