import type { LooseNode } from '../normalize-document/loose-node.ts';
import type { Branch, Tree } from './tree.ts';

export const isListType = (name: unknown): name is LevelledItem['type'] =>
  name === 'bulleted-list' || name === 'numbered-list';
/** Lists in a cell or a quote begin anew. */
const isBorder = (name: unknown) => name === 'table-cell' || name === 'quote';

/** Lists that belong together, by the name their program gives them. They are joined when they follow each other. */
const listNames = new WeakMap<LooseNode, string>();

const countItems = ({ children }: Branch) => children.filter(({ type }) => type === 'list-item').length;

/** Tells whether a list continues the one before it. */
function continues(before: LooseNode | undefined, list: Branch): before is Branch {
  if (!before || !isListType(before.type)) return false;
  const name = listNames.get(list);
  const isDeeper = isListType(list.children[0]?.type);
  if (name !== undefined && listNames.get(before) === name) return isDeeper || before.type === list.type;
  return (
    before.type === 'numbered-list' &&
    list.type === 'numbered-list' &&
    list.start === Number(before.start ?? 1) + countItems(before as Branch)
  );
}

/** Closes a list. `name` is set when the list may be one part of a list with that name. */
export function closeList(tree: Tree, name?: string) {
  const list = tree.take();
  const before = tree.top.children.at(-1);
  if (name !== undefined) listNames.set(list, name);
  if (list.children.length === 0) return;
  if (continues(before, list)) before.children.push(...list.children);
  else tree.add(list);
}

/** A list item of a program that writes levels, not lists in lists: `level` from 1. */
export type LevelledItem = {
  type: 'bulleted-list' | 'numbered-list';
  level: number;
  start: number | undefined;
  name: string;
};

const MAX_LEVELS = 9;

/** Opens an item at its level below the open lists; returns the function that closes it again. */
export function openLevelledItem(tree: Tree, { type, level, start, name }: LevelledItem): () => void {
  const missing = Math.min(level, MAX_LEVELS) - tree.count(isListType, isBorder);
  let opened = 0;
  while (opened < missing && tree.open({ type, ...(opened === missing - 1 && start && { start }) })) opened += 1;
  const hasItem = tree.open({ type: 'list-item' });
  return () => {
    if (hasItem) tree.close();
    for (let at = 0; at < opened; at += 1) closeList(tree, name);
  };
}

const NUMBER = /^\s*[(]?(?:(\d{1,4})|[a-z가-힣]|[ivxlcdm]+)[.)]|^\s*[\u2460-\u2473]/i;

/** Text nodes below an element in order, at most `most` nodes looked at. */
function findMarker(element: Element): string | undefined {
  const waiting: Element[] = [element];
  for (let visited = 0; visited < 30; visited += 1) {
    const next = waiting.pop();
    if (!next) return undefined;
    if (/mso-list:\s*ignore/i.test(next.getAttribute('style') ?? '')) return next.textContent;
    waiting.push(...Array.from(next.children).slice(0, 10).toReversed());
  }
  return undefined;
}

/**
 * Returns the list item that a Word paragraph stands for (`mso-list:l0 level2 lfo1`); its marker is part of the text,
 * as an element to ignore.
 */
export function findWordItem(element: Element, list: string | undefined): LevelledItem | undefined {
  const [, name, level] = /^(\S+)\s+level(\d+)/.exec(list ?? '') ?? [];
  if (name === undefined) return undefined;
  const marker = NUMBER.exec(findMarker(element)?.replaceAll('\u00a0', ' ') ?? '');
  const start = Number(marker?.[1] ?? 1);
  return {
    type: marker ? 'numbered-list' : 'bulleted-list',
    level: Math.max(1, Number(level)),
    start: marker && start > 1 ? start : undefined,
    name: `word ${name}`,
  };
}
