import { Editor, Point, Range, Transforms } from 'slate';
import { findItem, outdentItem } from './lists.ts';
import { isListItem } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

/**
 * Enter and Backspace in lists: an empty item moves out and then leaves the list, an item's start moves it out, a split
 * keeps what is nested.
 */
export function withLists<T extends DocumentEditor>(editor: T): T {
  const { insertBreak, deleteBackward } = editor;

  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment();
    const [item, path] = findItem(editor) ?? [];
    if (!item || !path) return insertBreak();
    if (Editor.isEmpty(editor, item.children[0])) return void outdentItem(editor);
    Transforms.splitNodes(editor, { match: isListItem, always: true });
  };

  editor.deleteBackward = (unit) => {
    const { selection } = editor;
    const [, path] = findItem(editor) ?? [];
    const isAtStart =
      selection && path && Range.isCollapsed(selection) && Point.equals(selection.anchor, Editor.start(editor, path));
    if (isAtStart) outdentItem(editor);
    else deleteBackward(unit);
  };
  return editor;
}
