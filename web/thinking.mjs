/**
 * Requests that the engine thinks about. It does so in slices, so that it hears in between what the person wants; the same
 * request made again goes on.
 */

/**
 * @import { Budget } from "./budget.mjs"
 * @import { Decisions } from "./decisions.mjs"
 * @import { Engine } from "./engine-client.mjs"
 *
 * @typedef {(body: Record<string, unknown>, game: string, over: () => boolean) => Promise<any>} Think the answer; null once
 *   it is `over`, so that nobody waits for it any more
 */

/** Milliseconds that a slice is to take; a person's request waits for one of them at most. */
const SLICE = 25;

/**
 * @param {{engine: Engine, budget: Budget, decisions: Decisions}} parts
 * @returns {Think}
 */
export function createThinking({ engine, budget, decisions }) {
  return async function think(body, game, over) {
    // Also for what brings a budget of its own: it is measured with nothing else going on.
    const asked = { playouts: await budget(game), ...body };
    let slice = 1;
    for (;;) {
      // Asked before the answer to a decision, it would be about another table than the one on the screen.
      await decisions.clear();
      if (over()) {
        return null;
      }
      const began = performance.now();
      const answer = await engine.request({ ...asked, slice });
      if (!answer.thinking) {
        return answer;
      }
      slice = fitting(slice, performance.now() - began);
    }
  };
}

/**
 * Imagined deals for the next slice. They become quicker as choices drop out, so a slice grows, but never by leaps: the
 * clock is coarse, and the page may have been busy itself.
 * @param {number} slice
 * @param {number} took milliseconds
 */
function fitting(slice, took) {
  return Math.max(1, Math.min(2 * slice, Math.floor((slice * SLICE) / Math.max(1, took))));
}
