import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor, Range, Text } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { anyAction } from './any-action.ts';
import { anyDocument } from './any-document.ts';

const RUNS = process.env['TEST_SCALE'] === 'all' ? 2000 : 60;

/** Tells whether the caret is at a position that can hold text. */
const hasValidSelection = (editor: DocumentEditor) =>
  editor.selection === null ||
  Range.edges(editor.selection).every(({ path, offset }) => {
    const text = Editor.hasPath(editor, path) ? Editor.node(editor, path)[0] : undefined;
    return text !== undefined && Text.isText(text) && offset <= text.text.length;
  });

describe('any sequence of actions', () => {
  test('keeps a valid document; undoing everything gives the first one, redoing the last', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyAction, { minLength: 1, maxLength: 14 }), (document, actions) => {
        const editor = createDocumentEditor(document);
        const start = editor.children;
        let now = start;
        for (const { run, name } of actions) {
          run(editor);
          now = editor.children;
          expect({
            name,
            violations: validateDocument(getDocument(editor)),
            isValid: hasValidSelection(editor),
          }).toEqual({
            name,
            violations: [],
            isValid: true,
          });
        }
        const steps = editor.history.undos.length;
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(start);
        while (editor.history.redos.length > 0) editor.redo();
        expect(editor.children).toEqual(now);
        expect(editor.history.undos).toHaveLength(steps);
      }),
      { numRuns: RUNS },
    );
  });

  test('leaves nothing to normalise', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyAction, { maxLength: 8 }), (document, actions) => {
        const editor = createDocumentEditor(document);
        for (const { run } of actions) run(editor);
        const { length } = editor.operations;
        Editor.normalize(editor, { force: true });
        expect(editor.operations.slice(length)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
