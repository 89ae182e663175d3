/**
 * Sheets: a panel in the middle on desks, from the bottom on phones. One at a time; Escape and a tap outside close it,
 * and the focus goes back to where it was. `<dialog>` does the modal part.
 */

import { phrase } from "../phrases.mjs";
import { icon } from "../render/art.mjs";
import { h, put } from "../render/dom.mjs";

/**
 * @typedef {object} SheetSetup
 * @property {string} name for the style sheet and for tools
 * @property {string} title
 * @property {(Node | null)[]} body
 * @property {HTMLElement} [note] what must be seen beside the buttons, wherever the body has been scrolled to
 * @property {HTMLElement[]} [actions] buttons at the bottom; the last is the main one
 * @property {boolean} [stays] nothing but its buttons closes it, and nothing behind it is seen
 * @property {() => void} [onClose] however it was closed
 */

/**
 * @typedef {object} OpenSheet
 * @property {string} name
 * @property {(replaced: boolean) => void} close with all that goes with it
 */

/** What takes the focus. */
const CONTROLS = "button, input, select, summary, [tabindex]";

/** @type {OpenSheet | null} */
let open = null;

/** The name of the sheet that is open. */
export function openSheetName() {
  return open?.name ?? null;
}

export function closeSheet() {
  open?.close(false);
}

/** @param {SheetSetup} setup */
export function openSheet({ name, title, body, note, actions = [], stays = false, onClose }) {
  const back = open === null && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open?.close(true);
  const heading = h("h2", { class: "sheet__title", id: `sheet-${name}`, tabindex: "-1" }, title);
  const content = h("div", { class: "sheet__body" }, ...body);
  if (content.querySelector(CONTROLS) === null) {
    // Where there are only words, it is the words that the keyboard scrolls.
    put(content, "tabindex", "0");
  }
  const dialog = h(
    "dialog",
    { class: "sheet", "data-sheet": name, "data-stays": stays, "aria-labelledby": heading.id },
    h(
      "div",
      { class: "sheet__panel" },
      h(
        "header",
        { class: "sheet__head" },
        heading,
        !stays &&
          h(
            "button",
            { type: "button", class: "sheet__close", "data-command": "close", "aria-label": phrase("close") },
            icon("close"),
          ),
      ),
      content,
      note,
      actions.length > 0 && h("footer", { class: "sheet__actions" }, ...actions),
    ),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) {
      stays ? focusFirst() : closeSheet();
    }
  });
  dialog.addEventListener("cancel", (event) => stays && event.preventDefault());
  /** @type {OpenSheet} */
  const sheet = {
    name,
    close(replaced) {
      if (open !== sheet) {
        return;
      }
      // At once: the browser tells of the end in a task of its own, and the table may be drawn before.
      open = null;
      dialog.close();
      dialog.remove();
      onClose?.();
      if (!replaced) {
        focusAgain(back);
      }
    },
  };
  dialog.addEventListener("close", () => sheet.close(false));
  document.body.append(dialog);
  open = sheet;
  dialog.showModal();
  focusFirst();

  function focusFirst() {
    const first = dialog.querySelector("[data-main], [data-turn]") ?? heading;
    /** @type {HTMLElement} */ (first).focus({ preventScroll: true });
  }
}

/**
 * Where the focus was, or what is to be done next.
 * @param {HTMLElement | null} back
 */
function focusAgain(back) {
  const next =
    document.querySelector("#prompt [data-command]:enabled") ??
    document.querySelector('#hand [tabindex="0"]');
  const target = back?.isConnected && back !== document.body ? back : next;
  /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
}
