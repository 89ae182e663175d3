"""Positions and actions, each with the sentence that gives the reason for it. South is to act."""

from typing import Any

from blacklady.cards import DECK, cards_in, format_card, parse_set
from blacklady.games.hearts import HEARTS_RULES
from blacklady.games.spades import SPADES_RULES
from blacklady.games.whist import WHIST_RULES
from blacklady.views import View

from . import positions, positions_spades, positions_whist
from .unseen_hands import with_others


def others(hand: str) -> list[str]:
    cards = [format_card(card) for card in cards_in(DECK & ~parse_set(hand))]
    return [" ".join(cards[i::3]) for i in range(3)]


def hearts(hand: str, trick: str, out: str, card: str, **how: Any) -> tuple[View, str]:
    """South plays the card; `trick` lies on the table, the others hold the first of `out`, and the rest is gone."""
    hands, _ = with_others(hand, trick, out)
    state = positions.playing(hands, 0, trick, **{"broken": True, "winners": (1, 2, 3), **how})
    return HEARTS_RULES.view(state, 0), f"play {card}"


def opening(hand: str, trick: str, card: str, **how: Any) -> tuple[View, str]:
    """The same in the first trick, with three cards to go for everybody else, whichever."""
    out = " ".join(format_card(card) for card in cards_in(DECK & ~parse_set(f"{hand} {trick}")))
    hands, _ = with_others(hand, trick, out)
    return HEARTS_RULES.view(positions.playing(hands, 0, trick, **how)._replace(tricks=()), 0), f"play {card}"


def passed(hand: str, cards: str, **how: Any) -> tuple[View, str]:
    return HEARTS_RULES.view(positions.passing([hand, *others(hand)], **how), 0), f"pass {cards}"


def given(hand: str, gave: str, out: str, card: str) -> tuple[View, str]:
    """A lead of South, who has passed these cards to North."""
    view, action = hearts(hand, "", out, card)
    return view._replace(passed=parse_set(gave), pass_to=2), action


def moon(way: str, before: tuple[int, ...], **how: Any) -> tuple[View, str]:
    taken = ["AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H QS", "", "", ""]
    state = positions.finished(taken, before=before, moon="shooter-chooses", **how)
    return HEARTS_RULES.view(state._replace(phase="moon", turn=0), 0), f"moon {way}"


def bid(hand: str, heard: str, word: str, **how: Any) -> tuple[View, str]:
    dealer = (3 - len(heard.split())) % 4
    view = SPADES_RULES.view(positions_spades.bidding([hand, *others(hand)], heard, dealer=dealer, **how), 0)
    return view, word if word == "look" else f"bid {word}"


def exchange(bids: str, cards: str) -> tuple[View, str]:
    state = positions_spades.bidding([WEAK, *others(WEAK)], nil_exchange=3)
    return SPADES_RULES.view(state._replace(bids=tuple(bids.split()), phase="pass"), 0), f"pass {cards}"


def spades(hand: str, trick: str, out: str, card: str, bids: str = "3 3 3 3", **how: Any) -> tuple[View, str]:
    hands, _ = with_others(hand, trick, out)
    state = positions_spades.playing(hands, 0, trick, **{"bids": bids, "broken": True, **how})
    return SPADES_RULES.view(state, 0), f"play {card}"


def whist(hand: str, out: str, card: str) -> tuple[View, str]:
    return WHIST_RULES.view(positions_whist.playing(with_others(hand, "", out)[0], 0), 0), f"play {card}"


GUARDED = "QS 9S 8S 7S 6S 2H 3H JD 9D 3D TC 8C 2C"
STRONG = "AH KH QH JH TH 9H AS KS QS AD 4D 2C 3C"
WEAK = "5S 3S 2S 8H 6H 4H 2H 7D 5D 2D 9C 6C 3C"
RICH = "AS KS JS 9S 8S 2S AH KH 5H AD KD 3D 4C"
FLAT = "AS KS 9S AH KH 3H 9D 8D 3D QC 4C 3C 2S"
HONOURS = "KS QS 2S 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C"
REST = "QS JS AH TH 8H 7H KD QD JD TD 5D AC KC 9C"
LEADS = "QS JS QH TH 9H 8H KD QD JD TD 9D 5D AC KC QC"
LATE = (0, 1, 2, 3, 0, 1, 2, 3, 1)

CASES = [
    # Any game
    (hearts("KS", "AS", "QS TS 9S", "KS"), "It is the only card that may be played"),
    (whist("9D 6D", "KC AH KH QH JH TH", "9D"), None),
    (bid(WEAK, "", "3", bidding="mirror"), "It is the only bid that may be made"),
    # Hearts: the pass
    (passed(STRONG, "4D 2C 3C"), "What you keep is strong enough to try for the moon, and these cards could lose tricks"),
    (passed("KS QS 4S 9H 5H 2H JD 9D 3D JC 8C 7C 2C", "QS KS JC"),
     "The queen of spades and king of spades could be forced out: you have only one low spade to play first"),
    (passed("KS QS JC 9H 5H 2H JD 9D 3D TC 8C 7C 2C", "QS KS JC"),
     "The queen of spades and king of spades could be forced out: you have no low spade to play first"),
    (passed(GUARDED, "QS 3H JD"), "The queen of spades costs points, whoever takes it"),
    (passed(GUARDED, "2C 8C TC"), "It leaves you without clubs, so you can throw what is dangerous when they are led"),
    (passed(GUARDED.replace("3H", "JH"), "8C JH JD"), "The jack of hearts could win no trick without points"),
    (passed(GUARDED, "2C 8C JD"), "The jack of diamonds could win tricks with points in them"),
    (passed(GUARDED, "2C 8C 9D"), "You keep the queen of spades, with 4 low spades to guard it"),
    (passed(GUARDED.replace("QS", "4C"), "2C 8C 9D"), "You keep 5 low cards to stay under with"),
    (passed("9S 8S 7S 2H JH TH JD 9D 3D TC 8C 9C 2C", "2C 2H 3D"), "You keep your middle and high cards"),
    # Hearts: the moon's choice
    (moon("add", (0, 0, 0, 0)), "After it you are 26 points ahead of everybody else"),
    (moon("add", (26, 0, 5, 0)), "After it nobody is ahead of you"),
    (moon("add", (30, 0, 0, 0)), "After it you are 4 points behind the leader"),
    (moon("add", (10, 90, 20, 20)), "It ends the game, and you win with 10 points"),
    (moon("add", (60, 90, 20, 21)), "It ends the game, and you don’t win it"),
    (moon("subtract", (60, 90, 20, 21)), "The other way would end the game"),
    # Hearts: leads
    (hearts("9D 6D 2S", "", "KC QC JC TC 9C 8C AS KS JS", "2S"), "None of the cards that are left counts any points"),
    (hearts("AH KH QH 9H 3H", "", "KC QC JC TC AD KD QD JD TD 9D 5H 4H AS KS JS", "AH", winners=(0,)),
     "You have every point so far, and your hand is strong enough for the moon"),
    (opening("AC KC QC JC TC 9C AH KH QH JH TH 9H 8H", "", "AC", opener="dealers-left"),
     "Nobody has a point yet, and your hand is strong enough for the moon"),
    (hearts("AH 9H 5C", "", "KH QH JH TH KD QD AC KC QC", "AH", winners=(1,)),
     "It takes points, so West, who has every point so far, can’t shoot the moon"),
    (hearts("9D 6D 2S", "", "KC AH KH QH JH TH AS KS JS", "9D"),
     "Nobody else has diamonds left, so you win the trick and lead again"),
    (opening("7S 5S 4S 9H 8H 6H 6C 5C 3C 9D 8D 7D 2D", "", "4S", opener="dealers-left"),
     "The queen of spades is still out, and you have no higher spade, so you can drive it out"),
    (given("7S 5S 4D", "QS 2S 3C", "QS AS KD QD JD TD AH KH QH", "5S"),
     "North has the queen of spades from you, and low spades drive it out"),
    (hearts("9H 2D 4C", "", "AS KS JS KH QH AD KD 3C 2C", "2D"),
     "All the diamonds that are out are higher, so somebody else wins the trick"),
    (hearts("9H 4D 4C", "", "AS KS JS KH QH AD KD JD 3D", "4D"), "It is low: 3 of the 4 diamonds that are out are higher"),
    (hearts("9H KD 4C", "", "AS KS JS KH QH AD 7D JD 3D", "KD"),
     "It leaves you without diamonds, so you can throw other cards when they are led"),
    (opening("AC KC 9D 8D 5D 3D 9H 8H 6H 2H JS 9S 2S", "", "KC", opener="dealers-left"),
     "11 clubs are still out, so the others are likely to follow"),
    (hearts("TD 8D 3C 2C", "", "JD 7D AH KH QH JH TH 9H 4C 5C 6C 7C", "TD", winners=(0,)),
     "East has no clubs and could throw points on them, so you lead diamonds"),
    (hearts("TD 8D KD 4C 9C", "", "QD JD 9D 7D 6D 5D 4D 3D AD AC KC QC AH KH QH", "8D"),
     "Of the diamonds that are out, 4 are higher and 5 are lower"),
    # Hearts: following suit
    (hearts("QS 3S 5D 6D", "AS", "KS KD QD JD AH KH QH JH TH 2H 9H", "QS"),
     "It is the moment for the queen of spades: East’s ace of spades is higher"),
    (hearts("KS 3S 5D 6D", "9S", "QS AS KD QD JD AH KH QH JH TH 2H", "3S"),
     "The queen of spades is still out, so you keep the king of spades back"),
    (hearts("AD 8D 5D 2C", "7D QS TD", "KC QC JC KD QD JD AH KH QH", "5D"),
     "It stays under the ten of diamonds, so somebody else gets the 13 points in the trick"),
    (hearts("AD 8D 5D 2C", "9D TD", "KC QC JC KD QD JD AH KH QH 2H", "8D"),
     "It is your highest card that stays under the ten of diamonds"),
    (hearts("AD 8D 5D 2C", "9D TD", "KC QC JC KD QD JD AH KH QH 2H", "5D"),
     "It stays under the ten of diamonds, so you don’t win the trick"),
    (hearts("QD 2D 3H 2C", "TD JD 3D", "KC QC KD 8D AH KH QH 2H 9H", "QD", bonus="jack-of-diamonds"),
     "It wins the jack of diamonds, which takes ten points off"),
    (hearts("KH 2H 3C 2C", "9H 3H", "KC QC JC TC AH QH JH TH 7H 9C", "KH", winners=(1,)),
     "It may take points before West does, who has every point so far"),
    (hearts("AD 8D 5H 2C", "6D 3D 4D", "9C 8C 7C KD QD AH KH QH JH", "AD"),
     "You play last and no points are in the trick, so your highest card can go"),
    (hearts("AD 8D 5H 2C", "6D 3D 4D", "9C 8C 7C KD QD AH KH QH JH", "8D"),
     "You play last and no points are in the trick, so you can win it"),
    (opening("AC 7C 4C 9D 8D 5D 3D 9H 8H 6H JS 9S 2S", "2C", "AC"),
     "Points hardly ever fall on the first trick, so a high card can go"),
    (hearts("AD KD JD 4C", "5D 3D", "KC QC JC QD 8D 7D AH KH 5H 2H", "JD"),
     "None of your diamonds stays under the five of diamonds, but somebody may still play higher"),
    (hearts("AD KD JD 4C", "5D 3D", "KC QC JC QD 8D 7D AH KH 5H 2H", "AD"),
     "None of your diamonds stays under the five of diamonds, so the highest goes"),
    (hearts("AD KD JD 4C", "5D QS 3D", "KC QC JC QD 8D 7D AH KH 5H", "AD"),
     "You win the trick with any of your diamonds, so the highest goes"),
    (hearts("AD 4D 4C 3C", "5D QS 8D", "KC QC JC AH KD 9D 7D KH 5H", "AD"), "It wins the trick, with 13 points in it"),
    (hearts("TD 8D KD 4C", "9D", "QD JD AS KS JS TS QH JH AC KC QC AH", "TD"), "It goes over the nine of diamonds"),
    # Hearts: throwing
    (hearts("AH KH QH JH 2C", "9D", "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H 2H", "2C", winners=(0,)),
     "Your hand is strong enough for the moon, but the two of clubs could lose a trick"),
    (hearts("8H 9H 5C 4C", "9D JD", "QC JC TC AC 5D 6D 7D 4D JH TH", "8H", winners=(2,)),
     "It gives points to somebody else than North, who has every point so far"),
    (hearts("AH 6H 9C 8C 2C", "9D", "KH QH JH TH 9H AD KD QD JD TC 7C 6C 5C 4C", "9C", winners=(3,)),
     "You keep the ace of hearts to stop East, who has every point so far"),
    (hearts("QS AH KH 7D 6D", "KC", "TS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "QS"),
     "You have no clubs, so somebody else gets your queen of spades"),
    (hearts("QS AH KH 7D", "KC 2C 3C", "TS 9S 5S QH JH TH 9D 8D 5D 4D", "AH"),
     "You have no clubs, so West gets your ace of hearts"),
    (hearts("AS 2S 3H 7D 6D", "KC", "QS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "AS"),
     "The queen of spades is still out, and your ace of spades could win it"),
    (hearts("AS 2S 3H 7D", "KC", "9S 5S QH JH TH 9D 6D 5D 4D QC JC", "7D"),
     "It was your last card of diamonds, so you can throw another when they are led"),
    (hearts("AS 2S 3H 7D 8D", "KC", "9S 5S QH JH TH 9D 6D 5D 4D QC JC TC 9C 7C", "8D"),
     "Your eight of diamonds could win a trick with points later, so it goes now"),
    (hearts("AS 2S 3H 7D", "KC", "9S 5S QH JH TH 9D 6D 5D 4D QC JC", "2S"),
     "You have no clubs, so nothing that you throw can win this trick"),
    # Spades: the bid
    (bid(WEAK, "", "look", blind_nil="always"), "You see your cards before you bid, and can still bid nil"),
    (bid(WEAK, "2 4 3", "blind", blind_nil="always", before=(290, 440, 0, 0)),
     "With 150 points to make up, the 200 of a blind nil are worth the risk"),
    (bid(WEAK, "2 4 3", "blind", blind_nil="always"), "A blind nil that is made is worth 200 points"),
    (bid(WEAK, "", "nil"), "None of your cards is likely to win a trick, and nil is worth 100 points"),
    (bid(HONOURS.replace("2S", "AS"), "", "nil"),
     "It is a risk, but nil is worth 100 points, and your hand promises about 3 tricks"),
    (bid(HONOURS, "", "1"), "Your hand promises about 1 trick"),
    (bid(HONOURS.replace("QS", "AS"), "", "2"), "With one ace your hand promises about 2 tricks"),
    (bid(RICH, "", "8"), "With 6 spades your hand promises about 8 tricks"),
    (bid(WEAK, "5 2 3", "2", board=4), "The two of you must bid 4 tricks or more"),
    (bid(WEAK, "", "3", bidding="whiz"), "You may bid nil or your 3 spades, and nothing else"),
    (bid(FLAT, "4 2 2", "6", no_thirteen=True), "Your hand promises about 5 tricks, but the bids may not add up to 13"),
    (bid(WEAK, "3 3 3", "4"), "The others have bid 9 tricks, so 4 are left for you"),
    (bid(WEAK, "", "3", before=(0, 0, 5, 0)), "With 5 bags you can’t afford many tricks beyond your bid"),
    (bid(WEAK, "", "3"), "It is more than the 1 trick that your hand promises, but it pays if it succeeds"),
    (bid(RICH, "", "5", before=(450, 0, 0, 0)), "It is enough to reach 500 points, so nothing more need be risked"),
    (bid(RICH, "3 4 nil", "5"), "East has bid nil, and tricks to spare are needed to attack it"),
    (bid(RICH, "5 5 1", "1"), "The others have bid 11 tricks, which leaves only 2"),
    (bid(RICH, "", "5"), "It is less than the 8 tricks that your hand promises, and easier to make"),
    # Spades: the exchange
    (exchange("nil 3 4 3", "7D 8H 9C"),
     "The nine of clubs, seven of diamonds and eight of hearts could win a trick and spoil your nil"),
    (exchange("nil 3 4 3", "2D 8H 9C"), "North takes these cards for your nil and gives you others"),
    (exchange("4 3 nil 3", "2D 2H 3C"), "North has bid nil, and low cards are safe there"),
    (exchange("4 3 nil 3", "2D 2S 9C"), "North has bid nil and gives you other cards for these"),
    # Spades: nil
    (spades("QH 2H 3D 2D", "", "AH TH 8H 7H KD QD JD TD 5D AC KC 9C", "2D", "nil 3 4 3", winners=(1, 2, 3)),
     "All the diamonds that are out are higher, so your nil is safe in this trick"),
    (spades("QH 9H 3D 4C", "8H", "QS JS AH 7H KD QD JD TD 5D AC KC", "9H", "nil 3 4 3", winners=(1, 2, 3)),
     "All that you may play beats the eight of hearts, so your nil is in danger anyway"),
    (spades("QH 2H 3D 4C", "8H", "QS JS AH 7H KD QD JD TD 5D AC KC", "QH", "nil 3 4 3", winners=(1, 2, 3)),
     "It goes over the eight of hearts, although you have bid nil"),
    (spades("QH 9H 2H 3D 4C", "KH TH", REST.replace("TH ", ""), "QH", "nil 3 4 3", winners=(1, 2, 3)),
     "It is your highest card that loses to the king of hearts, so your nil is rid of it"),
    (spades("QH 9H 2H 3D 4C", "KH TH", REST.replace("TH ", ""), "9H", "nil 3 4 3", winners=(1, 2, 3)),
     "It loses to the king of hearts, so your nil is safe in this trick"),
    (spades("KH QH 2H 3D 2D", "QC", REST, "KH", "nil 3 4 3", winners=(1, 2, 3)),
     "Your king of hearts could win a trick and spoil your nil, and now it can go"),
    (spades("KH QH 2H 3D 2D", "QC", REST, "2H", "nil 3 4 3", winners=(1, 2, 3)),
     "You have no clubs, so what you throw can’t win this trick"),
    (spades("AH KH 2D 3C 4C", "", LEADS, "AH", "3 3 nil 4", winners=(0, 1, 3)),
     "It is high, and North, who has bid nil, may stay under it"),
    (spades("KH 4H 2H 7S 8D", "6H", REST, "KH", "4 3 nil 3", winners=(0, 1, 3)),
     "It is high, and North, who has bid nil, may stay under it"),
    (spades("AH 3H 2H 2D", "9H KH 4H", "5S 4S 7H 6H 5H KD QD JD TD", "AH", "2 3 nil 3", winners=(0, 1, 3)),
     "It beats North’s king of hearts, which would spoil the nil"),
    (spades("TH 3H 2H 2D", "9H KH 4H", "5S 4S 7H 6H 5H KD QD JD TD", "TH", "2 3 nil 3", winners=(0, 1, 3)),
     "You can’t beat North’s king of hearts to save the nil"),
    (spades("AH 3H 2H AS", "", "KH QH JH TH 9H 8H 7H 6H 5H 4H KS QS", "2H", "3 4 3 nil", winners=(0, 1, 2)),
     "It is low, so East, who has bid nil, may have to go over it"),
    (spades("AH QH 2H 2D", "JH 4H 9H", "5S 4S 7H 6H 5H KD QD JD TD", "2H", "3 nil 3 4", winners=(0, 2, 3)),
     "West has bid nil and is winning the trick, so you don’t go over it"),
    # Spades: leads
    (spades("AS 9S 4S 3C", "", "5S 3S 2S 8D 7D 6D 5D QC JC 2D AH KH", "AS"),
     "No spade that is out is higher, so you win the trick"),
    (spades("AD 9S 4S 3C", "", "AH KH 2H 8D 7D 6D 5D QC JC 2D TH QH", "AD"),
     "Nobody can beat it: no higher card of diamonds and no spade is out"),
    (spades("AD 9S 4S 3C", "", "5S KS 2S 8D 7D 6D 5D QC JC 2D AH KH", "AD"),
     "No higher card of diamonds is out, so it wins unless somebody trumps it"),
    (spades("AD 9S 4S 3C", "", "5S KS 2S 8D 7D 6D 5D QC JC 2D AH KH", "3C"),
     "North, your partner, has led clubs, so you lead them back"),
    (spades("AD 9S 4S 3C", "", "5S KS 2S 8D 7D 6D 5D QC JC 2D AH KH", "9S"), "It draws trumps: 3 spades are still out"),
    (spades("AD 9S 4S 3C", "", "5S KS 2S 8D 7D 6D 5D QC JC 2D AH KH", "3C", winners=(0,)),
     "It leaves you without clubs, so you can trump when they are led"),
    (spades("AD 3C 4C 4D", "", "5S KS 2S 8D 7D 6D 5D QC JC 5C AH KH", "3C", "9 3 3 3", winners=(0, 1, 3)),
     "All the clubs that are out are higher, so it costs you no high card"),
    (spades("AD 3C 4C 4D", "", "5S KS 2S 8D 7D 6D 5D QC JC 5C AH KH", "3C", winners=(0,)),
     "You need no more tricks, and all the clubs that are out are higher"),
    # Spades: going over
    (spades("AS 9S 4S 3C", "JS 7H", "5S KS TS 8D 7D 6D 5D QC JC 3D", "AS"),
     "It makes sure of the trick, which North’s jack of spades might lose"),
    (spades("KH 9H 4S 3C", "TH 7H", "5S AH QH 8D 7D 6D 5D QC JC 3D TD", "KH"),
     "North’s ten of hearts could still be beaten, so you go over it"),
    (spades("AH 2H 3C", "KH 4H JH", "4S TH KD QD TC 9C", "AH", "3 4 2 4", winners=(*LATE, 0)),
     "They need every trick that is left, so this one sets them"),
    (spades("AH KH 2H 3C", "9H 4H JH", "5S 4S QH TH 8D 7D 6D 5D QC", "KH"),
     "It is the cheapest card that wins, and you need 1 more trick"),
    (spades("9S 8S 3D 3C", "9H 4H JH", "5S 4S QH TH 8D 7D 6D 5D QC", "9S"),
     "You have no hearts, so you can trump; you need 1 more trick"),
    (spades("KH 9H 2H 3S 3C", "4H 7H", "5S 4S AH QH TH 8D 7D 6D 5D QC JC TC 9C", "KH"),
     "It goes over the seven of hearts, and you need 2 more tricks"),
    (spades("AH KH 4S 3C", "QH 7H 8H", "5S 6H TH 8D 7D 6D 5D QC JC", "AH", winners=(0,)),
     "All that you may play beats the queen of hearts"),
    (spades("AH 2H 3C 4C", "KH 4H JH", "5S 4S TH KD QD TC 9C 8C 7C", "AH", "2 3 2 3", winners=LATE),
     "They need 1 of the 4 tricks that are left, so each that you win may set them"),
    (spades("AH 9H 4S 3C", "QH 7H 8H", "5S KH TH 8D 7D 6D 5D QC JC", "AH", winners=(0,)),
     "It goes over the queen of hearts"),
    # Spades: staying under
    (spades("KH 2H 3S 3C", "4H AH JH", "5S 4S QH TH 9H 8D 7D 6D 5D", "2H"),
     "North, your partner, is winning the trick already"),
    (spades("4H 9H 4S 3C", "QH 7H 8H", "5S AH TH 8D 7D 6D 5D QC JC", "9H"), "You can’t beat the queen of hearts"),
    (spades("4H 9H 4S 3C", "QH 7H 8H", "5S AH TH 8D 7D 6D 5D QC JC", "4H"),
     "You can’t beat the queen of hearts, so your lowest card of hearts goes"),
    (spades("AH JH 2H 3C", "KH", "5S 4S QH TH 9H KD QD JD TC 9C 8C", "JH", "2 3 2 3", winners=LATE),
     "You need no more tricks, so this one would only be a bag"),
    (spades("AH JH 2H 3C", "KH", "5S 4S QH TH 9H KD QD JD TC 9C 8C", "JH", "2 3 2 3", winners=LATE, bag_limit=0),
     "You need no more tricks, so you needn’t win this one"),
    (spades("AH JH 2H 3C", "KH", "5S 4S QH TH 9H KD QD JD TC 9C 8C", "JH", "4 3 2 3", winners=LATE),
     "You keep the ace of hearts for a later trick"),
    # Nearly
    (passed(STRONG, "4D 2C 3C", moon="none"),
     "It leaves you without clubs, so you can throw what is dangerous when they are led"),
    (passed(STRONG, "AD 4D 2C"), "It leaves you without diamonds, so you can throw what is dangerous when they are led"),
    (passed(GUARDED.replace("6S", "4C"), "2C 8C 9D"), "You keep 4 low cards to stay under with"),
    (passed("QS 9S 8S 7S 6S 2H 3H 4H 5H TC 8C 3C 2C", "2C 8C 5H"),
     "You keep the queen of spades, with 4 low spades to guard it"),
    (hearts("AC 9H 5C", "", "KH QH JH TH KD QD QC JC TC", "AC", winners=(1,)),
     "Of the clubs that are out, 0 are higher and 3 are lower"),
    (opening("KS 7S 5S 9H 8H 6H 6C 5C 3C 9D 8D 7D 2D", "", "7S", opener="dealers-left"),
     "10 spades are still out, so the others are likely to follow"),
    (opening("KS 7S 5S 9H 8H 6H 6C 5C 3C 9D 8D 7D 2D", "", "KS", opener="dealers-left"),
     "Of the spades that are out, 1 is higher and 9 are lower"),
    (opening("KS 7S 5S 9H 8H 6H 6C 5C 3C 9D 8D 7D 2D", "", "9H", opener="dealers-left", hearts_any_time=True),
     "Of the hearts that are out, 5 are higher and 5 are lower"),
    (hearts("AH KH QH 9H 3H", "", "KC QC JC TC AD KD QD JD TD 9D 5H 4H AS KS JS", "AH", winners=(0,), moon="none"),
     "Of the hearts that are out, 0 are higher and 2 are lower"),
    (hearts("AD 2D", "", "KD JD KC QC AC AS", "AD", winners=(0,), bonus="jack-of-diamonds"),
     "Of the diamonds that are out, 0 are higher and 2 are lower"),
    (hearts("AS 3S 5D 6D", "KS", "QS KD QD JD AH KH QH JH TH 2H 9H", "3S"),
     "It is your highest card that stays under the king of spades"),
    (hearts("KS 8D 5D 6D", "9D", "QS KD QD JD AH KH QH JH TH 2H 7D", "8D"),
     "It is your highest card that stays under the nine of diamonds"),
    (hearts("7S 3S 5D 6D", "9S", "QS KD QD JD AH KH QH JH TH 2H 9H", "3S"),
     "It stays under the nine of spades, so you don’t win the trick"),
    (hearts("QD 2D 3H 2C", "TD JD", "KC QC KD 8D AH KH QH 2H 9H 3C", "QD", bonus="jack-of-diamonds"),
     "It goes over the jack of diamonds"),
    (hearts("QD 2D 3H 2C", "TD 9D", "KC QC JD 8D AH KH QH 2H 9H 3C", "QD", bonus="jack-of-diamonds"),
     "It goes over the ten of diamonds"),
    (hearts("QD 2D 3H 2C", "TD JD QS", "KC QC KD 8D AH KH 2H 9H 3C", "QD", bonus="jack-of-diamonds"),
     "It wins the trick, with 13 points in it"),
    (opening("AC 7C 4C 9D 8D 5D 3D 9H 8H 6H JS 9S 2S", "2C QS", "AC", first_trick_points=True),
     "None of your clubs stays under the two of clubs, so the highest goes"),
    (opening("AC 7C 4C 9D 8D 5D 3D 9H 8H 6H JS 9S 2S", "2C", "7C"),
     "None of your clubs stays under the two of clubs, but somebody may still play higher"),
    (hearts("AD KD JD 4C", "5D QS 3D", "KC QC JC QD 8D 7D AH KH 5H", "JD"), "It wins the trick, with 13 points in it"),
    (hearts("AD KD JD 4C", "5D 3D", "KC QC JC QD 8D 7D AH KH 5H 2H", "KD"), "It goes over the five of diamonds"),
    (hearts("AH KH QH JH AC", "9D", "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H 2H", "AC", winners=(0,)),
     "It was your last card of clubs, so you can throw another when they are led"),
    (hearts("AH KH QH JH 2H", "9D", "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H QD", "2H", winners=(0,)),
     "You have no diamonds, so somebody else gets your two of hearts"),
    (hearts("AH KH QH JH 2C", "9D", "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H 2H", "2C", winners=(0,), moon="none"),
     "It was your last card of clubs, so you can throw another when they are led"),
    (hearts("AH KH QH JH 2C", "9D", "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H 2H", "2C", winners=(0, 1)),
     "It was your last card of clubs, so you can throw another when they are led"),
    (hearts("8H 9H 5C 4C", "9D JD", "QC JC TC AC 5D 6D 7D 4D JH TH", "8H", winners=(3,)),
     "You have no diamonds, so somebody else gets your eight of hearts"),
    (hearts("8H 9H 5C 4C", "9D JD", "QC JC TC AC 5D 6D 7D 4D JH TH", "8H", winners=(1,)),
     "You have no diamonds, so somebody else gets your eight of hearts"),
    (hearts("AH 6H 9C 8C 2C", "9D", "KH QH JH TH 9H AD KD QD JD TC 7C 6C 5C 4C", "6H", winners=(3,)),
     "You have no diamonds, so somebody else gets your six of hearts"),
    (hearts("AH KH 9C 2C", "9D", "AD KD QD JD TC 7C 6C 5C 4C QS TS", "2C", winners=(3,)),
     "You have no diamonds, so nothing that you throw can win this trick"),
    (hearts("AS 2S 3H 7D 6D", "KC", "QS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "2S"),
     "You have no clubs, so nothing that you throw can win this trick"),
    (hearts("AS 2S 3H 7D 6D", "KC", "9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C 8C", "AS"),
     "Your ace of spades could win a trick with points later, so it goes now"),
    (hearts("AS 2S 3H 7D", "KC", "9S 5S QH JH TH 9H 8H 7H 6H QC JC", "7D"),
     "You have no clubs, so nothing that you throw can win this trick"),
    (hearts("AS 3H 7D 6D", "KC", "9S 5S QH JH TH 9H 8H 7H 6H QC JC", "7D"),
     "You have no clubs, so nothing that you throw can win this trick"),
    (hearts("AS 3H 7D 6D", "KC", "9S 5S QH JH TH 9H 8H 9D 8D 5D JC", "7D"),
     "You have no clubs, so nothing that you throw can win this trick"),
    (hearts("9H 6H 9C 8C 2C", "9D", "AH KH QH JH 7H 4H AD KD QD JD TC 7C 6C 5C 4C", "9C", winners=(0,)),
     "Your nine of clubs could win a trick with points later, so it goes now"),
    (opening("AC QC TC 7C 5C 4C 9D 8D 5D 3D 9H 8H 2S", "2C", "AC"),
     "Points hardly ever fall on the first trick, so a high card can go"),
    (hearts("AD 4D 3C 2C", "5D", "KD QD JD TD 9D 8D 7D 6D 3D AH KH", "AD", winners=(0, 1)),
     "9 diamonds are still out, so the others are likely to follow"),
    (hearts("TD 8D 3S 2S", "", "JD 7D AH KH QH JH TH 9H 4C 5C 6C 7C", "TD", winners=(0,)),
     "Of the diamonds that are out, 1 is higher and 1 is lower"),
    (hearts("TD 8D 3H 2H", "", "JD 7D AH KH QH JH TH 9H 4S 5S 6S 7S", "TD", winners=(0,)),
     "Of the diamonds that are out, 1 is higher and 1 is lower"),
    (bid(WEAK, "", "4", board=4), "It is more than the 1 trick that your hand promises, but it pays if it succeeds"),
    (bid(FLAT, "4 2 2", "6"), "It is more than the 5 tricks that your hand promises, but it pays if it succeeds"),
    (bid(FLAT, "4 2", "6", no_thirteen=True),
     "It is more than the 5 tricks that your hand promises, but it pays if it succeeds"),
    (bid(FLAT, "4 2 3", "6", no_thirteen=True),
     "It is more than the 5 tricks that your hand promises, but it pays if it succeeds"),
    (bid(WEAK, "3 3", "4"), "It is more than the 1 trick that your hand promises, but it pays if it succeeds"),
    (bid(FLAT, "4 2 2", "3", no_thirteen=True), "Your hand promises about 5 tricks, but the bids may not add up to 13"),
    (bid(FLAT, "4 2 2", "3"), "It is less than the 5 tricks that your hand promises, and easier to make"),
    (bid(RICH, "13 1 1", "5"), "It is less than the 8 tricks that your hand promises, and easier to make"),
    (exchange("4 3 nil 3", "2D 2H 9C"), "North has bid nil and gives you other cards for these"),
    (bid(WEAK, "4 4 4", "3"), "It is more than the 1 trick that your hand promises, but it pays if it succeeds"),
    (bid(WEAK, "", "3", before=(0, 0, 5, 0), bag_limit=0),
     "It is more than the 1 trick that your hand promises, but it pays if it succeeds"),
    (spades("QH 2H 3D 2D", "", "AH TH 8H 7H KD QD JD TD 5D AC KC 9C", "QH", "nil 3 4 3", winners=(1, 2, 3)),
     "Of the hearts that are out, 1 is higher and 3 are lower"),
    (spades("AH 3H 2H 2D", "9H KH 4H", "5S 4S 7H 6H 5H KD QD JD TD", "3H", "2 3 nil 3", winners=(0, 1, 3)),
     "You need no more tricks, so this one would only be a bag"),
    (spades("AH 3H 2H 2D", "9H KH 4H", "5S 4S 7H 6H 5H KD QD JD TD", "3H", "5 3 nil 3", winners=(0, 1, 3)),
     "You keep the ace of hearts for a later trick"),
    (spades("AH QH 2H 2D", "JH 4H 9H", "5S 4S 7H 6H 5H KD QD JD TD", "QH", "4 nil 3 4", winners=(0, 2, 3)),
     "It is the cheapest card that wins, and you need 1 more trick"),
    (spades("KH 4H 2H 7S 8D", "6H", REST, "KH", "4 3 3 3", winners=(0, 1, 3)),
     "It goes over the six of hearts, and you need 4 more tricks"),
    (spades("KH 3H 2H 2D", "9H 4H QH", "5S 4S 7H 6H 5H KD QD JD TD", "KH", "5 3 nil 3", winners=(0, 1, 3)),
     "It is the cheapest card that wins, and you need 2 more tricks"),
    (spades("KH 4H 2H 7S 8D", "AH", "QS JS QH TH 9H 8H KD QD JD TD 9D 5D AC KC", "KH", "4 3 nil 3", winners=(0, 1, 3)),
     "You can’t beat the ace of hearts"),
    (spades("AH KH 2D 3C 4C", "", LEADS, "2D", "9 3 nil 4", winners=(0, 1, 3)),
     "All the diamonds that are out are higher, so it costs you no high card"),
    (spades("AH 2H 3C 4C", "KH 4H JH", "5S 4S TH KD QD TC 9C 8C 7C", "AH", "2 3 2 3", winners=LATE, solo=True),
     "It goes over the king of hearts"),
    (spades("AH 2H 3C", "KH 4H JH", "4S TH KD QD TC 9C", "AH", "nil 5 5 2", winners=(0, 1, 2, 3)),
     "They need 2 of the 3 tricks that are left, so each that you win may set them"),
    (spades("AH JH 2H 3C", "KH", "5S 4S QH TH 9H KD QD JD TC 9C 8C", "JH", "nil 3 2 3", winners=LATE, failed_nil="nothing"),
     "You need no more tricks, so you needn’t win this one"),
    (spades("AH TH 2H AS", "", "KH QH JH 9H 8H 7H 6H 5H 4H 3H KS QS", "TH", "3 4 3 nil", winners=(0, 1, 2)),
     "Of the hearts that are out, 3 are higher and 7 are lower"),
    (spades("9S 8S 3D 3C", "9H 4H JH", "5S 4S QH TH 8D 7D 6D 5D QC", "3C", "9 3 3 3"),
     "It leaves you without clubs, so you can trump when they are led"),
    (hearts("JH 9H 5C", "", "KH QH TH 8H KD QD AC KC QC", "JH", winners=(1,)),
     "Of the hearts that are out, 2 are higher and 2 are lower"),
    (hearts("7S 5S 4D", "", "AS KS JS KD QD JD AH KH QH", "5S"),
     "All the spades that are out are higher, so somebody else wins the trick"),
    (hearts("KS 3S 5D 6D", "9S", "TS AS KD QD JD AH KH QH JH TH 2H", "3S"),
     "It is your highest card that stays under the nine of spades"),
    (hearts("AD 8D 5H 2C", "6D 3D 4D", "9C 8C 7C KD QD AH KH QH JH", "AD", winners=(1,)),
     "You play last and no points are in the trick, so your highest card can go"),
    (hearts("KD 4D 4C 3C", "5D QS", "KC QC JC AH AD 9D 7D KH 5H 8D", "KD"), "It goes over the five of diamonds"),
    (hearts("8H 9H 5C 4C", "9D JD", "QC JC TC AC 5D 6D 7D 4D JH TH", "4C", winners=(2,)),
     "You have no diamonds, so nothing that you throw can win this trick"),
    (hearts("KH 6H 9C 8C 2C", "9D", "AH QH JH TH 9H AD KD QD JD TC 7C 6C 5C 4C", "9C", winners=(3,)),
     "Your nine of clubs could win a trick with points later, so it goes now"),
    (bid(FLAT, "3 5", "3", no_thirteen=True), "It is less than the 5 tricks that your hand promises, and easier to make"),
    (bid(FLAT, "4 2 1", "3", no_thirteen=True), "It is less than the 5 tricks that your hand promises, and easier to make"),
    (exchange("4 3 nil 3", "2D 2S 3C"), "North has bid nil and gives you other cards for these"),
    (spades("KH 2H 3C", "4H QH", "AH TH KD QD TC 9C 5S", "KH", "3 4 2 4", winners=(*LATE, 0)),
     "They need 3 of the 3 tricks that are left, so each that you win may set them"),
]  # fmt: skip
