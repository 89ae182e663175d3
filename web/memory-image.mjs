/**
 * The memory image: all that WebAssembly's memory holds once Python has started and the engine is imported.
 *
 * Made at build time from what Pyodide calls a snapshot, and packed in three steps: what the program puts into its memory
 * by itself is taken off (the page has that from the program), pages with nothing in them are left out, and the rest is
 * compressed (Zstandard: gzip would make it a quarter larger). Layout, in 32-bit words: length of the snapshot in bytes, number
 * of pages, the number of each page; then the pages.
 */

/** Bytes. */
const PAGE = 4096;
/** In a snapshot, the word that tells where the memory begins; as Pyodide's `makeMemorySnapshot` writes it. */
const OFFSET_WORD = 1;

/**
 * @param {Uint8Array} snapshot
 * @returns {number} where the memory begins in it
 */
function memoryOffset(snapshot) {
  return new Uint32Array(snapshot.buffer, snapshot.byteOffset)[OFFSET_WORD];
}

/**
 * Takes off, or puts back, what the memory holds from the beginning.
 * @param {Uint8Array} snapshot is changed in place
 * @param {ArrayBufferLike} memory as it is when the program has just been instantiated
 */
export function exchange(snapshot, memory) {
  const start = snapshot.byteOffset + memoryOffset(snapshot);
  const words = Math.min(memory.byteLength, snapshot.buffer.byteLength - start) >> 2;
  const from = new Uint32Array(memory, 0, words);
  const to = new Uint32Array(snapshot.buffer, start, words);
  for (let i = 0; i < words; i++) {
    to[i] ^= from[i];
  }
}

/**
 * @param {Uint8Array} snapshot
 * @returns {Uint8Array<ArrayBuffer>} its pages that aren't empty, to be compressed
 */
export function pack(snapshot) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength >> 2);
  const full = [];
  for (let page = 0; page * PAGE < snapshot.byteLength; page++) {
    const [from, to] = [(page * PAGE) >> 2, ((page + 1) * PAGE) >> 2];
    if (words.subarray(from, to).some((word) => word !== 0)) {
      full.push(page);
    }
  }
  const length = (Number(full.at(-1)) + 1) * PAGE;
  const head = new Uint32Array([length, full.length, ...full]);
  const packed = new Uint8Array(head.byteLength + full.length * PAGE);
  packed.set(new Uint8Array(head.buffer));
  full.forEach((page, i) => {
    packed.set(snapshot.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + i * PAGE);
  });
  return packed;
}

/**
 * @param {Uint8Array} packed
 * @returns {Uint8Array<ArrayBuffer>} the snapshot, without what the program brings itself
 */
export function unpack(packed) {
  const [length, count] = new Uint32Array(packed.buffer, packed.byteOffset, 2);
  const pages = new Uint32Array(packed.buffer, packed.byteOffset + 8, count);
  const snapshot = new Uint8Array(length);
  const start = 8 + pages.byteLength;
  pages.forEach((page, i) => {
    snapshot.set(packed.subarray(start + i * PAGE, start + (i + 1) * PAGE), page * PAGE);
  });
  return snapshot;
}

/**
 * Pyodide's maker of its module, which completes a snapshot as soon as there is a memory to complete it from.
 * @param {(settings: any) => Promise<any>} createPyodideModule
 * @param {Promise<Uint8Array>} snapshot
 * @returns {(settings: any) => Promise<any>}
 */
export function completing(createPyodideModule, snapshot) {
  return async (settings) => {
    const incomplete = await snapshot;
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {Function} */ receive,
    ) =>
      instantiateWasm(
        imports,
        (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ module) => {
          exchange(incomplete, /** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
          receive(instance, module);
        },
      );
    return createPyodideModule(settings);
  };
}
