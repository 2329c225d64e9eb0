import { Editor, Node, Path, Point, Range, Transforms } from 'slate';
import { removeBlock } from './blocks.ts';
import { insertParagraphAt } from './insert-block.ts';
import { isTextBlock, isVoidBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

/** The path of the divider, picture or video that is selected. */
const findSelectedVoid = (editor: DocumentEditor): Path | undefined =>
  editor.selection ? Editor.void(editor, { at: editor.selection })?.[1] : undefined;

/** An empty paragraph with the caret before the block at `path`: how one gets before a picture that begins the document. */
export const insertParagraphBefore = (editor: DocumentEditor, path: Path) =>
  asOneStep(editor, () => insertParagraphAt(editor, path));

/**
 * When a block without text is selected, inserts an empty paragraph with the caret after it, so that text typed or
 * composed next is not lost. Returns whether it did.
 */
export function leaveVoid(editor: DocumentEditor): boolean {
  const path = findSelectedVoid(editor);
  if (!path) return false;
  const { marks } = editor;
  asOneStep(editor, () => insertParagraphAt(editor, Path.next(path)));
  editor.marks = marks;
  return true;
}

/** Selects the block without text right before (or after) a block when the caret is at its edge. */
function selectNeighbour(editor: DocumentEditor, isBefore: boolean): boolean {
  const { selection } = editor;
  const [block, path] = (selection && Editor.above(editor, { at: selection, match: isTextBlock })) ?? [];
  if (!block || !path || !selection || Editor.isEmpty(editor, block) || (isBefore && !Path.hasPrevious(path)))
    return false;
  const edge = isBefore ? Editor.start(editor, path) : Editor.end(editor, path);
  const neighbour = isBefore ? Path.previous(path) : Path.next(path);
  const node = Node.getIf(editor, neighbour);
  if (!Point.equals(selection.anchor, edge) || !node || !isVoidBlock(node)) return false;
  Transforms.select(editor, Editor.start(editor, neighbour));
  return true;
}

/** A selection that begins or ends with a block without text: an empty paragraph takes the place of the first, the last goes. */
function leaveEdges(editor: DocumentEditor, selection: Range) {
  const [start, end] = Range.edges(selection);
  const [, last] = Editor.void(editor, { at: end }) ?? [];
  const [, first] = Editor.void(editor, { at: start }) ?? [];
  if (!first && !last) return;
  Editor.withoutNormalizing(editor, () => {
    if (last) {
      const before = Editor.before(editor, Editor.start(editor, last)) ?? start;
      Transforms.select(editor, { anchor: start, focus: before });
      Transforms.removeNodes(editor, { at: last });
    }
    if (first) {
      const focus = editor.selection && Editor.pointRef(editor, Range.end(editor.selection));
      Transforms.removeNodes(editor, { at: first });
      insertParagraphAt(editor, first);
      const focusPoint = focus?.unref();
      if (focusPoint) Transforms.setSelection(editor, { focus: focusPoint });
    }
  });
}

/**
 * Blocks without text can be written beside, never into: typing, Enter and pasting go on in a new paragraph after the one that
 * is selected; deleting takes it and leaves a paragraph; Backspace beside one selects it first.
 */
export function withVoids<T extends DocumentEditor>(editor: T): T {
  const { insertText, insertBreak, insertSoftBreak, deleteBackward, deleteForward, deleteFragment } = editor;
  const isCollapsed = () => editor.selection !== null && Range.isCollapsed(editor.selection);

  /** Makes room for what is written next. */
  const makeRoom = () => {
    const { selection } = editor;
    const touchesVoid = selection && Range.edges(selection).some((at) => Editor.void(editor, { at }));
    if (touchesVoid && Range.isExpanded(selection)) editor.deleteFragment();
    leaveVoid(editor);
  };
  const deleteBeside = (isBackward: boolean, remove: () => void) => {
    const selected = isCollapsed() ? findSelectedVoid(editor) : undefined;
    if (selected) removeBlock(editor, selected);
    else if (!isCollapsed() || !selectNeighbour(editor, isBackward)) remove();
  };

  editor.insertText = (text, options) => {
    if (!options?.at) makeRoom();
    insertText(text, options);
  };
  editor.insertBreak = () => {
    if (isCollapsed() && leaveVoid(editor)) return;
    makeRoom();
    insertBreak();
  };
  editor.insertSoftBreak = () => {
    if (isCollapsed() && leaveVoid(editor)) return;
    makeRoom();
    insertSoftBreak();
  };
  editor.deleteBackward = (unit) => deleteBeside(true, () => deleteBackward(unit));
  editor.deleteForward = (unit) => deleteBeside(false, () => deleteForward(unit));
  editor.deleteFragment = (options) => {
    const selected = findSelectedVoid(editor);
    if (selected) return removeBlock(editor, selected);
    if (editor.selection && Range.isExpanded(editor.selection)) leaveEdges(editor, editor.selection);
    if (editor.selection && Range.isExpanded(editor.selection)) deleteFragment(options);
  };
  return editor;
}
