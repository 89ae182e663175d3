"""The rules of Hearts in words, as the options in force make them."""

from collections.abc import Iterator

from ...cards import format_card, parse_card
from ...rules import Section, Told, explained
from ...texts import Text, text
from .options import HeartsOptions
from .scoring import moon_worth, standing
from .values import QUEEN, card_values

__all__ = ["explain"]


def explain(options: HeartsOptions) -> tuple[Section, ...]:
    """The rules under these options in words; their source is the text behind each option."""
    return explained(_told, options)


def _told(options: HeartsOptions) -> Told:
    return (
        (text("rules.title.aim"), (text("hearts.rules.aim"),)),
        (text("rules.title.cards"), _cards(options)),
        (text("rules.title.passing"), _passing(options)),
        (text("rules.title.play"), (*_lead(options), *_play(options))),
        (text("rules.title.scoring"), _scoring(options)),
        (text("rules.title.end"), _end(options)),
    )


def _cards(options: HeartsOptions) -> Iterator[Text]:
    values = card_values(options)
    points = values.points
    yield text("rules.deal")
    yield text("rules.ranks")
    yield text(f"hearts.rules.cost.{'spot' if options.spot_hearts else 'plain'}", queen=points[QUEEN])
    if options.black_maria:
        yield text("hearts.rules.black_maria", king=points[parse_card("KS")], ace=points[parse_card("AS")])
    if options.hooligan:
        yield text("hearts.rules.hooligan", points=points[parse_card("7C")])
    if values.bonus is not None:
        yield text("hearts.rules.bonus", card=format_card(values.bonus), points=-points[values.bonus])
    yield text("hearts.rules.no_other")


def _passing(options: HeartsOptions) -> Iterator[Text]:
    if options.pass_cycle != "never":
        yield text("hearts.rules.pass_count", count=options.pass_count)
    yield text(f"hearts.rules.pass_cycle.{options.pass_cycle}")


def _lead(options: HeartsOptions) -> Iterator[Text]:
    if options.opener == "dealers-left":
        yield text("rules.dealers_left")
    elif options.opener == "any-club":
        yield text("hearts.rules.any_club")
    else:
        yield text("rules.two_of_clubs")
        if options.opener_plays_itself:
            yield text("hearts.rules.opener_plays_itself")


def _play(options: HeartsOptions) -> Iterator[Text]:
    yield text("rules.follow")
    yield text("rules.highest")
    yield text("hearts.rules.points_at_once" if options.first_trick_points else "hearts.rules.no_points_at_once")
    yield text("hearts.rules.lead_any_time" if options.hearts_any_time else "hearts.rules.lead_broken")
    if options.hearts_instead_of_queen and not options.hearts_any_time:
        yield text("hearts.rules.instead_of_queen")
    if options.queen_discard_waits or not options.hearts_any_time:
        with_queen = options.queen_breaks_hearts and not options.hearts_any_time
        yield text("hearts.rules.broken_by_queen" if with_queen else "hearts.rules.broken")
    if options.queen_discard_waits:
        yield text("hearts.rules.queen_waits")
    yield text("hearts.rules.finish" if options.finish_early else "rules.no_finish")


def _scoring(options: HeartsOptions) -> Iterator[Text]:
    yield text("hearts.rules.points")
    moon, bonus = options.moon != "none", card_values(options).bonus
    worth, sun = moon_worth(options, sun=False), moon_worth(options, sun=True)
    if moon:
        yield text(f"hearts.rules.moon.{options.moon}", points=worth)
        if sun != worth:
            yield text("hearts.rules.sun", points=sun, moon=worth)
        if bonus is not None:
            yield text("hearts.rules.moon_bonus", card=format_card(bonus))
    else:
        yield text("hearts.rules.no_moon")
    if options.no_trick_bonus:
        yield text("hearts.rules.no_trick" if not moon else "hearts.rules.no_trick_no_moon")
    if bonus is not None or options.no_trick_bonus or options.moon not in ("others-add", "none"):
        yield text("hearts.rules.below_zero")


def _end(options: HeartsOptions) -> Iterator[Text]:
    target = options.target
    halved = standing(options, target)
    # Nobody stays at the target when it is halved, so the game ends above it, whether it has to be exceeded or not.
    above = options.target_exceeded or halved != target
    yield text("hearts.rules.end_above" if above else "hearts.rules.end", target=target)
    if halved != target:
        yield text("hearts.rules.halved", target=target, total=halved)
    yield text(f"hearts.rules.tie.{options.tie}")
