"""The rules of Spades in words, as the options in force make them."""

from collections.abc import Iterator

from ...rules import Section, Told, explained
from ...texts import Text, text
from .bidding import BEHIND
from .options import SpadesOptions

__all__ = ["explain"]


def explain(options: SpadesOptions) -> tuple[Section, ...]:
    """The rules under these options in words; their source is the text behind each option."""
    return explained(_told, options)


def _told(options: SpadesOptions) -> Told:
    return (
        (text("rules.title.aim"), (text(f"spades.rules.aim.{_who(options)}"),)),
        (text("rules.title.cards"), _cards(options)),
        (text("rules.title.bidding"), (*_bids(options), *_exchange(options))),
        (text("rules.title.play"), (*_lead(options), *_play(options))),
        (text("rules.title.scoring"), (*_contract(options), *_nil(options), *_boston(options))),
        (text("rules.title.end"), _end(options)),
    )


def _who(options: SpadesOptions) -> str:
    """Who scores together, as the keys of the texts have it."""
    return "solo" if options.solo else "sides"


def _cards(options: SpadesOptions) -> Iterator[Text]:
    yield text("rules.deal")
    yield text("rules.ranks")
    yield text("spades.rules.trumps")
    if options.jokers:
        yield text("spades.rules.jokers")


def _bids(options: SpadesOptions) -> Iterator[Text]:
    yield text("spades.rules.bidding")
    yield text("spades.rules.bid.plain" if options.zero == "plain" else f"spades.rules.bid.{options.bidding}")
    if options.one_nil_a_side:
        yield text("spades.rules.one_nil")
    if options.blind_nil == "behind":
        yield text("spades.rules.blind_behind", points=BEHIND)
    elif options.blind_nil == "always":
        yield text("spades.rules.blind_always")
    if options.board:
        yield text("spades.rules.board", count=options.board)
    if options.no_thirteen:
        yield text("spades.rules.no_thirteen")


def _exchange(options: SpadesOptions) -> Iterator[Text]:
    seen, blind = options.nil_exchange, options.blind_nil_exchange
    if options.blind_nil == "none":
        if seen:
            yield text("spades.rules.exchange.nil", count=seen)
        return
    if seen:
        yield text("spades.rules.exchange.seen", count=seen)
    if blind:
        yield text("spades.rules.exchange.blind", count=blind)
    if seen and blind and seen != blind and not options.one_nil_a_side:
        yield text("spades.rules.exchange.both", count=max(seen, blind))


def _spade_can_open(options: SpadesOptions) -> bool:
    """Whether the first lead can be a spade, from a hand that holds other cards, too."""
    return (
        options.first_lead == "dealers-left"
        and options.spade_leads == "any-time"
        and not options.no_spade_on_first_trick
    )


def _lead(options: SpadesOptions) -> Iterator[Text]:
    if options.first_lead == "dealers-left":
        yield text("rules.dealers_left")
        if not _spade_can_open(options):
            yield text("spades.rules.no_spade_opens")
    elif options.first_lead == "two-of-clubs":
        yield text("rules.two_of_clubs")
    else:
        yield text("spades.rules.lowest_club")


def _play(options: SpadesOptions) -> Iterator[Text]:
    yield text("rules.follow")
    if options.no_spade_on_first_trick and options.first_lead != "lowest-club":
        yield text("spades.rules.no_spade_on_first_trick")
    yield text("rules.trump")
    if options.spade_leads == "broken":
        yield text("spades.rules.lead.broken")
    else:
        yield text("spades.rules.lead.any_time" if _spade_can_open(options) else "spades.rules.lead.after_first_trick")
    yield text("rules.finish" if options.finish_early else "rules.no_finish")


def _contract(options: SpadesOptions) -> Iterator[Text]:
    yield text(f"spades.rules.contract.{_who(options)}")
    yield text("spades.rules.made")
    if options.ten_for_200:
        yield text("spades.rules.ten_for_200")
    yield text("spades.rules.set")
    if options.bag_limit == 0:
        yield text("spades.rules.bags_free")
    elif options.bag_limit == 1:
        yield text("spades.rules.each_bag", points=options.bag_penalty)
    else:
        yield text("spades.rules.bags", limit=options.bag_limit, points=options.bag_penalty)


def _nil(options: SpadesOptions) -> Iterator[Text]:
    if options.zero == "plain":
        return
    yield text("spades.rules.nil", points=int(options.nil_worth))
    if options.blind_nil != "none":
        yield text("spades.rules.blind_nil", points=int(options.blind_nil_worth))
    if not options.solo:
        yield text("spades.rules.nil_beside")
    if options.failed_nil == "nothing":
        yield text("spades.rules.failed.nothing")
    elif options.solo:
        # There is no partner's bid that the tricks could help.
        yield text("spades.rules.failed.solo")
    else:
        yield text(f"spades.rules.failed.{options.failed_nil}")
        if options.failed_nil == "count" and not options.one_nil_a_side:
            yield text("spades.rules.failed_both")


def _boston(options: SpadesOptions) -> Iterator[Text]:
    if options.boston in ("100", "200"):
        yield text(f"spades.rules.boston.{_who(options)}", points=int(options.boston))


def _end(options: SpadesOptions) -> Iterator[Text]:
    yield text(f"spades.rules.end.{_who(options)}", target=options.target)
    if options.floor != "none":
        yield text(f"spades.rules.floor.{_who(options)}", floor=-int(options.floor))
    if options.boston == "wins":
        yield text(f"spades.rules.boston_wins.{_who(options)}")
    yield text(f"spades.rules.best.{_who(options)}")
