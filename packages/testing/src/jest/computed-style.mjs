// A query by role reads `display` and `visibility` of every element of the page, and a click reads `pointer-events`.
// For each read jsdom matches the element against every rule of the page and computes all properties, which took almost
// half of the time of the page tests. Here these three properties are looked up by class and tag name; the others still
// come from jsdom. As in jsdom's cascade, the last matching rule wins.
import defaultStyles from 'jsdom/lib/jsdom/browser/default-stylesheet.js';

const PROPERTIES = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
/** Initial values of the inherited properties. */
const INHERITED = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
/** More rules than a sheet has, so that one number orders the rules of all sheets. */
const RULES_IN_SHEET = 1_000_000;
const names = new Set(Object.values(PROPERTIES));
const computeAll = globalThis.getComputedStyle;

/** Parses a style sheet, which happens only while its element is in the page. */
function parseSheet(text) {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  const { sheet } = element;
  element.remove();
  return sheet;
}
const defaultSheet = parseSheet(defaultStyles);

/**
 * The class or tag that an element must have to match a simple selector; '' for a selector that must be tested on every
 * element.
 */
const keyOf = (selector) => /^(\.?[a-z][\w-]*)(?:[:[][^\s>+~]*)?$/i.exec(selector)?.[1] ?? '';

const styleRulesOf = (rule) => {
  if (!rule.media) return [rule];
  return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
};

/** Rules that set one of the properties, by property and key. */
let index;
/** Number of rules of each sheet that are in the index. */
let indexed = new Map();
const observer = new MutationObserver(() => indexed.clear());
observer.observe(document.head, { childList: true, characterData: true, subtree: true });

function addRule({ selectorText, style }, order) {
  if (!style || !selectorText) return;
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value)
      for (const selector of selectorText.split(/,(?![^(]*\))/).map((part) => part.trim())) {
        const key = keyOf(selector);
        const rules = index.get(name);
        if (!rules.has(key)) rules.set(key, []);
        rules.get(key).push({ order, selector, value, isExact: key === selector });
      }
  }
}

/**
 * Adds the rules that were appended to the sheets since the last call. Any other change of the sheets rebuilds the
 * index.
 */
function currentIndex() {
  if (observer.takeRecords().length > 0) indexed.clear();
  const sheets = [defaultSheet, ...document.styleSheets];
  const isGrown =
    indexed.size === sheets.length && sheets.every((sheet) => indexed.get(sheet) <= sheet.cssRules.length);
  if (!isGrown) {
    index = new Map([...names].map((name) => [name, new Map()]));
    indexed = new Map(sheets.map((sheet) => [sheet, 0]));
  }
  for (const [sheetIndex, sheet] of sheets.entries()) {
    for (let at = indexed.get(sheet); at < sheet.cssRules.length; at += 1)
      for (const rule of styleRulesOf(sheet.cssRules[at])) addRule(rule, sheetIndex * RULES_IN_SHEET + at);
    indexed.set(sheet, sheet.cssRules.length);
  }
  return index;
}

function matches(element, { selector, isExact }) {
  if (isExact) return true;
  try {
    return element.matches(selector);
  } catch {
    // As in jsdom, a selector that cannot be parsed matches nothing.
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
