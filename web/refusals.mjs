/** What becomes of a request that failed. */
import { CLIENT_ERROR } from "./protocol.mjs";

/**
 * @param {(sentence: string) => void} refuse tells the person why something didn't go
 * @returns {(error: unknown) => boolean} whether the engine refused, which the person is told; else the table or the engine is
 *   gone. What is no answer of the engine's is thrown.
 */
export function createRefusals(refuse) {
  return (error) => {
    const code = /** @type {{code?: string}} */ (error).code;
    if (code === undefined) {
      throw error;
    }
    const refused = code !== CLIENT_ERROR.stale && code !== CLIENT_ERROR.stopped;
    if (refused) {
      refuse(/** @type {Error} */ (error).message);
    }
    return refused;
  };
}
