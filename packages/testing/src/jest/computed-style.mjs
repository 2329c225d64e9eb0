// A query by role asks for `display` and `visibility` of every element of the page, and a press for `pointer-events`.
// jsdom answers by matching the element against every rule of the page and computing all properties, which took almost
// half of the time of the page tests. Here these three properties are looked up by class and tag name; the others still
// come from jsdom. Like jsdom's cascade the last matching rule wins.
import defaultStyles from 'jsdom/lib/jsdom/browser/default-stylesheet.js';

const PROPERTIES = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
/** Initial values of the inherited ones. */
const INHERITED = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
const names = new Set(Object.values(PROPERTIES));
const computeAll = globalThis.getComputedStyle;

/** A style sheet is parsed while its element is in the page. */
function parseSheet(text) {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  const { sheet } = element;
  element.remove();
  return sheet;
}
const defaultSheet = parseSheet(defaultStyles);

/** The only class or tag that can match a simple selector; '' for a selector that must be tried on every element. */
const keyOf = (selector) => /^(\.?[a-z][\w-]*)(?:[:[][^\s>+~]*)?$/i.exec(selector)?.[1] ?? '';

function* rulesOf(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.prototype.includes.call(rule.media, 'screen')) yield* rule.cssRules;
  }
}

/** The rules that set one of the properties, by property and key, in the order of the page. */
function indexRules() {
  const index = new Map([...names].map((name) => [name, new Map()]));
  let order = 0;
  for (const sheet of [defaultSheet, ...document.styleSheets])
    for (const { selectorText, style } of rulesOf(sheet)) {
      order += 1;
      if (!style || !selectorText) continue;
      for (const name of names) {
        const value = style.getPropertyValue(name);
        if (value)
          for (const selector of selectorText.split(/,(?![^(]*\))/).map((part) => part.trim())) {
            const key = keyOf(selector);
            const rules = index.get(name);
            rules.set(key, [...(rules.get(key) ?? []), { order, selector, value, isExact: key === selector }]);
          }
      }
    }
  return index;
}

let index;
let indexed = {};
const observer = new MutationObserver(() => (index = undefined));
observer.observe(document.head, { childList: true, characterData: true, subtree: true });

/** The index is made anew when a style sheet came, went, or changed in the head. */
function currentIndex() {
  const { length } = document.styleSheets;
  const last = document.styleSheets[length - 1];
  if (observer.takeRecords().length > 0 || length !== indexed.length || last !== indexed.last) index = undefined;
  indexed = { length, last };
  return (index ??= indexRules());
}

function matches(element, { selector, isExact }) {
  if (isExact) return true;
  try {
    return element.matches(selector);
  } catch {
    // Like jsdom: a selector that it cannot read matches nothing.
    return false;
  }
}

function computeCascade(element, name) {
  const own = element.style?.getPropertyValue(name);
  if (own) return own;
  const rules = currentIndex().get(name);
  const keys = ['', element.localName, ...(element.getAttribute('class') ?? '').split(/\s+/).map((part) => `.${part}`)];
  const found = keys
    .flatMap((key) => rules.get(key) ?? [])
    .sort((a, b) => b.order - a.order)
    .find((rule) => matches(element, rule));
  return found && found.value !== 'unset' ? found.value : '';
}

function computeValue(element, name) {
  const value = computeCascade(element, name);
  if (value || !INHERITED.has(name)) return value;
  return element.parentElement ? computeValue(element.parentElement, name) : INHERITED.get(name);
}

globalThis.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computeAll(element, pseudoElement);
  let all;
  const readAll = () => (all ??= computeAll(element));
  return new Proxy(computeAll, {
    get: (_, key) => {
      if (Object.hasOwn(PROPERTIES, key)) return computeValue(element, PROPERTIES[key]);
      if (key === 'getPropertyValue')
        return (name) => (names.has(name) ? computeValue(element, name) : readAll().getPropertyValue(name));
      const value = readAll()[key];
      return typeof value === 'function' ? value.bind(readAll()) : value;
    },
  });
};
