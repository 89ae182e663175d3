/**
 * Cards are dragged to the table, with a finger or the mouse. Whoever lets one go over the hand has changed their mind.
 */
import { cameBack, movePlace } from "./render/hand.mjs";

/**
 * @import { Session } from "./session.mjs"
 *
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {HTMLElement} button of the card
 * @property {number} x where it began; CSS pixels
 * @property {number} y
 * @property {boolean} moving
 */

/** Way that tells a drag from a tap; CSS pixels. */
const STARTS = 10;
/** Part of a card's height that it has to be lifted to be let go over the table. */
const LIFT = 0.5;

/** @param {Session} session */
export function followDrags(session) {
  /** @type {Drag | null} */
  let drag = null;
  /** The click that the browser makes of a drag is to be no tap. */
  let swallow = false;

  document.addEventListener(
    "pointerdown",
    ({ target, pointerId, isPrimary, button: pressed, clientX, clientY }) => {
      swallow = false;
      const card = target instanceof Element ? target.closest("#hand [data-legal]") : null;
      if (drag === null && isPrimary && pressed === 0 && card instanceof HTMLElement) {
        drag = { pointer: pointerId, button: card, x: clientX, y: clientY, moving: false };
      }
    },
  );

  document.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (drag === null || pointerId !== drag.pointer) {
      return;
    }
    const { button, x, y } = drag;
    if (!drag.moving && Math.hypot(clientX - x, clientY - y) < STARTS) {
      return;
    }
    if (!button.isConnected) {
      drag = null;
      return;
    }
    drag.moving = true;
    button.dataset.dragged = "";
    button.style.translate = `${clientX - x}px ${clientY - y}px`;
  });

  document.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (drag === null || pointerId !== drag.pointer) {
      return;
    }
    const { button, x, y, moving } = drag;
    drag = null;
    if (!moving) {
      return;
    }
    swallow = true;
    const { card = "" } = button.dataset;
    const lifted = y - clientY > LIFT * button.offsetHeight;
    if (!lifted || button.ariaPressed === "true") {
      cameBack(button);
      return;
    }
    movePlace(card, clientX - x, clientY - y);
    Promise.resolve(session.choose(card, { sure: true })).then(() => cameBack(button));
  });

  document.addEventListener("pointercancel", ({ pointerId }) => {
    if (drag !== null && pointerId === drag.pointer) {
      cameBack(drag.button);
      drag = null;
    }
  });

  document.addEventListener(
    "click",
    (event) => {
      if (swallow) {
        swallow = false;
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
