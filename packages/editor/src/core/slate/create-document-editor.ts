import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import { createEditor, Editor } from 'slate';
import { withDOM } from 'slate-dom';
import { HistoryEditor, withHistory } from 'slate-history';
import { emptyParagraph } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { withLists } from './with-lists.ts';
import { withSchema } from './with-schema.ts';
import { withUndoGroups } from './undo-groups.ts';

/** Rules of our documents on an editor that already has `withReact` (or `withDOM`) and `withHistory`. `now` gives the time in ms. */
export function withDocument<T extends DocumentEditor>(editor: T, now?: () => number): T {
  return withUndoGroups(withLists(withSchema(editor)), now);
}

/** The editor's value as a document. */
export const getDocument = (editor: DocumentEditor): RichDocument => ({ version: 1, children: editor.children as RichBlock[] });

/** Puts a document into the editor, mended to what can be edited (a paragraph after a last picture), with nothing to undo and no caret. */
export function setDocument(editor: DocumentEditor, { children }: RichDocument) {
  editor.selection = null;
  editor.children = children.length > 0 ? children : [emptyParagraph()];
  HistoryEditor.withoutSaving(editor, () => Editor.normalize(editor, { force: true }));
  editor.history = { undos: [], redos: [] };
}

/** An editor of documents without a screen, holding `document` or an empty paragraph. `now` gives the time in ms. */
export function createDocumentEditor(document?: RichDocument, now?: () => number): DocumentEditor {
  const editor = withDocument(withHistory(withDOM(createEditor(), 'danji-fragment')), now);
  setDocument(editor, document ?? { version: 1, children: [emptyParagraph()] });
  return editor;
}
