"""The rules in words: complete for every option, silent about what is off, and marked where they differ from the defaults."""

from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest
from blacklady.bridge import Bridge
from blacklady.games import GAMES
from blacklady.games.hearts.scoring import is_over, moon_worth, standing
from blacklady.games.hearts.values import card_values
from blacklady.rng import Rng
from blacklady.rules import OptionField, Rules, Section, conflict, read_options
from blacklady.texts import CATALOGUE, Text

from .random_play import EVERY_GAME, random_options
from .test_bridge import ask, new

#: Options that say nothing by themselves, with what brings them into force.
NEEDED: dict[tuple[str, str], dict[str, Any]] = {
    ("spades", "blind_nil_worth"): {"blind_nil": "always"},
    ("spades", "blind_nil_exchange"): {"blind_nil": "always"},
}

#: Options that are out of force by others, and so must not be spoken of.
MOOT: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("hearts", {"pass_cycle": "never"}, {"pass_count": 5}),
    ("hearts", {"opener": "any-club"}, {"opener_plays_itself": True}),
    ("hearts", {"opener": "dealers-left"}, {"opener_plays_itself": True}),
    ("hearts", {"hearts_any_time": True}, {"queen_breaks_hearts": True}),
    ("hearts", {"hearts_any_time": True, "queen_discard_waits": True}, {"queen_breaks_hearts": True}),
    ("hearts", {"hearts_any_time": True}, {"hearts_instead_of_queen": True}),
    ("hearts", {"moon": "none"}, {"sun": "double"}),
    ("hearts", {"exact_halves": True}, {"target_exceeded": True}),
    ("spades", {}, {"blind_nil_worth": "400", "blind_nil_exchange": 2}),
    ("spades", {"zero": "plain"}, {"nil_worth": "50", "failed_nil": "count"}),
    ("spades", {"solo": True}, {"failed_nil": "count"}),
    ("spades", {"bag_limit": 0}, {"bag_penalty": 50}),
    ("spades", {"first_lead": "lowest-club"}, {"no_spade_on_first_trick": True}),
]

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)
every_field = pytest.mark.parametrize(
    ("rules", "field"),
    [(rules, field) for rules in EVERY_GAME for field in rules.fields],
    ids=lambda part: part.name,
)


def others(rules: Rules[Any], field: OptionField) -> list[Any]:
    """Every value of a field but its default."""
    values = {"bool": (False, True), "choice": field.choices, "int": range(field.low, field.high + 1)}[field.kind]
    return [value for value in values if value != rules.options()._asdict()[field.name]]


def many_options(rules: Rules[Any]) -> Iterator[Any]:
    """Each field at each of its values, the presets, and options at random."""
    yield rules.options()
    for field in rules.fields:
        for value in others(rules, field):
            yield rules.options(**{**NEEDED.get((rules.name, field.name), {}), field.name: value})
    for preset in rules.presets:
        yield rules.options(**preset.changes)
    rng = Rng(f"explained/{rules.name}")
    for _ in range(300):
        yield random_options(rules, rng)


def explained(game: str, **options: Any) -> tuple[Section, ...]:
    return GAMES[game].explain(read_options(GAMES[game], options))


def texts(sections: tuple[Section, ...]) -> list[Text]:
    return [said for section in sections for said in (section.title, *(part.text for part in section.paragraphs))]


def lines(game: str, **options: Any) -> list[str]:
    """The paragraphs as a person reads them; a changed one begins with an asterisk."""
    sections = explained(game, **options)
    return ["*" * part.changed + str(part.text) for section in sections for part in section.paragraphs]


@every_game
def test_every_text_is_made_of_just_its_arguments_and_nothing_is_said_twice(rules: Rules[Any]) -> None:
    for options in many_options(rules):
        sections = rules.explain(options)
        said = texts(sections)
        for each in said:
            assert str(each)
            assert {name for _, name, _, _ in Formatter().parse(CATALOGUE[each.key]) if name} == set(each.args), each
        keys = [each.key for each in said]
        assert len(set(keys)) == len(keys), options
        assert all(section.paragraphs for section in sections), options


def test_every_sentence_about_rules_is_said_under_some_options() -> None:
    said = {
        each.key for rules in EVERY_GAME for options in many_options(rules) for each in texts(rules.explain(options))
    }
    assert said == {key for key in CATALOGUE if "rules" in key.split(".")}


@every_game
def test_paragraphs_are_short(rules: Rules[Any]) -> None:
    """At most three sentences, each of at most twenty words."""
    for options in many_options(rules):
        for section in rules.explain(options):
            for part in section.paragraphs:
                sentences = str(part.text).removesuffix(".").split(". ")
                assert len(sentences) <= 3, part.text
                assert all(len(sentence.split()) <= 20 for sentence in sentences), part.text


@every_game
def test_by_default_nothing_is_changed(rules: Rules[Any]) -> None:
    assert not [part for section in rules.explain(rules.options()) for part in section.paragraphs if part.changed]


@every_field
def test_every_value_of_an_option_is_told_and_marked(rules: Rules[Any], field: OptionField) -> None:
    """So an option without words, or a value that reads like another, is found."""
    needed = NEEDED.get((rules.name, field.name), {})
    usual = rules.explain(rules.options(**needed))
    told = [usual]
    for value in others(rules, field):
        options = rules.options(**{**needed, field.name: value})
        assert conflict(rules, options) is None
        sections = rules.explain(options)
        assert sections not in told, value
        told.append(sections)
        before = [part for section in usual for part in section.paragraphs]
        fresh = [part for section in sections for part in section.paragraphs if part not in before]
        assert fresh, f"{value}: something new has to be said"
        assert all(part.changed for part in fresh), value


@pytest.mark.parametrize(("game", "options", "moot"), MOOT)
def test_what_is_out_of_force_is_not_spoken_of(game: str, options: dict[str, Any], moot: dict[str, Any]) -> None:
    assert lines(game, **options) == lines(game, **options, **moot)


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("hearts", {}, "Each heart costs 1 point, and Q♠ costs 13."),
        ("hearts", {}, "Before play everybody passes three cards. You see what you get only when all have chosen."),
        ("hearts", {}, "Whoever holds 2♣ when play begins leads it to the first trick."),
        ("hearts", {}, "No heart and no Q♠ on the first trick, unless you have nothing else to play."),
        ("hearts", {}, "Win every card that costs points, and you have shot the moon. You get none, and the others get 26 each."),
        ("hearts", {}, "The game ends after a deal in which somebody stands at 100 points or more. The lowest total wins."),
        ("hearts", {"pass_count": 1}, "*Before play everybody passes one card. You see what you get only when all have chosen."),
        ("hearts", {"black_maria": True}, "*K♠ costs 10 points, and A♠ costs 7."),
        ("hearts", {"bonus": "ten-of-diamonds"}, "*10♦ takes 10 points off for whoever wins it."),
        ("hearts", {"hearts_any_time": True, "queen_discard_waits": True},
         "Hearts are broken as soon as a heart has been played."),
        ("hearts", {"sun": "half-more", "hooligan": True}, "*A moon with all 13 tricks is a sun, and counts 50 instead of 33."),
        ("hearts", {"no_trick_bonus": True, "moon": "none"}, "*Win no trick at all, and five points are taken off."),
        ("hearts", {"exact_halves": True, "target": 75}, "*A total of exactly 75 falls to 37."),
        ("spades", {}, "Bid 1 to 13 tricks, or nil: a promise to win none."),
        ("spades", {}, "That lead may not be a spade, unless the hand holds nothing else."),
        ("spades", {}, "Bags are kept from deal to deal. Every 10 of them cost 100 points."),
        ("spades", {}, "A nil that is made scores 100 points; one that wins a trick costs as much."),
        ("spades", {}, "The tricks of a failed nil don’t help the partner’s bid; each is a bag."),
        ("spades", {"floor": "200", "solo": True}, "*It ends, too, when a player falls to −200 or lower."),
        ("spades", {"bag_limit": 1, "bag_penalty": 20}, "*Every bag costs 20 points."),
        ("spades", {"nil_exchange": 1}, "*After a nil, the two partners choose one card each, and give them to each other."),
        ("spades", {"blind_nil": "always", "nil_exchange": 3, "blind_nil_exchange": 2},
         "*If one partner bids nil and the other a blind nil, it is three cards each."),
        ("spades", {"blind_nil": "behind"},
         "*If you are 100 points or more behind, you may bid a blind nil before you see your cards."),
        ("spades", {"spade_leads": "any-time"}, "*Spades may always be led, to the first trick too."),
        ("spades", {"spade_leads": "any-time", "no_spade_on_first_trick": True},
         "*From the second trick on, spades may always be led."),
        ("spades", {"failed_nil": "count"}, "*If both partners bid nil, each of their tricks is a bag."),
        ("whist", {}, "Partners count their tricks together. Each trick above 6 is a point for the side."),
    ],
)  # fmt: skip
def test_sentences(game: str, options: dict[str, Any], sentence: str) -> None:
    assert sentence in lines(game, **options)


def test_the_points_and_the_end_that_are_told_are_those_that_are_scored() -> None:
    rules, rng = GAMES["hearts"], Rng("explained/points")
    for _ in range(200):
        options = random_options(rules, rng)
        args = {said.key.removeprefix("hearts.rules."): said.args for said in texts(rules.explain(options))}
        hearts = sum(range(2, 15)) if "cost.spot" in args else 13
        others = [
            value
            for key in ("cost.spot", "cost.plain", "black_maria", "hooligan")
            for value in args.get(key, {}).values()
        ]
        assert hearts + sum(others) == card_values(options).all_points
        if options.moon != "none":
            worth = args[f"moon.{options.moon}"]["points"]
            assert worth == moon_worth(options, sun=False)
            assert args.get("sun", {"points": worth})["points"] == moon_worth(options, sun=True)
        limit = args["end"]["target"] if "end" in args else args["end_above"]["target"] + 1
        for total in range(limit - 3, limit + 3):
            assert is_over(options, [standing(options, total), 0, 1, 1]) is (total >= limit)


def test_the_bridge_explains_a_game_with_options() -> None:
    answer = ask(Bridge(), "explain", game="hearts", options={"hooligan": True})
    assert answer["ok"]
    assert answer["title"]["text"] == "Hearts"
    assert [section["title"]["text"] for section in answer["sections"]] == [
        "The aim", "The cards", "Passing", "Playing", "Scoring", "The end",
    ]  # fmt: skip
    paragraphs = [part for section in answer["sections"] for part in section["paragraphs"]]
    assert {"text": {"key": "hearts.rules.hooligan", "args": {"points": 7}, "text": "7♣ costs 7 points."},
            "changed": True} in paragraphs  # fmt: skip
    assert ["*" * part["changed"] + part["text"]["text"] for part in paragraphs] == lines("hearts", hooligan=True)


def test_without_options_the_bridge_explains_a_game_s_usual_rules() -> None:
    usual = ask(Bridge(), "explain", game="spades", options={})
    assert usual["ok"]
    assert ask(Bridge(), "explain", game="spades") == usual
    assert ask(Bridge(), "explain", game="spades", options=None) == usual


def test_without_a_game_the_bridge_explains_the_table_s_rules_and_leaves_it_alone() -> None:
    bridge, before = new(0, game="spades", solo=True, bidding="whiz")
    answer = ask(bridge, "explain")
    assert answer == ask(Bridge(), "explain", game="spades", options={"solo": True, "bidding": "whiz"})
    assert ask(bridge, "explain", game="hearts")["title"]["text"] == "Hearts"
    assert ask(bridge, "view")["view"] == before["view"]


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({}, "request", "No game has been started"),
        ({"game": 7}, "request", "The request “explain” needs “game” to be a text"),
        ({"options": {}}, "request", "The request “explain” needs “game” to be a text"),
        ({"game": "poker"}, "request", "There is no game “poker”; there are: hearts, spades"),
    ],
)
def test_what_can_t_be_explained_is_refused(fields: dict[str, Any], code: str, words: str) -> None:
    error = ask(Bridge(), "explain", **fields)["error"]
    assert error["code"] == code
    assert error["text"].startswith(words)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("hearts", {"target": 1}),
        ("hearts", {"solo": True}),
        ("hearts", []),
        ("spades", {"solo": True, "bidding": "suicide"}),
    ],
)
def test_bad_options_are_refused_as_by_a_new_game(game: str, options: Any) -> None:
    fresh = ask(Bridge(), "new", game=game, seats=[{"name": "A", "picture": "", "bot": "random"}] * 4, seed="x",
                options=options)  # fmt: skip
    refused = ask(Bridge(), "explain", game=game, options=options)
    assert refused == fresh
    assert refused["error"]["code"] == "options"
