/**
 * Elements in one expression. A templating library would buy little here: cards must stay the same elements while they
 * move, and sheets are built once, when they open, so there is nothing to compare.
 */

/**
 * Makes an element. Attributes that are `false`, `null` or `undefined` are left out, `true` is an empty attribute;
 * functions are listeners, named `onclick`, `onchange` ….
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      element.addEventListener(name.slice(2), value);
    } else {
      put(element, name, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * @param {string} label
 * @param {Parameters<typeof h>[1]} attributes
 */
export function button(label, attributes) {
  return h("button", { type: "button", class: "button", ...attributes }, label);
}

/**
 * Sets an attribute, or takes it away; touches the document only when that changes something.
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function put(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) {
      element.removeAttribute(name);
    }
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) {
    element.setAttribute(name, text);
  }
}

/**
 * Sets an element's text; touches the document only when that changes something.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) {
    throw new Error(`The page has no ${selector}`);
  }
  return element;
}
