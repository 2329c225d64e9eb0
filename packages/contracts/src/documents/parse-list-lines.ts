import { DOCUMENT_LIMITS } from './document-limits.ts';
import type { RichList, RichListItem } from './rich-document.ts';

export type ListLine = { level: number; number: number | undefined; text: string };

const LIST_LINE = /^( *)(?:-|([1-9]\d{0,3})\.) +(\S.*)$/;

/**
 * Parses a line of a list (`- a`, `1. a`): its level grows by two spaces, at most one deeper than the previous line.
 * Other lines give `undefined`.
 */
export function toListLine(line: string, before: ListLine | undefined): ListLine | undefined {
  const [, indent, number, text] = LIST_LINE.exec(line) ?? [];
  if (indent === undefined || text === undefined) return undefined;
  const level = Math.min(Math.floor(indent.length / 2), (before?.level ?? -1) + 1, DOCUMENT_LIMITS.listLevels - 1);
  return { level, number: number === undefined ? undefined : Number(number), text };
}

function toItems(lines: readonly ListLine[], level: number): RichListItem[] {
  const starts = [...lines.keys()].filter((index) => lines[index]?.level === level);
  return starts.map((start, at) => {
    const nested = lines.slice(start + 1, starts[at + 1] ?? lines.length);
    const paragraph = { type: 'paragraph' as const, children: [{ text: lines[start]?.text ?? '' }] };
    return { type: 'list-item', children: nested.length > 0 ? [paragraph, toList(nested)] : [paragraph] };
  });
}

function toList(lines: readonly ListLine[]): RichList {
  const { level, number } = lines[0] ?? { level: 0, number: undefined };
  const children = toItems(lines, level);
  if (number === undefined) return { type: 'bulleted-list', children };
  return { type: 'numbered-list', ...(number !== 1 && { start: number }), children };
}

/**
 * Builds the lists of neighbouring lines: at the outermost level, bullets after numbers start another list; deeper, the
 * first line decides.
 */
export function toLists(lines: readonly ListLine[]): RichList[] {
  const groups: ListLine[][] = [];
  let isNumbered: boolean | undefined;
  for (const line of lines) {
    const isOther = line.level === 0 && (line.number !== undefined) !== isNumbered;
    if (isOther) isNumbered = line.number !== undefined;
    if (isOther) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map(toList);
}
