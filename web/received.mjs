/**
 * Received cards are raised until their player goes on, once; whether that has been, only the page knows.
 *
 * @import { Snapshot } from "./protocol.mjs"
 */

/**
 * What is remembered of a look: the deal, and by whom.
 * @param {Snapshot} of
 */
export function lookOf({ table, view }) {
  return `${table.seed}/${view.deal}/${view.seat}`;
}

/**
 * Whether the seat has received cards and played none since.
 * @param {Snapshot} of
 */
export function hasJustReceived({ view: { phase, received, seat, tricks, trick } }) {
  const played = tricks.length > 0 || trick?.plays.some((play) => play.seat === seat);
  return phase === "play" && received.length > 0 && !played;
}
