/**
 * Where things lie: pure geometry from the size of the table. Lengths are CSS pixels, angles degrees.
 *
 * @typedef {{x: number, y: number, turn: number, scale: number}} Place middle of a card on the table
 * @typedef {Place & {strip: {w: number, h: number}}} HandPlace `strip`: the part of the card, from its upper left corner, that
 *   no other covers
 * @typedef {"wide" | "tall" | "narrow" | "low"} Shape desk · upright tablet · upright phone · phone on its side
 * @typedef {{top: number, right: number, bottom: number, left: number}} Insets what a notch, or the bar that closes an app, takes of
 *   each edge
 *
 * @typedef {object} Layout
 * @property {Shape} shape
 * @property {{w: number, h: number}} card size of a card in the hand
 * @property {{left: number, right: number, bottom: number}} hand the box that the hand fills
 * @property {number} handTop upper edge of the hand, chosen cards aside
 * @property {Place} trick the middle of the trick
 * @property {{x: number, y: number}} spread how far a played card lies from that middle
 */

/** Height of a card by its width. */
const CARD_RATIO = 1.4;
/** Narrowest strip of a card that a thumb hits; below it the hand takes two rows. */
const NARROWEST_STRIP = 38;
/** A low table that is narrower puts the person's name under their portrait; style sheets ask for the same width. */
const ROOMY = 700;
/** On the lowest tables the trick makes way for the board of the sides, by this part of the width. */
const ASIDE = 0.05;
/** Height of a table that isn't one of these. */
const HIGH = 360;
/** Part of a card that the second row leaves free of the first. */
const ROW_STEP = 0.64;
/** Degrees from one card of the fan to the next. */
const FAN_TURN = 1.5;
/** Slight turns, so that a trick looks laid by hands; by seat as seen from the bottom. */
const LAID = [-1.5, 2, 1, -2.5];

/**
 * @param {number} width of the table
 * @param {number} height of the table
 * @returns {Shape}
 */
export function shapeOf(width, height) {
  if (height < 500 && width > height) {
    return "low";
  }
  if (width < 600) {
    return "narrow";
  }
  return width < height ? "tall" : "wide";
}

/**
 * @param {number} width of the table
 * @param {number} height of the table
 * @param {Insets} insets
 * @returns {Layout}
 */
export function layoutOf(width, height, insets) {
  const shape = shapeOf(width, height);
  const rem = Math.min(24, Math.max(16, Math.min(width, height) * 0.0155));
  const w = Math.round(cardWidth(shape, width, height));
  const card = { w, h: Math.round(w * CARD_RATIO) };
  const roomy = width >= ROOMY;
  const side = { wide: 13.5, tall: 1.1, narrow: 0.5, low: roomy ? 8.6 : 4.8 }[shape] * rem;
  const other = shape === "low" ? (roomy ? 4.4 : 0.8) * rem : side;
  const bottom =
    height - insets.bottom - { wide: 1 * rem, tall: 1.25 * rem, narrow: 0.6 * rem, low: 0.4 * rem }[shape];
  const hand = { left: insets.left + side, right: width - insets.right - other, bottom };
  const rows = shape === "narrow" ? 1 + ROW_STEP : 1;
  const handTop = Math.round(bottom - card.h * rows - fanDrop(shape, card.w));

  const above = insets.top + { wide: 7.3, tall: 9.7, narrow: 7, low: 3.4 }[shape] * rem;
  const below = handTop - { wide: 3.2, tall: 6.5, narrow: 7.9, low: 2.6 }[shape] * rem;
  const scale = Math.min(
    { wide: 0.98, tall: 1.15, narrow: 0.9, low: 0.94 }[shape],
    (below - above) / (card.h * (shape === "low" ? 1.45 : 1.92)),
  );
  const flat = shape === "low";
  return {
    shape,
    card,
    hand,
    handTop,
    trick: {
      x: width * (0.5 + (height < HIGH ? ASIDE : 0)),
      y: Math.round((above + below) / 2),
      turn: 0,
      scale,
    },
    spread: {
      x: card.w * scale * { wide: 0.98, tall: 0.96, narrow: 0.88, low: 1.02 }[shape],
      y: card.h * scale * (flat ? 0.2 : 0.44),
    },
  };
}

/**
 * @param {Shape} shape
 * @param {number} width
 * @param {number} height
 */
function cardWidth(shape, width, height) {
  switch (shape) {
    case "wide":
      return Math.min(height * 0.168, width * 0.112, 232);
    case "tall":
      return Math.min(width * 0.165, height * 0.125);
    case "low":
      return Math.min(height * 0.21, width * 0.105);
    default:
      return Math.min(width * 0.225, height * 0.12);
  }
}

/**
 * How much lower the outermost cards of a full fan lie than its middle.
 * @param {Shape} shape
 * @param {number} cardW
 */
function fanDrop(shape, cardW) {
  return shape === "wide" ? cardW * 0.3 : shape === "tall" ? cardW * 0.22 : 0;
}

/**
 * Places of the cards in the hand, in the order given.
 * @param {Layout} layout
 * @param {number} count
 * @param {number[]} [breaks] indexes before which a small gap is left when there is room
 * @returns {HandPlace[]}
 */
export function handPlaces(layout, count, breaks = []) {
  const { card, hand, shape } = layout;
  const room = hand.right - hand.left - card.w;
  if (shape === "narrow" && count > 1 && room / (count - 1) < NARROWEST_STRIP) {
    const upper = Math.ceil(count / 2);
    const y = hand.bottom - card.h / 2;
    const step = Math.min(card.w * 0.8, room / (upper - 1));
    return [
      ...stripped(row(layout, upper, step, y - card.h * ROW_STEP), card, ROW_STEP),
      ...stripped(row(layout, count - upper, step, y), card),
    ];
  }
  const step = Math.min(card.w * 0.62, room / Math.max(1, count - 1));
  const gap = Math.min(card.w * 0.16, (room - step * (count - 1)) / Math.max(1, breaks.length));
  return stripped(fan(layout, count, step, breaks, Math.max(0, gap)), card);
}

/**
 * @param {Place[]} places one row, from left to right
 * @param {{w: number, h: number}} card
 * @param {number} [clear] part of the height that the row below leaves free
 * @returns {HandPlace[]}
 */
function stripped(places, card, clear = 1) {
  return places.map((place, i) => {
    const w = i + 1 < places.length ? Math.min(card.w, places[i + 1].x - place.x) : card.w;
    return { ...place, strip: { w, h: card.h * clear } };
  });
}

/**
 * @param {Layout} layout
 * @param {number} count
 * @param {number} step
 * @param {number} y
 * @returns {Place[]}
 */
function row(layout, count, step, y) {
  const middle = (layout.hand.left + layout.hand.right) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: middle + (i - (count - 1) / 2) * step,
    y,
    turn: 0,
    scale: 1,
  }));
}

/**
 * @param {Layout} layout
 * @param {number} count
 * @param {number} step
 * @param {number[]} breaks
 * @param {number} gap
 * @returns {Place[]}
 */
function fan(layout, count, step, breaks, gap) {
  const { card, hand, shape } = layout;
  const turn = shape === "wide" ? FAN_TURN : shape === "tall" ? FAN_TURN * 0.75 : 0;
  const lowest = hand.bottom - card.h / 2 - fanDrop(shape, card.w);
  const places = row(layout, count, step, lowest);
  const extent = breaks.length * gap;
  return places.map((place, i) => {
    const x = place.x + breaks.filter((at) => at <= i).length * gap - extent / 2;
    const off = step === 0 ? 0 : (x - (hand.left + hand.right) / 2) / step;
    const radius = turn === 0 ? 0 : step / ((turn * Math.PI) / 180);
    return {
      x,
      y: lowest + radius * (1 - Math.cos((off * turn * Math.PI) / 180)),
      turn: off * turn,
      scale: 1,
    };
  });
}

/**
 * Where a seat is on the screen: 0 at the bottom, then clockwise.
 * @param {import("../protocol.mjs").Seat} seat
 * @param {import("../protocol.mjs").Seat} viewer
 */
export function sideOf(seat, viewer) {
  return (seat - viewer + 4) % 4;
}

/**
 * Place of the card that a seat plays.
 * @param {Layout} layout
 * @param {number} side see {@link sideOf}
 * @returns {Place}
 */
export function trickPlace({ trick, spread }, side) {
  const toward = [
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
  ][side];
  return {
    x: trick.x + toward.x * spread.x,
    y: trick.y + toward.y * spread.y,
    turn: LAID[side],
    scale: trick.scale,
  };
}
