/** Waiting that the next tap or key ends. */

/**
 * @typedef {object} Pace
 * @property {(milliseconds: number) => Promise<void>} beat ends after that time or at `cut`; 0 ends at once, Infinity at `cut` only
 * @property {() => boolean} cut ends every beat that runs; whether there was one
 */

/** @returns {Pace} */
export function createPace() {
  /** @type {Set<() => void>} */
  const running = new Set();
  return {
    beat(milliseconds) {
      if (milliseconds <= 0) {
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          running.delete(end);
          resolve();
        };
        const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
        running.add(end);
      });
    },
    cut() {
      const any = running.size > 0;
      for (const end of [...running]) {
        end();
      }
      return any;
    },
  };
}
