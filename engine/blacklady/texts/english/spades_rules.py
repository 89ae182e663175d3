"""The rules of Spades in words."""

from typing import Final

__all__ = ["CATALOGUE"]

CATALOGUE: Final[dict[str, str]] = {
    "spades.rules.aim.sides": (
        "Two play against two, and partners sit opposite. Say how many tricks you will win, then win them."
    ),
    "spades.rules.aim.solo": "Four play, each for themselves. Say how many tricks you will win, then win them.",
    # The cards
    "spades.rules.trumps": "Spades are trumps: any of them beats every card of another suit.",
    "spades.rules.jokers": (
        "Two jokers are in, and 2♥ and 2♣ are out. The jokers are spades, higher than A♠; the big one beats the little one."
    ),
    # Bidding
    "spades.rules.bidding": (
        "Beginning on the dealer’s left, everybody bids once. A bid needn’t beat the last one, and it can’t be changed."
    ),
    "spades.rules.bid.free": "Bid 1 to 13 tricks, or nil: a promise to win none.",
    "spades.rules.bid.plain": "Bid 0 to 13 tricks. A bid of 0 is no promise to win none.",
    "spades.rules.bid.suicide": (
        "Bid 1 to 13 tricks, or nil: a promise to win none. If your partner has bid a number, you must bid nil."
    ),
    "spades.rules.bid.mirror": (
        "Bid the number of spades that you hold. Without a spade, that is nil: a promise to win no trick."
    ),
    "spades.rules.bid.whiz": "Bid the number of spades that you hold, or nil: a promise to win no trick.",
    "spades.rules.one_nil": "Only one partner of a side may bid nil.",
    "spades.rules.blind_behind": (
        "If you are {points:point/points} or more behind, you may bid a blind nil before you see your cards."
    ),
    "spades.rules.blind_always": "You may bid a blind nil before you see your cards.",
    "spades.rules.board": "The bids of two partners must come to {count} or more.",
    "spades.rules.no_thirteen": "The last bid may not bring the four bids to exactly 13.",
    "spades.rules.exchange.nil": (
        "After a nil, the two partners choose {count:words card/cards} each, and give them to each other."
    ),
    "spades.rules.exchange.seen": (
        "After a nil that isn’t blind, the two partners choose {count:words card/cards} each, and give them to each other."
    ),
    "spades.rules.exchange.blind": (
        "After a blind nil, the two partners choose {count:words card/cards} each, and give them to each other."
    ),
    "spades.rules.exchange.both": "If one partner bids nil and the other a blind nil, it is {count:words card/cards} each.",
    # Playing
    "spades.rules.no_spade_opens": "That lead may not be a spade, unless the hand holds nothing else.",
    "spades.rules.lowest_club": (
        "In the first trick everybody plays their lowest club; the first from the dealer’s left who has one leads. "
        "Without a club, throw ♦ or ♥, or a spade if you hold nothing else."
    ),
    "spades.rules.no_spade_on_first_trick": "No spade on the first trick, unless you have nothing else to play.",
    "spades.rules.lead.broken": "Lead a spade only when one has been played, or when you hold nothing else.",
    "spades.rules.lead.after_first_trick": "From the second trick on, spades may always be led.",
    "spades.rules.lead.any_time": "Spades may always be led, to the first trick too.",
    # Scoring
    "spades.rules.contract.sides": "The bids of two partners add up to one contract, and their tricks count together.",
    "spades.rules.contract.solo": "What each player bids is their contract.",
    "spades.rules.made": (
        "If the contract is made, each trick bid scores 10 points. Each trick more is a bag and scores 1."
    ),
    "spades.rules.set": "If it isn’t made, it is set: each trick bid costs 10 points.",
    "spades.rules.ten_for_200": "If the contract is ten tricks or more and is made, the bid scores 200 points instead.",
    "spades.rules.bags": "Bags are kept from deal to deal. Every {limit} of them cost {points:point/points}.",
    "spades.rules.each_bag": "Every bag costs {points:point/points}.",
    "spades.rules.bags_free": "Bags cost nothing, however many you collect.",
    "spades.rules.nil": "A nil that is made scores {points:point/points}; one that wins a trick costs as much.",
    "spades.rules.blind_nil": "A blind nil that is made scores {points:point/points}; one that fails costs as much.",
    "spades.rules.nil_beside": "Each nil counts by itself, beside what the partner bids.",
    "spades.rules.failed.bags": "The tricks of a failed nil don’t help the partner’s bid; each is a bag.",
    "spades.rules.failed.solo": "Each trick of a failed nil is a bag.",
    "spades.rules.failed.count": "The tricks of a failed nil help the partner’s bid.",
    "spades.rules.failed_both": "If both partners bid nil, each of their tricks is a bag.",
    "spades.rules.failed.nothing": "The tricks of a failed nil count for nothing.",
    "spades.rules.boston.sides": "A side that wins all 13 tricks, a Boston, scores {points:point/points} more.",
    "spades.rules.boston.solo": "A player who wins all 13 tricks, a Boston, scores {points:point/points} more.",
    # The end
    "spades.rules.end.sides": "The game ends after a deal in which a side reaches {target:point/points}.",
    "spades.rules.end.solo": "The game ends after a deal in which a player reaches {target:point/points}.",
    "spades.rules.floor.sides": "It ends, too, when a side falls to {floor} or lower.",
    "spades.rules.floor.solo": "It ends, too, when a player falls to {floor} or lower.",
    "spades.rules.boston_wins.sides": "A side that wins all 13 tricks, a Boston, wins the game at once.",
    "spades.rules.boston_wins.solo": "A player who wins all 13 tricks, a Boston, wins the game at once.",
    "spades.rules.best.sides": "The higher total wins. If both are level, another deal is played.",
    "spades.rules.best.solo": "The highest total wins. If it is shared, another deal is played.",
}
