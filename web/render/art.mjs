/** The drawings: card faces, backs and icons from two sprites, and portraits. See assets/README.md. */
import { h } from "./dom.mjs";

const SVG = "http://www.w3.org/2000/svg";
const ASSETS = new URL("web/assets/", document.baseURI).href;
const SPRITES = ["cards.svg", "icons.svg"];

/**
 * Puts the sprites into the page, so that a face is there in the same frame as its card, and no address but the page's
 * own is needed later. They aren't displayed, so that the browser lays out only what is used of them.
 */
export async function loadArt() {
  const texts = await Promise.all(SPRITES.map(load));
  const shelf = h("div", { hidden: "" });
  // Clip paths work only where they are displayed.
  const clips = document.createElementNS(SVG, "svg");
  clips.setAttribute("class", "unseen");
  clips.setAttribute("aria-hidden", "true");
  for (const text of texts) {
    const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    clips.append(...sprite.querySelectorAll("clipPath"));
    shelf.append(document.adoptNode(sprite));
  }
  document.body.append(shelf, clips);
}

/** @param {string} name */
async function load(name) {
  const response = await fetch(ASSETS + name);
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  return response.text();
}

/** Cards narrower than this show the face with the larger index, unless a deck is chosen; CSS pixels. */
const SMALL = 92;
/** The drawing of each back; its colours are the style sheet's. */
const BACKS = {
  crimson: "back-lattice",
  navy: "back-sun",
  forest: "back-lattice",
  violet: "back-sun",
  slate: "back-lattice",
};
const CARD_BOX = "0 0 250 350";

/** @type {Pick<import("../settings.mjs").Settings, "deck" | "back">} */
let look = { deck: "fit", back: "crimson" };

/**
 * The cards that are drawn from now on; backs that lie there already change, too.
 * @param {Pick<import("../settings.mjs").Settings, "deck" | "back">} chosen
 */
export function setLook({ deck, back }) {
  if (back !== look.back) {
    for (const use of document.querySelectorAll("[data-drawn-back] use")) {
      use.setAttribute("href", `#${BACKS[back]}`);
    }
  }
  look = { deck, back };
}

/**
 * Draws a card's face, if it isn't drawn already.
 * @param {HTMLElement} face
 * @param {string} card "QS"
 * @param {number} width of the card, CSS pixels
 */
export function drawFace(face, card, width) {
  const large = look.deck === "large" || (look.deck === "fit" && width < SMALL);
  const symbol = large ? `${card}-small` : card;
  if (face.dataset.face !== symbol) {
    face.dataset.face = symbol;
    face.replaceChildren(drawing(symbol, CARD_BOX));
  }
}

/**
 * A card's back.
 * @param {keyof typeof BACKS} [back] another than the one that was chosen
 */
export function cardBack(back) {
  const svg = drawing(BACKS[back ?? look.back], CARD_BOX);
  if (back === undefined) {
    svg.setAttribute("data-drawn-back", "");
  }
  return svg;
}

/** @param {string} name of a symbol in icons.svg */
export function icon(name) {
  return drawing(name, "0 0 24 24", "icon");
}

/**
 * @param {string} symbol
 * @param {string} viewBox
 * @param {string} [className]
 */
function drawing(symbol, viewBox, className = "drawing") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/**
 * A round picture; the initial where the picture is missing.
 * @param {{name: string, picture: string}} player
 */
export function portrait({ name, picture }) {
  const initial = h("span", { class: "seat__initial", "aria-hidden": "true" }, name.slice(0, 1));
  if (!/^[\w-]+$/.test(picture)) {
    return initial;
  }
  const image = h("img", { src: `${ASSETS}portraits/${picture}.svg`, alt: "", draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(initial), { once: true });
  return image;
}
