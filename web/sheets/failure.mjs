/** What stands on the table when the engine can't run: what is wrong, and what to do. */
import { button, h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";

/** @param {{reason: string, detail: string}} failure */
export function showFailure({ reason, detail }) {
  document.querySelector("#failure")?.remove();
  const reload = button(STRINGS.reload, { "data-main": true, onclick: () => location.reload() });
  const panel = h(
    "section",
    { id: "failure", role: "alertdialog", "aria-labelledby": "failure-title", class: "failure" },
    h("h2", { id: "failure-title" }, STRINGS.errorTitle),
    h("p", {}, reason),
    h("p", {}, STRINGS.errorKept),
    reload,
    detail !== "" && h("details", {}, h("summary", {}, STRINGS.details), h("pre", {}, detail)),
  );
  document.body.append(panel);
  reload.focus();
}
