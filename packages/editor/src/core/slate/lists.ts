import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichList, RichListItem } from '@danji/contracts/documents/rich-document';
import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate';
import { forEachFromEnd } from './node-operations.ts';
import { emptyParagraph, isList, isListItem, isParagraph, isQuote } from './node-types.ts';
import { findSelectedBlocks } from './selected-blocks.ts';
import type { DocumentEditor, ListType } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

/** The innermost list item around a path, or around the caret. */
export const findItem = (
  editor: DocumentEditor,
  at: Path | undefined = editor.selection?.anchor.path,
): NodeEntry<RichListItem> | undefined => at && Editor.above<RichListItem>(editor, { at, match: isListItem });

/** Counts the lists around the node at a path, including the node itself. */
export const listLevel = (editor: DocumentEditor, path: Path): number =>
  [...Node.levels(editor, path)].filter(([node]) => isList(node)).length;

const heights = new WeakMap<Node, number>();

/** Counts the levels of lists in a list or an item, including the list itself. */
export function listHeight(node: RichList | RichListItem): number {
  const known = heights.get(node);
  if (known !== undefined) return known;
  const inside = Math.max(
    0,
    ...[...node.children].map((child) => (isList(child) || isListItem(child) ? listHeight(child) : 0)),
  );
  const height = inside + (isList(node) ? 1 : 0);
  heights.set(node, height);
  return height;
}

function findListAt(editor: DocumentEditor, path: Path): NodeEntry<RichList> | undefined {
  // Blocks of the document itself are in no list: most are, and the toolbar asks for all that are selected.
  const [, itemPath] = (path.length > 2 ? findItem(editor, path) : undefined) ?? [];
  return itemPath && Editor.above<RichList>(editor, { at: itemPath, match: isList });
}

/** Returns the type of the innermost list around every selected block; nothing when they differ or are in no list. */
export function getListType(editor: DocumentEditor): ListType | undefined {
  const types = new Set(findSelectedBlocks(editor).map(([, path]) => findListAt(editor, path)?.[0].type));
  return types.size === 1 ? [...types][0] : undefined;
}

/**
 * Moves the item out of the outermost list: its paragraph and its nested list take its place, and the list is split
 * around them.
 */
function leaveList(editor: DocumentEditor, path: Path) {
  const item = Editor.pathRef(editor, path);
  Transforms.liftNodes(editor, { at: path });
  const lifted = item.unref();
  if (lifted) Transforms.unwrapNodes(editor, { at: lifted });
}

/** The items after this one, which keep their level, become its nested items; then it moves behind the item it was in. */
function outdentNested(editor: DocumentEditor, path: Path) {
  const [list, listPath] = Editor.node(editor, Path.parent(path));
  const [item] = Editor.node(editor, path);
  if (!isList(list) || !isListItem(item)) return;
  const followers = list.children.length - Number(path.at(-1)) - 1;
  if (followers > 0 && !item.children[1])
    Transforms.insertNodes(editor, { type: list.type, children: [] }, { at: [...path, 1] });
  const start = item.children[1]?.children.length ?? 0;
  for (let moved = 0; moved < followers; moved += 1)
    Transforms.moveNodes(editor, { at: Path.next(path), to: [...path, 1, start + moved] });
  const isOnly = path.at(-1) === 0;
  Transforms.moveNodes(editor, { at: path, to: Path.next(Path.parent(listPath)) });
  if (isOnly) Transforms.removeNodes(editor, { at: listPath });
}

function outdentAt(editor: DocumentEditor, path: Path) {
  const isNested = path.length > 2 && isListItem(Node.get(editor, path.slice(0, -2)));
  (isNested ? outdentNested : leaveList)(editor, path);
}

function indentAt(editor: DocumentEditor, path: Path) {
  const list = Node.parent(editor, path);
  const before = Node.get(editor, Path.previous(path));
  if (!isList(list) || !isListItem(before)) return;
  const nested = before.children[1];
  const target = [...Path.previous(path), 1];
  if (!nested) Transforms.insertNodes(editor, { type: list.type, children: [] }, { at: target });
  Transforms.moveNodes(editor, { at: path, to: [...target, nested?.children.length ?? 0] });
}

/** Selected items whose own list is not moved along with another selected item. */
function findSelectedItems(editor: DocumentEditor): NodeEntry<RichListItem>[] {
  const items = findSelectedBlocks(editor).flatMap(([, path]) => {
    const item = findItem(editor, path);
    return item ? [item] : [];
  });
  return items.filter(([, path]) => !items.some(([, other]) => Path.isAncestor(other, path)));
}

function canIndent(editor: DocumentEditor, [item, path]: NodeEntry<RichListItem>) {
  return Path.hasPrevious(path) && listLevel(editor, path) + listHeight(item) < DOCUMENT_LIMITS.listLevels;
}

/** Puts the selected items one level deeper, under the item before them. `false` when that cannot be (first item, fifth level). */
export function indentItem(editor: DocumentEditor): boolean {
  const items = findSelectedItems(editor);
  const [first] = items;
  if (
    !first ||
    !items.every((item) =>
      Path.isSibling(item[1], first[1])
        ? canIndent(editor, first) && canIndent(editor, [item[0], Path.next(first[1])])
        : canIndent(editor, item),
    )
  )
    return false;
  const refs = items.map(([, path]) => Editor.pathRef(editor, path));
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      for (const ref of refs) {
        const path = ref.unref();
        if (path) indentAt(editor, path);
      }
    }),
  );
  return true;
}

/** Takes the selected items one level out, or out of the list. `false` when no item is selected. */
export function outdentItem(editor: DocumentEditor): boolean {
  const items = findSelectedItems(editor).map(([, path]) => path);
  if (items.length === 0) return false;
  asOneStep(editor, () => forEachFromEnd(editor, items, (path) => outdentAt(editor, path)));
  return true;
}

/** Takes the block at a path out of every list around it. */
export function leaveLists(editor: DocumentEditor, path: Path) {
  const block = Editor.pathRef(editor, path);
  for (let item = findItem(editor, path); item; item = block.current ? findItem(editor, block.current) : undefined)
    outdentAt(editor, item[1]);
  block.unref();
}

function enterList(editor: DocumentEditor, type: ListType, path: Path) {
  const list = findListAt(editor, path);
  if (list) return Transforms.setNodes<RichList>(editor, { type }, { at: list[1] });
  const block = Editor.pathRef(editor, path);
  if (isQuote(Node.parent(editor, path))) Transforms.liftNodes(editor, { at: path });
  const at = block.unref();
  if (!at) return;
  if (!isParagraph(Node.get(editor, at))) {
    Transforms.unsetNodes(editor, 'level', { at });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at });
  }
  Transforms.wrapNodes(editor, { type, children: [{ type: 'list-item', children: [emptyParagraph()] }] }, { at });
  Transforms.wrapNodes(editor, { type: 'list-item', children: [emptyParagraph()] }, { at: [...at, 0] });
}

/**
 * Turns the selected blocks into a list, changes the lists around them to this type, or takes them out when all are
 * in such a list.
 */
export function toggleList(editor: DocumentEditor, type: ListType) {
  const change =
    getListType(editor) === type ? leaveLists : (at: DocumentEditor, path: Path) => enterList(at, type, path);
  const paths = findSelectedBlocks(editor).map(([, path]) => path);
  asOneStep(editor, () => forEachFromEnd(editor, paths, (path) => change(editor, path)));
}
