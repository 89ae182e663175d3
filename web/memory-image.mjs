/**
 * The memory image: all that WebAssembly's memory holds once Python has started and the engine is imported.
 *
 * Made at build time from what Pyodide calls a snapshot, and packed in three steps: what the program puts into its memory
 * by itself is taken off (the page has that from the program), pages with nothing in them are left out, and the rest is
 * compressed (Zstandard: gzip would make it a quarter larger). Layout, in 32-bit words: length of the snapshot, how far into
 * the memory the program's own data reach, both in bytes; number of pages; the number of each page. Then the pages.
 *
 * @typedef {object} Image
 * @property {Uint8Array<ArrayBuffer>} snapshot without what the program brings itself
 * @property {number} reach bytes
 */

/** Bytes. */
const PAGE = 4096;
const HEAD = 12;
/** In a snapshot, the word that tells where the memory begins; as Pyodide's `makeMemorySnapshot` writes it. */
const OFFSET_WORD = 1;

/**
 * Takes off, or puts back, what the memory holds from the beginning.
 * @param {Uint8Array} snapshot is changed in place
 * @param {ArrayBufferLike} memory as it is when the program has just been instantiated
 * @param {number} reach nothing stands in the memory from here on; bytes
 */
function exchange(snapshot, memory, reach) {
  const start = new Uint32Array(snapshot.buffer, snapshot.byteOffset)[OFFSET_WORD];
  const from = new Uint32Array(memory, 0, reach >> 2);
  const to = new Uint32Array(snapshot.buffer, snapshot.byteOffset + start, reach >> 2);
  for (let i = 0; i < from.length; i++) {
    to[i] ^= from[i];
  }
}

/**
 * @param {Uint8Array} snapshot is changed in place
 * @param {ArrayBufferLike} memory as it is when the program has just been instantiated
 * @returns {Uint8Array<ArrayBuffer>} the image, to be compressed
 */
export function pack(snapshot, memory) {
  const reach = pagesOf(new Uint8Array(memory)).last;
  exchange(snapshot, memory, reach);
  const { full, last } = pagesOf(snapshot);
  const head = new Uint32Array([last, reach, full.length, ...full]);
  const packed = new Uint8Array(head.byteLength + full.length * PAGE);
  packed.set(new Uint8Array(head.buffer));
  full.forEach((page, i) => {
    packed.set(snapshot.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + i * PAGE);
  });
  return packed;
}

/**
 * @param {Uint8Array} data
 * @returns {{full: number[], last: number}} numbers of the pages that aren't empty, and where the last of them ends, in bytes
 */
function pagesOf(data) {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
  const full = [];
  for (let page = 0; page * PAGE < data.byteLength; page++) {
    if (words.subarray((page * PAGE) >> 2, ((page + 1) * PAGE) >> 2).some((word) => word !== 0)) {
      full.push(page);
    }
  }
  return { full, last: (Number(full.at(-1)) + 1) * PAGE };
}

/**
 * @param {Uint8Array} packed
 * @returns {Image}
 */
export function unpack(packed) {
  const [length, reach, count] = new Uint32Array(packed.buffer, packed.byteOffset, HEAD / 4);
  const pages = new Uint32Array(packed.buffer, packed.byteOffset + HEAD, count);
  const snapshot = new Uint8Array(length);
  const start = HEAD + pages.byteLength;
  pages.forEach((page, i) => {
    snapshot.set(packed.subarray(start + i * PAGE, start + (i + 1) * PAGE), page * PAGE);
  });
  return { snapshot, reach };
}

/**
 * What `loadPyodide` needs to start from an image, beside its other options. The snapshot is completed as soon as there is a
 * memory to complete it from.
 * @param {(settings: any) => Promise<any>} createPyodideModule
 * @param {Promise<Image>} image
 */
export function fromImage(createPyodideModule, image) {
  return {
    _loadSnapshot: image.then(({ snapshot }) => snapshot),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const { snapshot, reach } = await image;
      return withMemory(createPyodideModule, (memory) => exchange(snapshot, memory, reach))(settings);
    },
  };
}

/**
 * Pyodide's maker of its module, which shows the program's memory as soon as there is one, before anything has run.
 * @param {(settings: any) => Promise<any>} createPyodideModule
 * @param {(memory: ArrayBuffer) => void} see
 * @returns {(settings: any) => Promise<any>}
 */
export function withMemory(createPyodideModule, see) {
  return (settings) => {
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {Function} */ receive,
    ) =>
      instantiateWasm(
        imports,
        (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ module) => {
          see(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
          receive(instance, module);
        },
      );
    return createPyodideModule(settings);
  };
}
