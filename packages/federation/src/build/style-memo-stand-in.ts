/**
 * Stands in for Chakra's `utils/memo.js`, which every element with styles asks several times at every render. Chakra's
 * writes out all of its arguments in sorted order and moves what it finds to the end of a list; this one names what it
 * has answered itself by a number, takes keys as they come, and starts anew when there is very much.
 */
const MOST_KEPT = 5000;
let lastName = 0;
/** Objects that a memoized function has answered: they are asked with again, and nobody changes them. */
const names = new WeakMap<object, string>();

function toKey(value: unknown): string {
  // The length keeps what looks like the next property apart from it.
  if (typeof value === 'string') return `"${value.length}:${value}`;
  if (typeof value === 'function') return `f${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const name = names.get(value);
  if (name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map(toKey).join()}]`;
  let key = '{';
  for (const [property, inner] of Object.entries(value)) key += `${property}:${toKey(inner)};`;
  return `${key}}`;
}

/** Most questions are one name; any other key begins with a letter that no name has. */
const toKeyOfAll = (given: readonly unknown[]): string => (given.length === 1 && typeof given[0] === 'string' ? given[0] : `\0${given.map(toKey).join('|')}`);

/** Remembers what a function answered to equal arguments. */
export function memo<Arguments extends unknown[], Result>(work: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const kept = new Map<string, Result>();
  return (...given) => {
    const key = toKeyOfAll(given);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const result = work(...given);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, result);
    if (typeof result === 'object' && result !== null && !names.has(result)) names.set(result, `#${(lastName += 1)}`);
    return result;
  };
}
