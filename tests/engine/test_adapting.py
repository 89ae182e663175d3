"""What is believed of a person's play, learnt deal by deal, and who sits down with them."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from blacklady import Seat, Table
from blacklady.actions import parse_action
from blacklady.adapting import Profile, assess, manners, opponents, read_profile, strength, words, write_profile
from blacklady.adapting.habits import Decided
from blacklady.adapting.habits_hearts import habits
from blacklady.adapting.judging import MOST, loss_of
from blacklady.adapting.profile import GAMES, Played, Share
from blacklady.adapting.scale import LEVELS, scale_of
from blacklady.bots import BOTS, EVERYBODY, Budget, Decision, Manner, finish
from blacklady.bots.search.spades_guess import likelihood
from blacklady.bridge import Bridge
from blacklady.errors import RequestError
from blacklady.games.hearts import HEARTS_RULES
from blacklady.texts import english

from .positions import playing
from .tables import drive, table
from .test_bridge import ask
from .test_bridge_thinking import begun, through

LITTLE = Budget(30)
KNOWN = Profile(
    Share(3.5, 9.25),
    120.5,
    {"ducks": Share(20, 40), "moons": Share(1, 12)},
    (Played(("casual", "regular", "casual"), 0.5),),
    "tea/0",
    4,
)
both_games = pytest.mark.parametrize("game", ["hearts", "spades"])


@cache
def after_deals(game: str, level: str, deals: int) -> tuple[Table, Profile]:
    """A table after so many deals among four of a level, and what is known of South by then."""
    match = Table(game, [Seat("Bot", "", level)] * 4, "learn")
    drive(match, until=lambda match: match.waiting == "deal" and len(match.sheet) == deals)
    return match, finish_profile(match, Profile())


def finish_profile(match: Table, profile: Profile, seat: int = 0, budget: Budget = LITTLE) -> Profile:
    return finish(assess(match, seat, profile, budget))


def matched(game: str, profile: Profile) -> tuple[str, ...]:
    return opponents(game, strength(game, profile))


def told(game: str, profile: Profile) -> list[str]:
    return [english(said) for said in words(game, profile, strength(game, profile))]


def test_a_profile_is_kept_as_it_is() -> None:
    assert read_profile(write_profile(KNOWN)) == KNOWN
    assert read_profile(None) == Profile()


@pytest.mark.parametrize(
    "damage",
    [
        [],
        "casual",
        {"loss": [1, 2]},
        {**write_profile(KNOWN), "more": 1},
        *(
            {**write_profile(KNOWN), field: wrong}
            for field, wrong in [
                ("loss", [1]),
                ("loss", [1, "2"]),
                ("loss", [-1, 2]),
                ("loss", [float("nan"), 2]),
                ("decisions", None),
                ("decisions", float("inf")),
                ("habits", []),
                ("habits", {"ducks": 1}),
                ("habits", {str(n): [1, 2] for n in range(99)}),
                ("games", [["casual", 1]]),
                ("games", [[["casual", "casual"], 1]]),
                ("games", [[["casual", "casual", "nobody"], 1]]),
                ("games", [[["casual", "casual", ["casual"]], 1]]),
                ("games", [[["casual"] * 3, 2]]),
                ("games", [[["casual"] * 3, 1]] * (GAMES + 1)),
                ("match", 7),
                ("match", "x" * 500),
                ("deals", 1.5),
                ("deals", -1),
                ("deals", True),
            ]
        ),
    ],
    ids=str,
)
def test_a_damaged_profile_is_refused(damage: Any) -> None:
    with pytest.raises(RequestError, match="What was known of this player is damaged"):
        read_profile(damage)


def test_what_a_decision_gives_away_is_told_by_its_values() -> None:
    decision = Decision("play 2C", (("play 2C", 0.43), ("play 3C", 0.42), ("play KC", 0.41)))
    assert loss_of(decision, parse_action("play 2C")) == (0.0, pytest.approx(0.01))
    assert loss_of(decision, parse_action("play KC")) == (pytest.approx(0.02), pytest.approx(0.01))
    assert loss_of(decision, parse_action("play AC")) is None, "it wasn't considered"
    assert loss_of(Decision("claim"), parse_action("claim")) is None
    assert loss_of(Decision("play 2C", (("play 2C", 0.4),)), parse_action("play 2C")) is None, "there was no choice"
    passes = Decision("pass 2C 3C 4C", (("pass 2C 3C 4C", 0.43), ("pass 2C 3C 5C", 0.41)))
    assert loss_of(passes, parse_action("pass 5C 3C 2C")) == (pytest.approx(0.02), pytest.approx(0.01)), "in any order"
    moon = Decision("play 2C", (("play 2C", 0.6), ("play 3C", 0.2)))
    assert loss_of(moon, parse_action("play 3C")) == (MOST, MOST), "one decision doesn't drown all others"


@both_games
def test_deals_are_looked_at_once_and_only_when_they_are_over(game: str) -> None:
    match = Table(game, [Seat("Bot", "", "thumb")] * 4, "once")
    drive(match, until=lambda match: len(match.log) > 20)
    assert finish_profile(match, Profile()).decisions == 0, "this deal still runs"
    drive(match, until=lambda match: match.waiting == "deal")
    first = finish_profile(match, Profile())
    assert first.deals == 1
    assert 5 < first.decisions <= 14
    assert finish_profile(match, first) == first
    drive(match, until=lambda match: len(match.sheet) == 3)
    one_by_one = finish_profile(match, first)
    assert one_by_one.deals == 3
    assert one_by_one == finish_profile(match, Profile()), "however late it is looked at"
    other = drive(Table(game, [Seat("Bot", "", "thumb")] * 4, "other"), until=lambda match: match.waiting == "deal")
    both = finish_profile(other, one_by_one)
    assert (both.match, both.deals) == ("other/0", 1)
    assert both.decisions > one_by_one.decisions


def test_what_is_to_be_overlooked_is_never_looked_at() -> None:
    match = drive(table("over", 0), until=lambda match: match.waiting == "deal")
    bridge = Bridge()
    ask(bridge, "load", save=match.save())
    overlooked = ask(bridge, "overlook", seat=0, profile=write_profile(KNOWN))["profile"]
    assert {**overlooked, "match": "tea/0", "deals": 4} == write_profile(KNOWN)
    known = read_profile(overlooked)
    assert finish_profile(match, known) == known
    drive(match, until=lambda match: len(match.sheet) == 2)
    assert finish_profile(match, known).decisions > known.decisions


def test_what_was_taken_back_and_played_anew_counts_once() -> None:
    match = drive(table("again", 0), until=lambda match: match.waiting == "deal")
    once = finish_profile(match, Profile())
    match.undo(0)
    drive(match, until=lambda match: match.waiting == "deal")
    assert finish_profile(match, once) == once


@both_games
def test_who_plays_blindly_is_told_from_who_counts(game: str) -> None:
    """A few deals tell little of one player; four together are told apart."""
    places, levels = [], []
    for bot in ("random", "thumb"):
        match, _ = after_deals(game, bot, 8)
        known = [finish_profile(match, Profile(), seat, Budget(200)) for seat in range(4)]
        places.append(sum(strength(game, profile).place for profile in known) / 4)
        levels.append(sum(LEVELS.index(bot) for profile in known for bot in matched(game, profile)) / 12)
    assert places[0] + 0.5 < places[1]
    assert levels[0] < levels[1]


@both_games
def test_a_game_that_is_over_tells_who_won(game: str) -> None:
    match = drive(
        Table(game, [Seat("Bot", "", bot) for bot in ("thumb", "random", "thumb", "random")], "won", {"target": 100})
    )
    score = match.sheet[-1]
    assert score.places is not None
    for seat in range(4):
        (played,) = finish_profile(match, Profile(), seat).games
        assert played.bots == tuple(str(match.seats[(seat + n) % 4].bot) for n in (1, 2, 3))
        assert played.won == (score.places[seat] == 1), "partners both win all of it"


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("hearts", ("thumb", None, "thumb"), {"target": 50}), ("spades", ("thumb",) * 3, {"solo": True, "target": 100})],
)
def test_a_game_that_isnt_on_the_scale_tells_of_decisions_only(
    game: str, bots: tuple[str | None, ...], options: dict[str, Any]
) -> None:
    match = drive(Table(game, [Seat("Bot", "", bot) for bot in ("thumb", *bots)], "other", options))
    profile = finish_profile(match, Profile())
    assert profile.games == ()
    assert profile.decisions > 10
    assert read_profile(write_profile(profile)).games == (), "it can be read again"


@both_games
def test_games_won_move_the_opponents_up_and_games_lost_down(game: str) -> None:
    bots = ("casual",) * 3
    chosen = [
        sum(map(LEVELS.index, matched(game, Profile(games=(Played(bots, won),) * 20)))) for won in (0.0, 0.4, 1.0)
    ]
    assert all(a < b for a, b in pairwise(chosen))


@both_games
def test_opponents_are_as_close_a_match_as_there_is(game: str) -> None:
    scale = scale_of(game)
    bots = matched(game, Profile())
    assert scale.expected(strength(game, Profile()).place, bots) == pytest.approx(scale.target, abs=0.08)
    levels = [LEVELS.index(bot) for bot in bots]
    assert max(levels) - min(levels) <= 1
    if game == "spades":
        assert levels[1] >= levels[0] == levels[2], "the partner is no weaker"


@both_games
def test_a_scale_rises_and_has_every_level(game: str) -> None:
    scale = scale_of(game)
    assert len(scale.ratings) == len(scale.losses) == len(scale.spreads) == len(BOTS)
    assert all(a < b for a, b in pairwise(scale.ratings))
    assert all(a > b for a, b in pairwise(scale.losses))


def test_habits_in_hearts_are_counted_where_there_was_a_choice() -> None:
    def decided(hand: str, trick: str, action: str) -> Decided:
        state = playing([hand, "2H 3H 4H", "5H 6H 7H", "8H 9H"], 0, trick, winners=(1, 2, 3))
        return Decided(HEARTS_RULES.view(state, 0), parse_action(action))

    end = HEARTS_RULES.view(playing(["2C", "3C", "4C", "5C"], 0), 0)
    shown = habits(
        [
            decided("2D 5D KD", "9D", "play 5D"),
            decided("2D 5D KD", "9D", "play KD"),
            decided("2D 5D 6C", "9D", "play 2D"),
            decided("2D 7C 6C", "9S", "play 2D"),
        ],
        end,
    )
    assert shown["ducks"] == (1, 2), "there is no choice between under and over otherwise"
    assert shown["highest"] == (1, 2)
    assert shown["spade_leads"] == (0, 0)
    assert shown["moons"] == (0, 1)


def test_nils_and_bids_are_counted() -> None:
    match = Table("spades", [Seat("Bot", "", "thumb")] * 4, "bids")
    drive(match, until=lambda match: len(match.sheet) == 3)
    shown = [finish_profile(match, Profile(), seat).habits for seat in range(4)]
    assert all(habit["nils"].times == pytest.approx(shown[0]["nils"].times) for habit in shown)
    assert all(0.5 < habit["takes"].done / habit["takes"].times < 1.6 for habit in shown)


@both_games
def test_it_is_told_in_words(game: str) -> None:
    nothing = told(game, Profile())
    assert nothing[0] == "Nothing is known of your play yet; every finished deal tells more"
    vague = told(game, Profile(Share(4, 10), 9))
    assert vague[0].endswith("; 9 decisions don’t tell much yet")
    known = Profile(
        Share(4, 10), 500, {"ducks": Share(30, 40), "takes": Share(80, 100), "moons": Share(1, 50), "odd": Share(9, 9)}
    )
    sentences = told(game, known)
    assert sentences[0].startswith("You play about as well as the ")
    assert sentences[0].endswith(", judged by 500 decisions")
    assert "You stay under the best card nearly whenever you can: 75 % of the time" in sentences
    assert "You bid more than you take: 80 tricks for 100 bid" in sentences
    assert "You shoot the moon in 2 of 100 deals" in sentences
    assert sentences[-1].startswith("With ") and " of 100 games" in sentences[-1]


@both_games
def test_a_page_can_ask_who_should_sit_down(game: str) -> None:
    answer = ask(Bridge(), "suggest", game=game)
    assert tuple(answer["bots"]) == matched(game, Profile())
    assert [said["text"] for said in answer["words"]] == told(game, Profile())
    known = ask(Bridge(), "suggest", game=game, profile=write_profile(KNOWN))
    assert tuple(known["bots"]) == matched(game, KNOWN)


def test_a_page_learns_in_pieces() -> None:
    match, profile = after_deals("hearts", "thumb", 2)
    bridge = Bridge()
    before = ask(bridge, "load", save=match.save())
    answer, count = through(bridge, "assess", seat=0, playouts=LITTLE.playouts, slice=10)
    assert count > 5
    assert answer["profile"] == write_profile(profile)
    assert ask(bridge, "view", seat=0)["save"] == before["save"], "it only looks"
    known, _ = through(bridge, "assess", seat=0, profile=answer["profile"], playouts=10, slice=10)
    assert known["profile"] == answer["profile"]


def test_what_a_page_asks_wrongly_is_refused() -> None:
    bridge = Bridge()
    for fields in ({"game": "hearts", "profile": 3}, {"game": "whist"}, {}):
        assert ask(bridge, "suggest", **fields)["ok"] is False
    assert ask(bridge, "assess", seat=0)["error"]["key"] == "error.no_table"
    ask(bridge, "load", save=table("tea", 0).save())
    assert ask(bridge, "assess", seat=0, profile={"loss": 1})["error"]["key"] == "error.profile"


def test_opponents_expect_what_a_person_is_known_to_do() -> None:
    assert manners(Profile(), 0) == EVERYBODY
    keeps = Profile(habits={"highest": Share(0, 300), "takes": Share(390, 300)})
    known = manners(keeps, 2)
    assert known[0] == known[1] == known[3] == Manner()
    assert known[2].highest < 0.5
    assert known[2].takes > 1.25
    high, low = (
        sum(likelihood("3", list(hand), takes) for hand in [(0b1111, 0b111, 0b11, 0b1111_0000_0000)])
        for takes in (1.3, 0.75)
    )
    assert high > low, "a strong hand explains a low bid of one who takes more than that"


def test_a_page_tells_the_opponents_what_is_known_of_the_person() -> None:
    bridge, answer = begun("hearts", pass_cycle="never")
    known = ask(bridge, "step", seat=0, playouts=30, profile=write_profile(KNOWN))
    assert known["ok"], answer
    assert ask(bridge, "step", seat=0, playouts=30, profile={"loss": 1})["error"]["key"] == "error.profile"
