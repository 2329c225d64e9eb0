import type { RowKey } from '../table-types.ts';

/** The selection of a table in which nothing is chosen. */
export const NO_ROWS: ReadonlySet<RowKey> = new Set();

export type HeadState = 'none' | 'some' | 'all';

/** The state of the checkbox over the rows of this page; rows of other pages do not count. */
export function stateOfPage(selection: ReadonlySet<RowKey>, pageKeys: readonly RowKey[]): HeadState {
  const chosen = pageKeys.filter((key) => selection.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === pageKeys.length ? 'all' : 'some';
}

/** Selects all rows of the page, or none when all were selected. The selection of other pages is unchanged. */
export function togglePage(selection: ReadonlySet<RowKey>, pageKeys: readonly RowKey[]): Set<RowKey> {
  const next = new Set(selection);
  const isFull = stateOfPage(selection, pageKeys) === 'all';
  for (const key of pageKeys) {
    if (isFull) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Sets one row; with `from` every row between the two takes the same state, as with Shift in a list of files. */
export function toggleRow(
  selection: ReadonlySet<RowKey>,
  pageKeys: readonly RowKey[],
  key: RowKey,
  from?: RowKey,
): Set<RowKey> {
  const next = new Set(selection);
  const isOn = !selection.has(key);
  const at = pageKeys.indexOf(key);
  const start = from === undefined ? at : pageKeys.indexOf(from);
  const [first, last] = start < 0 ? [at, at] : [Math.min(at, start), Math.max(at, start)];
  for (const each of pageKeys.slice(first, last + 1)) {
    if (isOn) next.add(each);
    else next.delete(each);
  }
  return next;
}
