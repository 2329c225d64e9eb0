import { Editor, Node, Point, Range, Transforms } from 'slate';
import { setBlockType } from './blocks.ts';
import { isQuote, isTextBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

/** Enter and Backspace in headings and quotes, and Shift+Enter everywhere. */
export function withTextBlocks<T extends DocumentEditor>(editor: T): T {
  const { insertBreak, deleteBackward } = editor;
  const findBlock = () => (editor.selection ? Editor.above(editor, { at: editor.selection, match: isTextBlock }) : undefined);

  editor.insertSoftBreak = () => editor.insertText('\n');

  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
    const [block, path] = findBlock() ?? [];
    const caret = editor.selection?.anchor;
    if (!block || !path || !caret) return insertBreak();
    const isInQuote = isQuote(Node.parent(editor, path));
    if (Editor.isEmpty(editor, block) && (block.type === 'heading' || isInQuote)) return setBlockType(editor, 'paragraph');
    if (block.type === 'paragraph') return insertBreak();
    if (Point.equals(caret, Editor.start(editor, path))) return Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path });
    const isAtEnd = Point.equals(caret, Editor.end(editor, path));
    insertBreak();
    if (isAtEnd) setBlockType(editor, 'paragraph');
  };

  editor.deleteBackward = (unit) => {
    const { selection } = editor;
    const [block, path] = findBlock() ?? [];
    if (!block || !path || !selection || Range.isExpanded(selection) || !Point.equals(selection.anchor, Editor.start(editor, path))) return deleteBackward(unit);
    const isFirstQuoted = path.at(-1) === 0 && isQuote(Node.parent(editor, path));
    if (block.type === 'heading' || isFirstQuoted) setBlockType(editor, 'paragraph');
    else deleteBackward(unit);
  };
  return editor;
}
