/** What the person is asked, above their cards: a sentence, and a button where one is needed. */
import { gainOf } from "../advice.mjs";
import { phrase } from "../phrases.mjs";
import { icon } from "./art.mjs";
import { button, find, h, put, say } from "./dom.mjs";
import { sideOf } from "./layout.mjs";

/**
 * @import { CardsPrompt, ChoicePrompt, Hint, Prompt, Snapshot } from "../protocol.mjs"
 * @import { State } from "../store.mjs"
 */

/** What may be asked with, as style sheets know it. */
const ASKS = { pad: ".pad", hint: ".prompt__hint", pass: ".prompt__arrow" };

/** What was drawn last, so that a button that is pressed or has the focus isn't replaced by its like. */
let drawn = "";

/** @param {State} state */
export function renderPrompt({ snapshot, ui }) {
  const box = find("#prompt");
  const parts = snapshot === null ? booting(ui.loading) : partsOf(snapshot, ui);
  put(box, "data-turn", ui.state === "your-turn");
  // Said on the table for the style sheets: a question of what is in an element (`:has`) is asked anew at every change of
  // the page, and costs more than all else that a play does.
  const asks = Object.entries(ASKS).flatMap(([kind, part]) =>
    parts.some((each) => each.matches(part)) ? [kind] : [],
  );
  put(find("#table"), "data-asks", asks.join(" ") || null);
  const key = parts.map((part) => part.outerHTML).join("");
  if (key !== drawn) {
    drawn = key;
    const had = box.contains(document.activeElement) ? document.activeElement : null;
    box.replaceChildren(...parts);
    if (had !== null) {
      const command = had.getAttribute("data-command");
      const action = had.getAttribute("data-action");
      const next =
        box.querySelector(`[data-command="${command}"], [data-action="${action}"]`) ??
        box.querySelector("button:enabled") ??
        document.querySelector('#hand [tabindex="0"]');
      /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
    }
  }
  // Not a part of what is compared: it changes under the pointer, whose button must stay.
  const gain = box.querySelector(".prompt__gain");
  if (gain !== null && snapshot !== null) {
    const words = gainOf(snapshot, ui);
    say(gain, words);
    put(/** @type {HTMLElement} */ (gain.parentElement), "data-gain", words === "" ? "none" : "some");
  }
}

/** @param {number | null} loading @returns {HTMLElement[]} */
function booting(loading) {
  return loading === null
    ? []
    : [text(loading < 1 ? phrase("loadingPart", { percent: Math.round(100 * loading) }) : phrase("loading"))];
}

/**
 * @param {Snapshot} snapshot
 * @param {State["ui"]} ui
 * @returns {HTMLElement[]}
 */
function partsOf({ view, table }, ui) {
  if (ui.asking) {
    return [];
  }
  if (ui.state === "deal-over") {
    return [row(turnButton(phrase("nextDeal"), { "data-command": "next-deal" }))];
  }
  if (ui.state === "game-over") {
    return [row(turnButton(phrase("newGame"), { "data-command": "new-game" }))];
  }
  if (ui.state !== "your-turn") {
    return [];
  }
  if (ui.hidden) {
    const { name } = table.seats[view.seat];
    return [
      text(phrase("turnOf", { name })),
      row(turnButton(phrase("ready", { name }), { "data-command": "ready" })),
    ];
  }
  if (ui.showing && view.pass_from !== null) {
    const from = phrase("receivedFrom", {
      name: table.seats[view.pass_from].name,
      count: view.received.length,
    });
    return [text(from), row(turnButton(phrase("goOn"), { "data-command": "go-on" }))];
  }
  const { prompt, claim } = view;
  if (prompt === null) {
    return [];
  }
  if (prompt.kind === "cards") {
    return passing(prompt, asked(prompt, ui.hint), view.seat, ui.chosen);
  }
  const parts = [asked(prompt, ui.hint)];
  if (prompt.kind === "pad") {
    parts.push(pad(prompt, ui.hint?.action ?? null));
  } else if (prompt.kind === "choice") {
    parts.push(
      row(...prompt.choices.map((choice) => turnButton(choice.text.text, { "data-action": choice.action }))),
    );
  }
  if (claim !== null) {
    const { action } = claim;
    const attributes = {
      "data-command": "claim",
      "data-action": action,
      "data-hint": action === ui.hint?.action,
    };
    parts.push(row(turnButton(claim.text.text, attributes)));
  }
  return parts;
}

/**
 * @param {CardsPrompt} prompt
 * @param {HTMLElement} sentence
 * @param {number} seat
 * @param {string[]} chosen
 */
function passing({ count, to, verb }, sentence, seat, chosen) {
  const ready = chosen.length === count;
  const arrow = h("span", { class: "prompt__arrow", "data-to": sideOf(to, seat) }, icon("arrow-up"));
  const confirm = button(ready ? phrase("pass") : phrase("passHint", { left: count - chosen.length }), {
    "data-command": "pass",
    "data-turn": ready,
    "data-action": ready && [verb, ...chosen].join(" "),
    disabled: !ready,
  });
  return [arrow, sentence, row(confirm)];
}

/**
 * Short choices in rows, such as the bids; what stands for itself (a word) gets more room than a number.
 * @param {ChoicePrompt} prompt
 * @param {string | null} hint the action that was advised
 */
function pad({ choices }, hint) {
  return h(
    "div",
    { class: "pad", role: "group", "data-count": choices.length },
    ...choices.map(({ action, text: { text: words }, label: { text: label } }) =>
      button(label, {
        class: "button pad__choice",
        "aria-label": words,
        "data-action": action,
        "data-hint": action === hint,
        "data-word": label.length > 2,
      }),
    ),
  );
}

/**
 * What is asked, or what is advised, why, and what it gains.
 * @param {Prompt} prompt
 * @param {Hint | null} hint
 */
function asked(prompt, hint) {
  if (hint === null) {
    return text(prompt.text.text);
  }
  return h(
    "p",
    { class: "prompt__text prompt__hint" },
    h("b", {}, hint.text.text),
    hint.reason && h("span", {}, hint.reason.text),
    Object.keys(hint.values).length > 1 && h("span", { class: "prompt__gain" }),
  );
}

/** @param {string} sentence */
function text(sentence) {
  return h("p", { class: "prompt__text" }, sentence);
}

/** @param {...HTMLElement} buttons */
function row(...buttons) {
  return h("div", { class: "prompt__row" }, ...buttons);
}

/**
 * A button that the table waits for.
 * @param {string} label
 * @param {Record<string, string | boolean>} attributes
 */
function turnButton(label, attributes) {
  return button(label, { "data-turn": true, ...attributes });
}
