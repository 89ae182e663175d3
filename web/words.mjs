/** Words that are put together: cards, numbers, players. */
import { isRightToLeft, phrase } from "./phrases.mjs";

/** @import { Key } from "./phrases.mjs" */

/** Letters of suits and ranks in their order, as the engine writes a card: rank, then suit. */
const SUITS = [..."CDHS"];
const RANKS = [..."23456789TJQKALB"];
/** Cards that have a name of their own. */
const JOKERS = ["LS", "BS"];

/** @param {string} card "QS" */
export function cardName(card) {
  return JOKERS.includes(card)
    ? phrase(/** @type {Key} */ (`card.${card}`))
    : phrase("cardOf", { rank: rankName(card), suit: suitName(card[1]) });
}

/** A card as a sign: Q♠, 10♥; a joker in words. @param {string} card */
export function cardSign(card) {
  return JOKERS.includes(card)
    ? cardName(card)
    : `${card[0].replace("T", "10")}${"♣♦♥♠"[SUITS.indexOf(card[1])]}`;
}

/** @param {string} suit "S" */
export function suitName(suit) {
  return phrase(/** @type {Key} */ (`suit.${suit}`));
}

/** @param {string} card */
function rankName(card) {
  return phrase(/** @type {Key} */ (JOKERS.includes(card) ? `card.${card}` : `rank.${card[0]}`));
}

/**
 * Cards by suit, from low to high: "clubs: two, ace; spades: queen".
 * @param {string[]} cards
 */
export function bySuit(cards) {
  const rank = (/** @type {string} */ card) => RANKS.indexOf(card[0]);
  return SUITS.map((suit) => ({ suit, held: cards.filter((card) => card.endsWith(suit)) }))
    .filter(({ held }) => held.length > 0)
    .map(({ suit, held }) => {
      const ranks = held.sort((a, b) => rank(a) - rank(b)).map(rankName);
      return phrase("suitHeld", { suit: suitName(suit), ranks: ranks.join(", ") });
    })
    .join("; ");
}

/** @param {string} suit any letter; empty when it is no suit's */
export function noneOf(suit) {
  return SUITS.includes(suit) ? phrase("noneOf", { suit: suitName(suit) }) : "";
}

/** @param {{name: string}[]} players */
export function namesOf(players) {
  return players.map(({ name }) => name).join(" & ");
}

/** Points as they fall, with their sign; none when there are none. @param {number} points */
export function signed(points) {
  return points > 0 ? signedBy("+", points) : points < 0 ? signedBy("\u2212", -points) : "";
}

/** @param {number} value */
export function number(value) {
  return value < 0 ? signedBy("\u2212", -value) : String(value);
}

/**
 * A sign stands before its figure also where words run from right to left.
 * @param {string} sign
 * @param {number} figure
 */
function signedBy(sign, figure) {
  return `${isRightToLeft() ? "\u200e" : ""}${sign}${figure}`;
}

/**
 * A player or a side, with what is known of them.
 * @param {object} side
 * @param {string} side.name
 * @param {number} side.total
 * @param {number} side.points of this deal; 0: none, or not shown
 * @param {(string | null)[]} [side.more] what else there is, in words
 */
export function seatWords({ name, total, points, more = [] }) {
  return [
    phrase("seatTotal", { name, total }),
    ...(points === 0 ? [] : [phrase("seatDeal", { points: signed(points) })]),
    ...more.filter((words) => words !== null && words !== ""),
  ].join(", ");
}
