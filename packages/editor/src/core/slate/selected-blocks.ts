import type { RichImage } from '@danji/contracts/documents/rich-document';
import { Editor, type NodeEntry, type Path, type Point, Text, type Node } from 'slate';
import { isImage, isTextBlock, isVoidBlock } from './node-types.ts';
import type { DocumentEditor, TextBlock } from './slate-types.ts';
import { findSelectedCellPaths } from './table-at.ts';

type Span = { start: Point; end: Point };
type Selected = { blocks: NodeEntry<TextBlock>[]; images: NodeEntry<RichImage>[]; texts: Text[] };
type CachedSelection = Pick<DocumentEditor, 'children' | 'selection'> & {
  cells: readonly Path[] | undefined;
  selected: Selected;
};

const cache = new WeakMap<DocumentEditor, CachedSelection>();

/** Texts that the span only touches at an edge are not in it. */
function isTouched({ text }: Text, from: number | undefined, to: number | undefined) {
  return text !== '' && (from === text.length || to === 0);
}

/** Collects what lies in a span of the node at a path; `start` and `end` count only while they lie in this very node. */
function collect(node: Node, path: Path, start: Point | undefined, end: Point | undefined, selected: Selected) {
  if (Text.isText(node)) {
    if (!isTouched(node, start?.offset, end?.offset)) selected.texts.push(node);
    return;
  }
  if (isImage(node)) selected.images.push([node, path]);
  if (isVoidBlock(node)) return;
  if (isTextBlock(node)) selected.blocks.push([node, path]);
  const [first, last] = [start?.path[path.length] ?? 0, end?.path[path.length] ?? node.children.length - 1];
  for (let index = first; index <= last; index += 1) {
    const child: Node | undefined = node.children[index];
    if (child)
      collect(child, [...path, index], index === first ? start : undefined, index === last ? end : undefined, selected);
  }
}

function spansOf(editor: DocumentEditor): Span[] {
  const { selection } = editor;
  const places = findSelectedCellPaths(editor) ?? (selection ? [Editor.unhangRange(editor, selection)] : []);
  return places.map((at) => {
    const [start, end] = Editor.edges(editor, at);
    return { start, end };
  });
}

/** The content of the selection is computed once for each state of the editor, because many tools read it. */
function findSelected(editor: DocumentEditor): Selected {
  const { children, selection } = editor;
  const cells = findSelectedCellPaths(editor);
  const last = cache.get(editor);
  if (last && last.children === children && last.selection === selection && last.cells === cells) return last.selected;
  const selected: Selected = { blocks: [], images: [], texts: [] };
  for (const { start, end } of spansOf(editor)) collect(editor, [], start, end, selected);
  cache.set(editor, { children, selection, cells, selected });
  return selected;
}

/** Paragraphs and headings of the selection, in order: those of the cells of a cell selection, else those the selection touches. */
export const findSelectedBlocks = (editor: DocumentEditor): readonly NodeEntry<TextBlock>[] =>
  findSelected(editor).blocks;

/** Paragraphs, headings and pictures of the selection: what may be set to a side. */
export const findAligned = (editor: DocumentEditor): readonly NodeEntry<TextBlock | RichImage>[] => [
  ...findSelected(editor).blocks,
  ...findSelected(editor).images,
];

/** Texts of the selection; those it only touches at an edge are left out. */
export const findSelectedTexts = (editor: DocumentEditor): readonly Text[] => findSelected(editor).texts;
