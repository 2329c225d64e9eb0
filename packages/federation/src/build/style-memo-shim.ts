/**
 * Stands in for Chakra's `utils/memo.js`, which every element with styles asks several times at every render. Chakra's
 * writes out all of its arguments in sorted order and moves what it finds to the end of a list; this one names what it
 * has answered itself by a number, takes properties as they come, and starts anew when there is very much.
 */
const MAX_ENTRIES = 5000;
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

function findOrAdd<Result>(table: Map<string, CacheNode<Result>>, key: string): CacheNode<Result> {
  const found = table.get(key);
  if (found) return found;
  const added = new CacheNode<Result>();
  table.set(key, added);
  return added;
}

/** What is known after the arguments so far. Texts are looked up by themselves, everything else by its key. */
class CacheNode<Result> {
  #texts: Map<string, CacheNode<Result>> | undefined;
  #others: Map<string, CacheNode<Result>> | undefined;
  result: Result | undefined;

  after(value: unknown): CacheNode<Result> {
    if (typeof value === 'string') return findOrAdd((this.#texts ??= new Map()), value);
    return findOrAdd((this.#others ??= new Map()), toKey(value));
  }
}

/** Remembers what a function answered to equal arguments. */
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
    if (typeof result === 'object' && result !== null && !names.has(result)) names.set(result, `#${(lastName += 1)}`);
    return result;
  };
}
