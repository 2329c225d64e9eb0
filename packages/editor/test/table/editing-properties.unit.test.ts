import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor, Node, Text, Transforms } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { findTable, setCellSelection } from '../../src/core/slate/table-at.ts';
import { insertTable, moveByTab, runTableOperation, setCellBackground } from '../../src/core/slate/table-commands.ts';
import type { TableOperation } from '../../src/core/table.ts';
import { anyOperation, anySelection, anyTable } from './arbitrary-table.ts';
import { paragraph } from './editing.ts';

/** `isKey`: writes and deletes, so that no grid may change its shape. */
type Step = { isKey: boolean; run: (editor: DocumentEditor) => void };

const step = <T>(
  says: string,
  arbitrary: fc.Arbitrary<T>,
  run: (editor: DocumentEditor, input: T) => void,
  isKey = false,
): fc.Arbitrary<Step> =>
  arbitrary.map((input) => ({
    isKey,
    run: (editor) => run(editor, input),
    toString: () => `${says} ${JSON.stringify(input)}`,
  }));
const key = <T>(says: string, arbitrary: fc.Arbitrary<T>, run: (editor: DocumentEditor, input: T) => void) =>
  step(says, arbitrary, run, true);

/** A point by two shares of the whole: which text, and how far in it. */
function pointAt(editor: DocumentEditor, [text, offset]: readonly [number, number]) {
  const texts = [...Editor.nodes(editor, { at: [], match: Text.isText, voids: true })];
  const [node, path] = texts[text % texts.length] ?? [{ text: '' }, [0, 0]];
  return { path, offset: offset % (node.text.length + 1) };
}

const anyPlace = fc.tuple(fc.nat(60), fc.nat(5));
const unit = fc.constantFrom('character', 'word', 'line', 'block');
const tablesOf = (editor: DocumentEditor) =>
  [...editor.children.keys()].filter((at) => (editor.children[at] as RichBlock).type === 'table');

/** Runs an operation, and looks whether what was written is what came out. */
function operate(editor: DocumentEditor, operation: TableOperation) {
  const found = findTable(editor);
  const result = runTableOperation(editor, operation);
  if (found && result !== null && result !== 'removed') expect(Node.get(editor, found.path)).toEqual(result);
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: step('select', fc.tuple(anyPlace, anyPlace), (editor, [anchor, focus]) =>
      Transforms.select(editor, { anchor: pointAt(editor, anchor), focus: pointAt(editor, focus) }),
    ),
  },
  {
    weight: 3,
    arbitrary: step('caret', anyPlace, (editor, place) => Transforms.select(editor, pointAt(editor, place))),
  },
  {
    weight: 3,
    arbitrary: step('cells', anySelection, (editor, selection) =>
      setCellSelection(editor, { path: [tablesOf(editor)[0] ?? 0], ...selection }),
    ),
  },
  { weight: 4, arbitrary: step('operation', anyOperation, operate) },
  step('delete table', fc.constant({ type: 'deleteTable' } as const), runTableOperation),
  { weight: 2, arbitrary: key('type', fc.constantFrom('가', 'x ', '글'), (editor, text) => editor.insertText(text)) },
  key('backspace', unit, (editor, by) => editor.deleteBackward(by)),
  key('delete', unit, (editor, by) => editor.deleteForward(by)),
  key('delete selected', fc.constant(null), (editor) => Editor.deleteFragment(editor)),
  key('enter', fc.constant(null), (editor) => editor.insertBreak()),
  key('soft break', fc.constant(null), (editor) => editor.insertSoftBreak()),
  step('tab', fc.constantFrom('next', 'previous'), moveByTab),
  step('insert table', fc.constant(null), (editor) => insertTable(editor)),
  key('ground', fc.constantFrom('#ff0000', undefined), setCellBackground),
  step('copy and paste', anyPlace, (editor, place) => {
    const copied = editor.selection ? (editor.getFragment() as RichBlock[]) : [];
    Transforms.select(editor, pointAt(editor, place));
    if (copied.length > 0) insertBlocks(editor, copied);
  }),
);

const shapesOf = (editor: DocumentEditor) =>
  (editor.children as RichBlock[]).flatMap((block) =>
    block.type === 'table'
      ? [JSON.stringify(block.children.map((row) => row.children.map(({ rowSpan, colSpan }) => [rowSpan, colSpan])))]
      : [],
  );
/** Tells whether the shapes are the previous ones, some of which may have been removed. */
const isPartOf = (shapes: string[], before: string[]) => {
  const left = [...before];
  return shapes.every((shape) => left.splice(0, left.indexOf(shape) + 1).includes(shape));
};

test('whatever is done in and around tables, the document stays valid, keys keep every grid, and undo leads back to where it began', () => {
  fc.assert(
    fc.property(anyTable(4), fc.array(anyStep, { minLength: 1, maxLength: 12 }), (table, steps) => {
      const editor = createDocumentEditor({ version: 1, children: [paragraph('앞 글'), table, paragraph('뒤 글')] });
      const start = getDocument(editor);
      for (const { run, isKey } of steps) {
        const shapes = shapesOf(editor);
        run(editor);
        expect(isKey ? isPartOf(shapesOf(editor), shapes) : true).toBe(true);
        expect(validateDocument(getDocument(editor))).toEqual([]);
        const { children } = editor;
        Editor.normalize(editor, { force: true });
        expect(editor.children).toBe(children);
      }
      while (editor.history.undos.length > 0) editor.undo();
      expect(getDocument(editor)).toEqual(start);
    }),
    { numRuns: 150 },
  );
});
