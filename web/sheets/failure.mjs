/** What stands on the table when the engine can't run: what is wrong, and what to do. */

import { phrase } from "../phrases.mjs";
import { button, h } from "../render/dom.mjs";

/** @param {{reason: string, detail: string}} failure */
export function showFailure({ reason, detail }) {
  document.querySelector("#failure")?.remove();
  const reload = button(phrase("reload"), { "data-main": true, onclick: () => location.reload() });
  const panel = h(
    "section",
    { id: "failure", role: "alertdialog", "aria-labelledby": "failure-title", class: "failure" },
    h("h2", { id: "failure-title" }, phrase("errorTitle")),
    h("p", {}, reason),
    h("p", {}, phrase("errorKept")),
    reload,
    detail !== "" && h("details", {}, h("summary", {}, phrase("details")), h("pre", {}, detail)),
  );
  document.body.append(panel);
  reload.focus();
}
