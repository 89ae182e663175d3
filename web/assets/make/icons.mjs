// Write ../icons.svg: the few icons we need out of lucide, as symbols with our names.
//
// The drawings are pinned to one version and the result is committed, so a build needs no lucide. To add an icon, run
//   npm install --no-save lucide-static@1.62.0 && node web/assets/make/icons.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const OURS = {
  menu: "menu",
  undo: "undo-2",
  redo: "redo-2",
  scores: "clipboard-list",
  "last-trick": "history",
  hint: "lightbulb",
  settings: "settings",
  close: "x",
  arrow: "arrow-right",
  "arrow-left": "arrow-left",
  "arrow-up": "arrow-up",
  check: "check",
  crown: "crown",
  trophy: "trophy",
  moon: "moon",
  user: "user-round",
  users: "users-round",
  bot: "bot",
  plus: "plus",
  more: "ellipsis",
  down: "chevron-down",
  next: "chevron-right",
  play: "play",
  pause: "pause",
  sound: "volume-2",
  mute: "volume-x",
  help: "circle-question-mark",
  rules: "scroll-text",
  statistics: "chart-no-axes-column",
  restart: "rotate-ccw",
  share: "share-2",
  copy: "copy",
  save: "download",
  load: "upload",
  edit: "pencil",
  delete: "trash-2",
  claim: "hand",
  dealer: "playing-cards",
  "full-screen": "maximize",
};

const drawings = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");
const LINE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The inside of a lucide file, on one line, without its comment and its outer element. */
function inside(name) {
  const text = readFileSync(join(drawings, `${name}.svg`), "utf8");
  return text
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
}

const symbols = Object.entries(OURS).map(
  ([id, name]) => `<symbol id="${id}" viewBox="0 0 24 24"><g ${LINE}>${inside(name)}</g></symbol>`,
);
const sprite = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  "<!-- lucide 1.62.0, ISC; see NOTICES.md -->",
  ...symbols,
  "</svg>",
  "",
];
writeFileSync(new URL("../icons.svg", import.meta.url), sprite.join("\n"));
