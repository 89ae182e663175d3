// What Pyodide is told of packages where it needs none: its own versions alone.
import { readFileSync } from "node:fs";

const stock = new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url);

export const NO_PACKAGES = { info: JSON.parse(readFileSync(stock, "utf8")).info, packages: {} };
