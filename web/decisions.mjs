/** The person's decisions that are on their way to the engine: nothing else is asked for before they have been answered. */

export function createDecisions() {
  let open = 0;
  /** @type {Promise<unknown>} */
  let all = Promise.resolve();
  return {
    get pending() {
      return open > 0;
    },
    /**
     * @template T
     * @param {() => Promise<T>} work asks the engine, and takes its answer
     * @returns {Promise<T>}
     */
    async make(work) {
      open += 1;
      const made = work();
      all = Promise.allSettled([all, made]);
      try {
        return await made;
      } finally {
        open -= 1;
      }
    },
    /** Ends once nothing is on its way. */
    async clear() {
      while (open > 0) {
        await all;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createDecisions>} Decisions */
