import { Editor, Path, Range, Transforms } from 'slate';
import { isLink } from '../../core/slate/node-types.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';

/** Puts a caret that is at the end of a link behind it. */
function leaveLink(editor: DocumentEditor): void {
  const { selection } = editor;
  const path =
    selection && Range.isCollapsed(selection) ? Editor.above(editor, { at: selection, match: isLink })?.[1] : undefined;
  if (selection && path && Editor.isEnd(editor, selection.anchor, path))
    Transforms.select(editor, Editor.start(editor, Path.next(path)));
}

/**
 * On Android typed characters are in the page before the editor knows of them, and a syllable is composed where its
 * first jamo was typed: text typed at the end of a link extends the link, and a space leaves it.
 */
export function withAndroidLinks<T extends DocumentEditor>(editor: T): T {
  const { insertText } = editor;
  editor.inlineEdgeAffinity = () => null;
  editor.insertText = (text, options) => {
    if (!options?.at && /^\s/.test(text)) leaveLink(editor);
    insertText(text, options);
  };
  return editor;
}
