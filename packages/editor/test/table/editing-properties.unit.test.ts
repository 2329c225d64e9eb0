import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor, Text, Transforms } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { setCellSelection } from '../../src/core/slate/table-at.ts';
import { insertTable, moveByTab, runTableOperation, setCellBackground } from '../../src/core/slate/table-commands.ts';
import { anyOperation, anySelection, anyTable } from './arbitrary-table.ts';
import { paragraph } from './editing.ts';

type Step = { says: string; run: (editor: DocumentEditor) => void };

const step = <T>(says: string, arbitrary: fc.Arbitrary<T>, run: (editor: DocumentEditor, input: T) => void): fc.Arbitrary<Step> =>
  arbitrary.map((input) => ({ says: `${says} ${JSON.stringify(input)}`, run: (editor) => run(editor, input), toString: () => `${says} ${JSON.stringify(input)}` }));

/** A point by two shares of the whole: which text, and how far in it. */
function pointAt(editor: DocumentEditor, [text, offset]: readonly [number, number]) {
  const texts = [...Editor.nodes(editor, { at: [], match: Text.isText, voids: true })];
  const [node, path] = texts[text % texts.length] ?? [{ text: '' }, [0, 0]];
  return { path, offset: offset % (node.text.length + 1) };
}

const anyPlace = fc.tuple(fc.nat(60), fc.nat(5));
const unit = fc.constantFrom('character', 'word', 'line', 'block');
const tablesOf = (editor: DocumentEditor) => [...editor.children.keys()].filter((at) => (editor.children[at] as RichBlock).type === 'table');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: step('select', fc.tuple(anyPlace, anyPlace), (editor, [anchor, focus]) => Transforms.select(editor, { anchor: pointAt(editor, anchor), focus: pointAt(editor, focus) })) },
  { weight: 3, arbitrary: step('caret', anyPlace, (editor, place) => Transforms.select(editor, pointAt(editor, place))) },
  { weight: 3, arbitrary: step('cells', anySelection, (editor, selection) => setCellSelection(editor, { path: [tablesOf(editor)[0] ?? 0], ...selection })) },
  { weight: 4, arbitrary: step('operation', anyOperation, runTableOperation) },
  step('delete table', fc.constant({ type: 'deleteTable' } as const), runTableOperation),
  { weight: 2, arbitrary: step('type', fc.constantFrom('가', 'x ', '글'), (editor, text) => editor.insertText(text)) },
  step('backspace', unit, (editor, by) => editor.deleteBackward(by)),
  step('delete', unit, (editor, by) => editor.deleteForward(by)),
  step('delete selected', fc.constant(null), (editor) => Editor.deleteFragment(editor)),
  step('enter', fc.constant(null), (editor) => editor.insertBreak()),
  step('soft break', fc.constant(null), (editor) => editor.insertSoftBreak()),
  step('tab', fc.constantFrom('next', 'previous'), moveByTab),
  step('insert table', fc.constant(null), (editor) => insertTable(editor)),
  step('ground', fc.constantFrom('#ff0000', undefined), setCellBackground),
  step('copy and paste', anyPlace, (editor, place) => {
    const copied = editor.selection ? (editor.getFragment() as RichBlock[]) : [];
    Transforms.select(editor, pointAt(editor, place));
    if (copied.length > 0) insertBlocks(editor, copied);
  }),
);

test('whatever is done in and around tables, the document stays valid, and undo leads back to where it began', () => {
  fc.assert(fc.property(anyTable(4), fc.array(anyStep, { minLength: 1, maxLength: 15 }), (table, steps) => {
    const editor = createDocumentEditor({ version: 1, children: [paragraph('앞 글'), table, paragraph('뒤 글')] });
    const start = getDocument(editor);
    for (const { run } of steps) {
      run(editor);
      expect(validateDocument(getDocument(editor))).toEqual([]);
      const { children } = editor;
      Editor.normalize(editor, { force: true });
      expect(editor.children).toBe(children);
    }
    while (editor.history.undos.length > 0) editor.undo();
    expect(getDocument(editor)).toEqual(start);
  }), { numRuns: 300 });
});
