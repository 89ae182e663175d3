/**
 * Received cards are raised until their player goes on, once; whether that has been, only the page knows.
 *
 * @import { Snapshot } from "./protocol.mjs"
 */
import { listed, phrase } from "./phrases.mjs";
import { cardName } from "./words.mjs";

/** Whose received cards, of which deals, have been looked at. */
export function createLooks() {
  /** @type {string[]} */
  let looked = [];
  const mark = (/** @type {Snapshot} */ { table, view }) => `${table.seed}/${view.deal}/${view.seat}`;
  return {
    /** To be kept, and given back. */
    get all() {
      return looked;
    },
    set all(kept) {
      looked = kept;
    },
    /** @param {Snapshot} of */
    add(of) {
      looked = [...looked, mark(of)].slice(-4);
    },
    /**
     * Whether there are received cards that are still to be looked at. While cards are being passed there are none, also
     * not from before an undo.
     * @param {Snapshot} of
     */
    wanted(of) {
      const { phase, received, seat, tricks, trick } = of.view;
      if (phase === "pass") {
        looked = looked.filter((each) => each !== mark(of));
      }
      const played = tricks.length > 0 || trick?.plays.some((play) => play.seat === seat);
      return phase === "play" && received.length > 0 && !played && !looked.includes(mark(of));
    },
  };
}

/**
 * What has been received, in words, unless it has just been said.
 * @param {Snapshot} of
 */
export function newsOfReceived({ view: { received, pass_from: from }, table, events }) {
  const said = from === null || events.some(({ kind }) => kind === "exchange");
  return said
    ? ""
    : phrase("received", { name: table.seats[from].name, cards: listed(received.map(cardName)) });
}
