import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichList, RichListItem } from '@danji/contracts/documents/rich-document';
import { Node, Path, Transforms, type Ancestor, type Descendant } from 'slate';
import { listHeight, listLevel } from './lists.ts';
import {
  emptyParagraph,
  isLink,
  isList,
  isListItem,
  isParagraph,
  isTable,
  isTextBlock,
  isVoidBlock,
} from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { mergeIntoPrevious, unwrap } from './node-operations.ts';

const newItem = (): RichListItem => ({ type: 'list-item', children: [emptyParagraph()] });

/** The maximum number of items in one list of a document. */
const MAX_ITEMS = 1000;

/**
 * Neighbouring lists of one type are one list, unless the second begins with a number of its own, or both are too long for it.
 * Children before `from` and from `to` on are not looked at.
 */
export function joinLists(
  editor: DocumentEditor,
  { children }: Ancestor,
  path: Path,
  from = 0,
  to = children.length,
): boolean {
  const at = children.slice(from, to).findIndex((child, index) => {
    const before = children[from + index - 1];
    if (!before || !isList(before) || !isList(child) || before.type !== child.type) return false;
    return !('start' in child && child.start) && before.children.length + child.children.length <= MAX_ITEMS;
  });
  if (at < 0) return false;
  mergeIntoPrevious(editor, [...path, from + at]);
  return true;
}

/** The first item of the fifth level that holds a list. */
function findTooDeep(list: RichList, path: Path, level: number): Path | undefined {
  const index = list.children.findIndex((item) => level + listHeight(item) > DOCUMENT_LIMITS.listLevels);
  const nested = list.children[index]?.children[1];
  if (!nested || level >= DOCUMENT_LIMITS.listLevels) return nested && [...path, index];
  return isList(nested) ? findTooDeep(nested, [...path, index, 1], level + 1) : undefined;
}

/** Items below the fifth level become items of the fifth, behind the item they were in. */
function flatten(editor: DocumentEditor, list: RichList, path: Path): boolean {
  const item = findTooDeep(list, path, listLevel(editor, path));
  if (!item) return false;
  const nested = Node.descendant(editor, [...item, 1]);
  const length = 'children' in nested ? nested.children.length : 0;
  for (let last = length - 1; last >= 0; last -= 1)
    Transforms.moveNodes(editor, { at: [...item, 1, last], to: Path.next(item) });
  Transforms.removeNodes(editor, { at: [...item, 1] });
  return true;
}

/** A list that is too long goes on in another; what is nested goes on a level further out. */
function part(editor: DocumentEditor, list: RichList, path: Path): boolean {
  const { length } = list.children;
  if (length <= MAX_ITEMS) return false;
  const isNested = isListItem(Node.parent(editor, path));
  const start = list.type === 'numbered-list' ? { start: Math.min((list.start ?? 1) + MAX_ITEMS, 9999) } : {};
  if (!isNested)
    editor.apply({ type: 'split_node', path, position: MAX_ITEMS, properties: { type: list.type, ...start } });
  else
    for (let last = length - 1; last >= MAX_ITEMS; last -= 1)
      Transforms.moveNodes(editor, { at: [...path, last], to: Path.next(Path.parent(path)) });
  return true;
}

/** A list holds items. */
export function fixList(editor: DocumentEditor, list: RichList, path: Path): boolean {
  const index = list.children.findLastIndex((child) => !isListItem(child));
  const child: Descendant | undefined = list.children[index];
  if (!child) {
    if (list.children.length > 0) return flatten(editor, list, path) || part(editor, list, path);
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  const at = [...path, index];
  if (isVoidBlock(child) || isTable(child)) Transforms.liftNodes(editor, { at });
  else if ('text' in child || isLink(child) || isTextBlock(child) || isList(child))
    Transforms.wrapNodes(editor, newItem(), { at });
  else unwrap(editor, at);
  return true;
}

/** A list at the beginning of an item belongs to the item before it; without one, its items replace this item. */
function fixHead(editor: DocumentEditor, item: RichListItem, path: Path) {
  const before = Path.hasPrevious(path) ? Node.get(editor, Path.previous(path)) : undefined;
  if (!before || !isListItem(before)) return unwrap(editor, [...path, 0]);
  Transforms.moveNodes(editor, { at: [...path, 0], to: [...Path.previous(path), before.children.length] });
  if (item.children.length === 1) Transforms.removeNodes(editor, { at: path });
}

function fixItemChild(editor: DocumentEditor, child: Node, at: Path) {
  if ('text' in child || isLink(child)) Transforms.wrapNodes(editor, emptyParagraph(), { at });
  else if (isVoidBlock(child) || isTable(child)) Transforms.liftNodes(editor, { at });
  else if (isTextBlock(child)) Transforms.setNodes(editor, { type: 'paragraph' }, { at, replace: true });
  else unwrap(editor, at);
}

/** An item is a paragraph, then at most one list. */
export function fixItem(editor: DocumentEditor, item: RichListItem, path: Path): boolean {
  const children: readonly Node[] = item.children;
  const [head, second, third] = children;
  // From the end: Slate cannot part a list before a node that holds no text at all.
  const odd = children.findLastIndex((child) => !isParagraph(child) && !isList(child));
  if (!head) Transforms.removeNodes(editor, { at: path });
  else if (isListItem(head)) unwrap(editor, path);
  else if (odd >= 0) fixItemChild(editor, children[odd] ?? head, [...path, odd]);
  else if (isList(head)) fixHead(editor, item, path);
  else if (second && isParagraph(second)) Transforms.splitNodes(editor, { at: [...path, 1] });
  else if (third && isParagraph(third)) Transforms.splitNodes(editor, { at: [...path, 2] });
  else if (second && third && isList(second)) {
    Transforms.setNodes(editor, { type: second.type }, { at: [...path, 2], replace: true });
    mergeIntoPrevious(editor, [...path, 2]);
  } else return false;
  return true;
}
