import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import { createEditor, Editor } from 'slate';
import { withDOM } from 'slate-dom';
import { HistoryEditor, withHistory } from 'slate-history';
import { withFragments } from './fragment.ts';
import { isNormalized } from './is-normalized.ts';
import { withMarks } from './marks.ts';
import { emptyParagraph } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { withUndoGroups } from './undo-groups.ts';
import { withAutolink } from './with-autolink.ts';
import { withLists } from './with-lists.ts';
import { withSchema } from './with-schema.ts';
import { withShortcuts } from './with-shortcuts.ts';
import { withTables } from './with-tables.ts';
import { withTextBlocks } from './with-text-blocks.ts';
import { withVoids } from './with-voids.ts';

// From the innermost to the outermost: the last is asked first.
const PLUGINS = [
  withSchema,
  withMarks,
  withTextBlocks,
  withLists,
  withVoids,
  withFragments,
  withShortcuts,
  withAutolink,
  withTables,
];

/**
 * Adds the rules of our documents to an editor that already has `withReact` (or `withDOM`) with the key
 * `danji-fragment`, and `withHistory`. `now` returns the time in ms.
 */
export const withDocument = <T extends DocumentEditor>(editor: T, now?: () => number): T =>
  withUndoGroups(
    PLUGINS.reduce((inner, plugin) => plugin(inner), editor),
    now,
  );

/** The editor's value as a document. */
export const getDocument = (editor: DocumentEditor): RichDocument => ({
  version: 1,
  children: editor.children as RichBlock[],
});

/**
 * Puts a document into the editor, normalised so that it can be edited (a paragraph follows a last picture), with an
 * empty undo history and no caret.
 */
export function setDocument(editor: DocumentEditor, { children }: RichDocument) {
  editor.selection = null;
  editor.children = children;
  HistoryEditor.withoutSaving(editor, () => {
    // The rest is normalised already, except for the end of the document. Going through every node would take a third
    // of the opening time.
    if (children.every(isNormalized)) editor.normalizeNode([editor, []]);
    else Editor.normalize(editor, { force: true });
  });
  editor.history = { undos: [], redos: [] };
}

/** Creates a headless editor that holds `document` or an empty paragraph. `now` returns the time in ms. */
export function createDocumentEditor(document?: RichDocument, now?: () => number): DocumentEditor {
  const editor = withDocument(withHistory(withDOM(createEditor(), 'danji-fragment')), now);
  setDocument(editor, document ?? { version: 1, children: [emptyParagraph()] });
  return editor;
}
