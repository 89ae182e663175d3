/** Hints: asked for, and weighed against what the person has in mind. */
import { phrase } from "./phrases.mjs";
import { cardName } from "./words.mjs";

/**
 * @import { Action, Card, Hint, Snapshot, View } from "./protocol.mjs"
 * @import { State, Store } from "./store.mjs"
 * @import { Think } from "./thinking.mjs"
 */

/** The smallest difference, in games of a hundred, that is more than chance. */
const TELLING = 1;

/** @param {{store: Store, think: Think, failed: (error: unknown) => void}} parts */
export function createAdvice({ store, think, failed }) {
  return {
    /** Fetches a hint, unless it is there or on its way. */
    async ask() {
      const { state, showing, hidden, advising, hint: given } = store.state.ui;
      if (state !== "your-turn" || showing || hidden || advising || given !== null) {
        return;
      }
      const of = /** @type {Snapshot} */ (store.state.snapshot);
      const over = () => store.state.snapshot !== of;
      store.set({ ui: { advising: true } });
      try {
        const hint = await think({ do: "hint", seat: of.view.seat }, of.table.game, over);
        if (!over()) {
          store.set({ ui: { hint, considered: null } });
        }
      } catch (error) {
        failed(error);
      } finally {
        store.set({ ui: { advising: false } });
      }
    },
    /**
     * The person looks at another choice than the one that is advised.
     * @param {Card | Action} choice
     * @returns {boolean} whether that is news
     */
    consider(choice) {
      const { hint, considered } = store.state.ui;
      if (
        hint === null ||
        choice === considered ||
        hint.action.split(" ").includes(choice) ||
        choice === hint.action
      ) {
        return false;
      }
      store.set({ ui: { considered: choice } });
      return true;
    },
  };
}

/**
 * The whole hint, as it is read out.
 * @param {State} state
 */
export function spokenHint({ snapshot, ui }) {
  const { hint } = ui;
  return hint === null || snapshot === null
    ? ""
    : [hint.text.text, hint.reason?.text, gainOf(snapshot, ui)].filter(Boolean).join(". ");
}

/**
 * What the hint gains over the choice that the person has in mind; empty when that isn't known.
 * @param {Snapshot} snapshot
 * @param {State["ui"]} ui
 */
export function gainOf({ view }, { hint, considered, chosen }) {
  const mind = hint === null ? null : inMind(view, hint, considered, chosen);
  if (hint === null || mind === null || !Object.hasOwn(hint.values, hint.action)) {
    return "";
  }
  const fewer = Math.round(100 * (hint.values[hint.action] - hint.values[mind.known]));
  return fewer < TELLING
    ? phrase("asGood", { choice: mind.name })
    : phrase("winsFewer", { choice: mind.name, games: fewer });
}

/**
 * @param {View} view
 * @param {Hint} hint
 * @param {Card | Action | null} considered
 * @param {Card[]} chosen
 * @returns {{name: string, known: Action} | null} `known`: an action that is worth the same, and whose value is known
 */
function inMind({ prompt, hand }, { action, values }, considered, chosen) {
  if (prompt?.kind === "cards") {
    const known = Object.keys(values).find((each) => sameCards(each, chosen));
    return known === undefined || known === action ? null : { name: phrase("yourChoice"), known };
  }
  if (considered === null) {
    return null;
  }
  if (prompt?.kind === "card") {
    const known = firstKnown(`${prompt.verb} `, hand, considered, values);
    return known === undefined ? null : { name: phrase("theCard", { card: cardName(considered) }), known };
  }
  const choice = prompt?.choices.find((each) => each.action === considered);
  return choice && Object.hasOwn(values, considered)
    ? { name: phrase("quoted", { words: choice.text.text.replaceAll(" ", "\u00a0") }), known: considered }
    : null;
}

/**
 * The action of a card, or of the neighbour that stands for it: the next one down the suit.
 * @param {string} verb
 * @param {Card[]} hand from high to low in each suit
 * @param {Card} card
 * @param {Hint["values"]} values
 */
function firstKnown(verb, hand, card, values) {
  return hand
    .slice(hand.indexOf(card))
    .filter((each) => each.at(-1) === card.at(-1))
    .map((each) => verb + each)
    .find((each) => Object.hasOwn(values, each));
}

/** @param {Action} action @param {Card[]} cards */
function sameCards(action, cards) {
  const [, ...own] = action.split(" ");
  return own.length === cards.length && own.every((card) => cards.includes(card));
}
