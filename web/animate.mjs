/**
 * Movement: only transform and opacity, by the Web Animations API. An element is where it belongs at once, as far as
 * clicks of the next moment and the layout are concerned; the animation only shows the way there. A new movement takes
 * over from wherever the old one had got to.
 *
 * @import { Place } from "./render/layout.mjs"
 */

/** A spring that is hardly seen: a little too far, and back. */
const EASE = "cubic-bezier(0.22, 1.16, 0.36, 1)";

/** Factor of all times; 0: nothing moves. */
let factor = 1;

/**
 * @typedef {object} Path of an element to the place where it belongs
 * @property {Place} from
 * @property {Place} to
 * @property {Animation | null} animation null: it went there at once
 */

/** The last path of each element that has one. @type {WeakMap<Element, Path>} */
const paths = new WeakMap();

/** @param {number} value 0 for no motion, 1 for the usual time */
export function setMotion(value) {
  factor = value;
}

/** @param {Place} place */
export function transformOf({ x, y, turn, scale }) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}

/**
 * Brings a card to its place.
 * @param {HTMLElement} element
 * @param {Place} place
 * @param {{from?: Place, duration?: number, delay?: number, ease?: string, fade?: "in" | "out"}} [how] `from`: where it starts;
 *   else where it is seen now. Times in milliseconds.
 * @returns {Promise<void>} ends when it has arrived, or when another movement takes over
 */
export async function glide(element, place, { from, duration = 240, delay = 0, ease = EASE, fade } = {}) {
  const target = transformOf(place);
  const old = paths.get(element);
  if (from === undefined && old !== undefined && transformOf(old.to) === target) {
    return;
  }
  const start = from ?? (old === undefined ? undefined : seenOn(old));
  old?.animation?.cancel();
  element.style.transform = target;
  if (factor === 0 || start === undefined) {
    paths.set(element, { from: place, to: place, animation: null });
    return;
  }
  const opacity = fade === "in" ? [0, 1, 1] : fade === "out" ? [1, 1, 0] : undefined;
  const animation = element.animate(
    { transform: [transformOf(start), target], ...(opacity && { opacity }) },
    { duration: duration * factor, delay: delay * factor, easing: ease, fill: "backwards" },
  );
  paths.set(element, { from: start, to: place, animation });
  await animation.finished.catch(() => {});
}

/**
 * Where something on its way is seen now. Asked of the movement, for to ask for the computed style makes the browser compute
 * those of the whole table, card after card.
 * @param {Path} path
 * @returns {Place}
 */
function seenOn({ from, to, animation }) {
  // With the easing in it; null before and after.
  const progress = animation?.effect?.getComputedTiming().progress ?? 1;
  const between = (/** @type {keyof Place} */ part) => from[part] + (to[part] - from[part]) * progress;
  return { x: between("x"), y: between("y"), turn: between("turn"), scale: between("scale") };
}

/**
 * Lets something that was carried off its place go back there.
 * @param {HTMLElement} element
 * @param {string} from how far off it was, as CSS has it
 */
export function slide(element, from) {
  if (factor > 0) {
    element.animate({ translate: [from, "0px 0px"] }, { duration: 260 * factor, easing: EASE });
  }
}

/**
 * Turns a card's face up: the back that lies over it goes edge-on, then the face comes.
 * @param {HTMLElement} card
 * @param {Node} back the drawing of a back
 * @param {number} [delay] milliseconds
 */
export async function turnUp(card, back, delay = 0) {
  const face = /** @type {HTMLElement} */ (card.querySelector(".card__face"));
  if (factor === 0) {
    return;
  }
  const cover = document.createElement("span");
  cover.className = "card__face card__cover";
  cover.append(back);
  card.append(cover);
  const half = 120 * factor;
  const options = { delay: delay * factor, fill: /** @type {const} */ ("both") };
  const away = cover.animate(
    { transform: ["rotateY(0deg)", "rotateY(90deg)"] },
    { ...options, duration: half, easing: "ease-in" },
  );
  const come = face.animate(
    { transform: ["rotateY(-90deg)", "rotateY(0deg)"] },
    { ...options, delay: options.delay + half, duration: half, easing: "ease-out" },
  );
  await come.finished.catch(() => {});
  away.cancel();
  come.cancel();
  cover.remove();
}

/**
 * Lets something appear, stay and go.
 * @param {HTMLElement} element taken out of the page when it is over
 * @param {number} stay milliseconds
 */
export async function flash(element, stay) {
  const keyframes =
    factor === 0
      ? { opacity: [1, 1] }
      : {
          opacity: [0, 1, 1, 0],
          transform: ["translateY(8px)", "none", "none", "translateY(-8px)"],
          offset: [0, 0.08, 0.88, 1],
        };
  await element.animate(keyframes, { duration: stay, easing: "ease-out" }).finished.catch(() => {});
  element.remove();
}
