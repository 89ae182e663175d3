// Prints the arguments that each message uses, as JSON: {"pass": [], "passHint": ["left"], …}.
// Argument: a file of messages in ICU MessageFormat. A message that can't be read ends it with the key and the reason.
import { readFileSync } from "node:fs";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Arguments of a part of a message, those of its plurals and choices too. */
function within(elements) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => within(value))];
    }
    return element.type === TYPE.argument || element.type === TYPE.number ? [element.value] : [];
  });
}

/** @type {Record<string, string[]>} */
const used = {};
for (const [key, message] of Object.entries(JSON.parse(readFileSync(process.argv[2], "utf8")))) {
  try {
    const elements = parse(message, { ignoreTag: true, requiresOtherClause: true });
    used[key] = [...new Set(within(elements))];
  } catch (error) {
    console.error(`${key}: ${error.message}`);
    process.exit(1);
  }
}
console.log(JSON.stringify(used));
