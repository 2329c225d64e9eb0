import { Editor, Node, Path, Point, Range, Text, Transforms } from 'slate';
import { setBlockType } from './blocks.ts';
import { isQuote, isTextBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

/** A temporary placeholder at the position where text is deleted. */
const KEEPER = '\u2060';

/**
 * Deletes a selection that begins with the first character of a block and ends in another one. Slate itself keeps the
 * last block then; users expect the first block to stay, and the next text to have the marks of its first character.
 */
function deleteFromStart(editor: DocumentEditor, start: Point, deleteText: () => void): void {
  Editor.withoutNormalizing(editor, () => {
    const caretRef = Editor.pointRef(editor, start, { affinity: 'backward' });
    Transforms.insertText(editor, KEEPER, { at: start });
    deleteText();
    const caret = caretRef.unref();
    if (!caret) return;
    Transforms.delete(editor, { at: { anchor: caret, focus: { ...caret, offset: caret.offset + KEEPER.length } } });
    Transforms.select(editor, caret);
  });
}

/** A selection that ends before the first character of a block, as after a triple click, ends in the block before. */
function leaveReached(editor: DocumentEditor, selection: Range): Range {
  const [last] = Editor.above(editor, { at: Range.end(selection), match: isTextBlock }) ?? [];
  return last && Editor.isEmpty(editor, last) ? selection : Editor.unhangRange(editor, selection);
}

/** Enter and Backspace in headings and quotes, Shift+Enter everywhere, and what is left of several blocks whose text is deleted. */
export function withTextBlocks<T extends DocumentEditor>(editor: T): T {
  const { insertText, insertBreak, deleteBackward, deleteFragment } = editor;
  const findBlock = () =>
    editor.selection ? Editor.above(editor, { at: editor.selection, match: isTextBlock }) : undefined;

  editor.deleteFragment = (options) => {
    const { selection } = editor;
    const marks = Editor.marks(editor);
    const range = selection && Range.isExpanded(selection) ? leaveReached(editor, selection) : undefined;
    if (range) Transforms.select(editor, range);
    const [start, end] = range ? Range.edges(range) : [];
    const path = start && Editor.above(editor, { at: start, match: isTextBlock })?.[1];
    if (path && start && end && !Path.isAncestor(path, end.path) && Editor.isStart(editor, start, path))
      deleteFromStart(editor, start, () => deleteFragment(options));
    else deleteFragment(options);
    // The next typed text gets the marks of the first character.
    if (marks && editor.selection && !Text.equals({ text: '', ...Editor.marks(editor) }, { text: '', ...marks }))
      editor.marks = marks;
  };

  editor.insertText = (text, options) => {
    if (!options?.at && editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
    insertText(text, options);
  };

  editor.insertSoftBreak = () => editor.insertText('\n');

  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
    const [block, path] = findBlock() ?? [];
    const caret = editor.selection?.anchor;
    if (!block || !path || !caret) return insertBreak();
    const isInQuote = isQuote(Node.parent(editor, path));
    if (Editor.isEmpty(editor, block) && (block.type === 'heading' || isInQuote))
      return setBlockType(editor, 'paragraph');
    if (block.type === 'paragraph') return insertBreak();
    if (Point.equals(caret, Editor.start(editor, path)))
      return Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path });
    const isAtEnd = Point.equals(caret, Editor.end(editor, path));
    insertBreak();
    if (isAtEnd) setBlockType(editor, 'paragraph');
  };

  editor.deleteBackward = (unit) => {
    const { selection } = editor;
    const [block, path] = findBlock() ?? [];
    if (
      !block ||
      !path ||
      !selection ||
      Range.isExpanded(selection) ||
      !Point.equals(selection.anchor, Editor.start(editor, path))
    )
      return deleteBackward(unit);
    const isFirstQuoted = path.at(-1) === 0 && isQuote(Node.parent(editor, path));
    if (block.type === 'heading' || isFirstQuoted) setBlockType(editor, 'paragraph');
    else deleteBackward(unit);
  };
  return editor;
}
