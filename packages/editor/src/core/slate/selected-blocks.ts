import type { RichImage } from '@danji/contracts/documents/rich-document';
import { Editor, type Node, type NodeEntry, type Path } from 'slate';
import { isImage, isTextBlock } from './node-types.ts';
import { findSelectedCellPaths } from './table-at.ts';
import type { DocumentEditor, DocumentElement, TextBlock } from './slate-types.ts';

function findSelected<T extends DocumentElement>(editor: DocumentEditor, match: (node: Node) => node is T): NodeEntry<T>[] {
  const { selection } = editor;
  const places = findSelectedCellPaths(editor) ?? (selection ? [Editor.unhangRange(editor, selection)] : []);
  return places.flatMap((at) => [...Editor.nodes<T>(editor, { at, match })]);
}

/** Paragraphs and headings of the selection, in order: those of the cells of a cell selection, else those the selection touches. */
export const findSelectedBlocks = (editor: DocumentEditor) => findSelected(editor, isTextBlock);

/** Paragraphs, headings and pictures of the selection: what may be set to a side. */
export const findAligned = (editor: DocumentEditor) => findSelected(editor, (node): node is TextBlock | RichImage => isTextBlock(node) || isImage(node));

/** Runs for every path, which may have moved by what ran before; paths that are gone are left out. */
export function forEachPath(editor: DocumentEditor, paths: readonly Path[], run: (path: Path) => void) {
  const refs = paths.map((path) => Editor.pathRef(editor, path));
  for (const ref of refs) {
    const path = ref.unref();
    if (path) run(path);
  }
}
