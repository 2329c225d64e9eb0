import { Editor, Node, Path, type Point, Range, Transforms } from 'slate';
import { emptyParagraph, isCell, isImage, isParagraph, isTextBlock } from './node-types.ts';
import type { DocumentEditor, VoidBlock } from './slate-types.ts';
import { findSelectedCellPaths } from './table-at.ts';
import { asOneStep } from './undo-groups.ts';

/**
 * Deletes the selected content and returns the position of the caret; without a selection, the end of the document.
 */
export function toCaret(editor: DocumentEditor): Point {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  else if (findSelectedCellPaths(editor) || Range.isExpanded(editor.selection)) editor.deleteFragment();
  return editor.selection?.anchor ?? Editor.end(editor, []);
}

/** The block around a point that is a direct child of the document, or of a cell when `isAllowedInCell`. */
export function findOuterBlock(editor: DocumentEditor, at: Point, isAllowedInCell: boolean): Path {
  const cell = isAllowedInCell ? Editor.above(editor, { at, match: isCell }) : undefined;
  return at.path.slice(0, (cell?.[1].length ?? 0) + 1);
}

/**
 * Puts the caret at the start of the node at a path. An empty paragraph counts as a position of its own, unless
 * `isRemainder`: then it is only the remainder of a split.
 */
function continueAt(editor: DocumentEditor, path: Path, isRemainder: boolean) {
  const next = Node.getIf(editor, path);
  const isEmpty = next && isTextBlock(next) && Editor.isEmpty(editor, next);
  if (!isRemainder && !isEmpty) Transforms.insertNodes(editor, emptyParagraph(), { at: path });
  Transforms.select(editor, Editor.start(editor, path));
}

/**
 * Inserts a block without text at the caret: before an empty paragraph, otherwise between the content before and
 * after the caret, even if that splits a list or a quote. The caret moves to the paragraph after it.
 */
export function insertVoid(editor: DocumentEditor, block: VoidBlock) {
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      const caret = toCaret(editor);
      const path = findOuterBlock(editor, caret, isImage(block));
      const outer = Node.get(editor, path);
      const isBefore =
        (isParagraph(outer) && Editor.isEmpty(editor, outer)) ||
        (!Editor.void(editor, { at: caret }) &&
          Editor.isStart(editor, caret, path) &&
          !Editor.isEnd(editor, caret, path));
      const isAtEnd = Editor.isEnd(editor, caret, path);
      const isWithinText = !Editor.isEnd(editor, caret, Path.parent(caret.path));
      if (!isBefore && !isAtEnd) Transforms.splitNodes(editor, { at: caret, match: (_, at) => Path.equals(at, path) });
      const target = isBefore ? path : Path.next(path);
      Transforms.insertNodes(editor, block, { at: target });
      continueAt(editor, Path.next(target), isBefore || isWithinText);
    }),
  );
}

/** Inserts an empty paragraph before the node at a path and puts the caret into it. */
export function insertParagraphAt(editor: DocumentEditor, path: Path) {
  Transforms.insertNodes(editor, emptyParagraph(), { at: path });
  Transforms.select(editor, Editor.start(editor, path));
}
