/**
 * Replaces Chakra's `utils/memo.js`, which every styled element calls several times at every render. Chakra's version
 * serialises all arguments in sorted order and moves each hit to the end of a list. This one refers to its own results
 * by a number, does not sort properties, and clears the cache when it is full.
 */
const MAX_ENTRIES = 5000;
let lastId = 0;
/** Ids of the objects that memoized functions returned: they are passed as arguments again, and are never mutated. */
const ids = new WeakMap<object, string>();

function toKey(value: unknown): string {
  // The length distinguishes text that looks like the next property.
  if (typeof value === 'string') return `"${value.length}:${value}`;
  if (typeof value === 'function') return `f${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const id = ids.get(value);
  if (id !== undefined) return id;
  if (Array.isArray(value)) return `[${value.map(toKey).join()}]`;
  let key = '{';
  for (const [property, inner] of Object.entries(value)) key += `${property}:${toKey(inner)};`;
  return `${key}}`;
}

function findOrAdd<Result>(table: Map<string, CacheNode<Result>>, key: string): CacheNode<Result> {
  const found = table.get(key);
  if (found) return found;
  const added = new CacheNode<Result>();
  table.set(key, added);
  return added;
}

/** The entries after the arguments so far. Strings are looked up directly, other values by their key. */
class CacheNode<Result> {
  #strings: Map<string, CacheNode<Result>> | undefined;
  #others: Map<string, CacheNode<Result>> | undefined;
  result: Result | undefined;

  after(value: unknown): CacheNode<Result> {
    if (typeof value === 'string') return findOrAdd((this.#strings ??= new Map()), value);
    return findOrAdd((this.#others ??= new Map()), toKey(value));
  }
}

/** Caches the results of a function by its arguments, compared by value. */
export function memo<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let root = new CacheNode<Result>();
  let count = 0;
  return (...args) => {
    let node = root;
    for (const value of args) node = node.after(value);
    if (node.result !== undefined) return node.result;
    const result = work(...args);
    if (count >= MAX_ENTRIES) [root, count] = [new CacheNode(), 0];
    else count += 1;
    node.result = result;
    if (typeof result === 'object' && result !== null && !ids.has(result)) ids.set(result, `#${(lastId += 1)}`);
    return result;
  };
}
