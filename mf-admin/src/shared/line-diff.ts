export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** Above this number of table cells the lines are no longer matched one by one. */
const MAX_CELLS = 4_000_000;

/** Computes the length of the longest common subsequence of every pair of suffixes. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const [line, next] = [lengths[row], lengths[row + 1]];
    if (!line || !next) continue;
    for (let column = after.length - 1; column >= 0; column -= 1) {
      line[column] =
        before[row] === after[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return lengths;
}

const toLines = (kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] => texts.map((text) => ({ kind, text }));

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MAX_CELLS) return [...toLines('removed', before), ...toLines('added', after)];
  const lengths = commonLengths(before, after);
  const result: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old, fresh] = [before[row] ?? '', after[column] ?? ''];
    if (old === fresh) {
      result.push({ kind: 'same', text: old });
      [row, column] = [row + 1, column + 1];
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      result.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      result.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  return [...result, ...toLines('removed', before.slice(row)), ...toLines('added', after.slice(column))];
}

/** Compares two texts line by line and returns common, removed and added lines in reading order, without empty lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before, after].map((text) =>
    text
      .split('\n')
      .map((line) => line.trimEnd())
      .filter(Boolean),
  ) as [string[], string[]];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const middle = diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  return [...toLines('same', old.slice(0, start)), ...middle, ...toLines('same', old.slice(old.length - end))];
}
