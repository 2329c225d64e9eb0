import type { RichBlock, RichInline, RichListItem, RichParagraph } from '@danji/contracts/documents/rich-document';
import { type Descendant, Editor, Node, Path, type Point, Transforms } from 'slate';
import { findOuterBlock } from './insert-block.ts';
import { isLink, isList, isListItem, isParagraph, isTable, isTextBlock, isVoidBlock } from './node-types.ts';
import type { DocumentEditor, TextBlock } from './slate-types.ts';

// Each of these functions inserts pasted content at the caret, leaves the caret at its end, and returns the point
// where it begins.

const insertAll = (editor: DocumentEditor, nodes: readonly Descendant[], at: Path) =>
  Transforms.insertNodes(editor, [...nodes], { at });
const selectEnd = (editor: DocumentEditor, path: Path) => Transforms.select(editor, Editor.end(editor, path));

/** Inlines at the end of the text block at a path. */
function append(editor: DocumentEditor, inlines: readonly RichInline[], path: Path): Point {
  const start = Editor.end(editor, path);
  insertAll(editor, inlines, [...path, Node.parent(editor, [...path, 0]).children.length]);
  return start;
}

/** Inlines at the start of the text block at a path; the caret goes after them. */
function prepend(editor: DocumentEditor, inlines: readonly RichInline[], path: Path) {
  insertAll(editor, inlines, [...path, 0]);
  selectEnd(editor, [...path, inlines.length - 1]);
}

/** Text and links into the line of the caret. */
export function pasteInlines(editor: DocumentEditor, inlines: readonly RichInline[], caret: Point): Point {
  const start = Editor.pointRef(editor, caret, { affinity: 'backward' });
  // A link cannot contain a link: the one around the caret is split.
  const isParted =
    inlines.some((node) => 'type' in node) && Editor.above(editor, { at: caret, match: isLink }) !== undefined;
  if (isParted) Transforms.splitNodes(editor, { at: caret, match: isLink, always: true });
  const [, link] =
    (isParted && editor.selection && Editor.above(editor, { at: editor.selection, match: isLink })) || [];
  if (link) {
    insertAll(editor, inlines, link);
    selectEnd(editor, [...Path.parent(link), Number(link.at(-1)) + inlines.length - 1]);
  } else Transforms.insertNodes(editor, [...inlines], { select: true });
  return start.unref() ?? caret;
}

/**
 * Inserts blocks that may be siblings of the block at the caret. The first and last paragraph merge with the text
 * around the caret.
 */
export function pasteSiblings(editor: DocumentEditor, blocks: readonly RichBlock[], caret: Point, path: Path): Point {
  const block = Node.get(editor, path) as TextBlock;
  const last = blocks.at(-1);
  if (Editor.isEmpty(editor, block)) {
    const isStandalone = last !== undefined && (isVoidBlock(last) || isTable(last));
    if (!isStandalone) Transforms.removeNodes(editor, { at: path });
    insertAll(editor, blocks, path);
    const end = [...Path.parent(path), Number(path.at(-1)) + blocks.length - (isStandalone ? 0 : 1)];
    selectEnd(editor, end);
    return Editor.start(editor, path);
  }
  const [hasHead, hasTail] = [!Editor.isStart(editor, caret, path), !Editor.isEnd(editor, caret, path)];
  if (hasHead && hasTail) Transforms.splitNodes(editor, { at: caret, match: isTextBlock, always: true });
  const [first] = blocks;
  const isHeadJoined = hasHead && first !== undefined && isParagraph(first);
  const isTailJoined = hasTail && last !== undefined && isParagraph(last) && (last !== first || !isHeadJoined);
  const start = isHeadJoined ? append(editor, first.children, path) : undefined;
  const middle = blocks.slice(isHeadJoined ? 1 : 0, isTailJoined ? -1 : undefined);
  const at = hasHead ? Path.next(path) : path;
  insertAll(editor, middle, at);
  const after = [...Path.parent(path), Number(at.at(-1)) + middle.length];
  if (isTailJoined) prepend(editor, last.children, after);
  else selectEnd(editor, Path.previous(after));
  return start ?? Editor.start(editor, at);
}

const toItem = ({ children }: TextBlock): RichListItem => ({
  type: 'list-item',
  children: [{ type: 'paragraph', children }],
});

/** Blocks as items of a list; nothing when one of them cannot be an item. */
export function toItems(blocks: readonly RichBlock[]): RichListItem[] | undefined {
  const items: RichListItem[] = [];
  for (const block of blocks) {
    if (isList(block)) items.push(...block.children);
    else if (isTextBlock(block)) items.push(toItem(block));
    else if (block.type === 'quote') items.push(...block.children.map(toItem));
    else return undefined;
  }
  return items;
}

/** Items into the list of the caret: the first and last flow together with the item that is parted, which keeps its nested list. */
export function pasteItems(editor: DocumentEditor, items: readonly RichListItem[], caret: Point, path: Path): Point {
  const [first, ...rest] = items;
  if (first && rest.length === 0 && first.children.length === 1)
    return pasteInlines(editor, first.children[0].children, caret);
  Transforms.splitNodes(editor, { at: caret, match: isListItem, always: true });
  const tail = Path.next(path);
  const start = append(editor, first?.children[0].children ?? [], [...path, 0]);
  if (first?.children[1]) insertAll(editor, [first.children[1]], [...path, 1]);
  const last = rest.at(-1);
  const isJoined = last !== undefined && last.children.length === 1;
  const middle = isJoined ? rest.slice(0, -1) : rest;
  insertAll(editor, middle, tail);
  const after = [...Path.parent(path), Number(tail.at(-1)) + middle.length];
  if (isJoined) prepend(editor, last.children[0].children, [...after, 0]);
  else {
    selectEnd(editor, Path.previous(after));
    const parted = Node.get(editor, after) as RichListItem;
    if (parted.children.length === 1 && Node.string(parted) === '') Transforms.removeNodes(editor, { at: after });
  }
  return start;
}

/** Blocks as paragraphs of a quote; nothing when one of them is no text. */
export const toParagraphs = (blocks: readonly RichBlock[]): RichParagraph[] | undefined => {
  const paragraphs = blocks.flatMap((block): (RichParagraph | undefined)[] => {
    if (block.type === 'quote') return block.children;
    return [
      isTextBlock(block)
        ? { type: 'paragraph', ...(block.align && { align: block.align }), children: block.children }
        : undefined,
    ];
  });
  return paragraphs.includes(undefined) ? undefined : (paragraphs as RichParagraph[]);
};

/**
 * Inserts blocks that are not allowed at the caret: they split the list or quote around it, or follow the selected
 * block.
 */
export function pasteOutside(editor: DocumentEditor, blocks: readonly RichBlock[], caret: Point): Point {
  const isInVoid = Editor.void(editor, { at: caret }) !== undefined;
  const path = isInVoid ? caret.path.slice(0, -1) : findOuterBlock(editor, caret, true);
  const isBefore = !isInVoid && Editor.isStart(editor, caret, path);
  const isParted = !isInVoid && !isBefore && !Editor.isEnd(editor, caret, path);
  if (isParted) Transforms.splitNodes(editor, { at: caret, match: (_, at) => Path.equals(at, path) });
  const at = isBefore ? path : Path.next(path);
  insertAll(editor, blocks, at);
  selectEnd(editor, [...Path.parent(at), Number(at.at(-1)) + blocks.length - 1]);
  return Editor.start(editor, at);
}
