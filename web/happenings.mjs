/** Shows and says what happened, in the order in which it did. */
import { announce } from "./announce.mjs";
import { bubble, floatPoints, hush } from "./render/seats.mjs";

/**
 * @import { Event, TakenTrick } from "./protocol.mjs"
 * @import { Settings } from "./settings.mjs"
 */

/** Kinds of events that are said by a player, or done by them, in words. */
const SPOKEN = ["look", "bid", "claim", "broken"];

/**
 * @param {Event[]} events
 * @param {TakenTrick | null} trick the trick that was taken among them
 * @param {{quiet: boolean, settings: Settings}} how `quiet`: said, but nothing floats over the table
 */
export function tellHappenings(events, trick, { quiet, settings }) {
  if (events.length === 0) {
    hush();
  }
  for (const { kind, seat, points, text } of events) {
    announce(text.text);
    if (kind === "trick" && trick !== null) {
      announce(trick.reason.text);
    }
    if (quiet || seat === null) {
      continue;
    }
    if (kind === "trick" && points !== null && points !== 0 && !settings.hidePoints) {
      floatPoints(seat, points);
    } else if (SPOKEN.includes(kind)) {
      bubble(seat, text.text);
    }
  }
}
