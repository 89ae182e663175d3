/** The files of `py/` as they arrive: addresses that change with the contents, bytes counted, failures in words. */

/** A part of the engine that could not be had; `message` is for the player. */
export class PartError extends Error {
  /**
   * @param {string} name
   * @param {unknown} why
   */
  constructor(name, why) {
    super("A part of the game could not be loaded. Check your connection, then try again.");
    this.name = "PartError";
    this.detail = `${name}: ${why}`;
  }
}

/**
 * @param {string} folder address of `py/`
 * @param {string} name
 */
export function partAddress(folder, name) {
  return `${folder}${name}?v=${PARTS[name].mark}`;
}

/**
 * @param {string} folder address of `py/`
 * @param {string} name
 * @param {string} type its media type, whatever the host says
 * @param {(bytes: number) => void} onBytes told how many more have arrived, unpacked
 * @returns {Promise<Response>} rejects with a {@link PartError}
 */
export async function loadPart(folder, name, type, onBytes) {
  const response = await fetch(partAddress(folder, name)).catch((error) => {
    throw new PartError(name, error);
  });
  if (!response.ok || response.body === null) {
    throw new PartError(name, `status ${response.status}`);
  }
  const counter = new TransformStream({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": type } });
}
