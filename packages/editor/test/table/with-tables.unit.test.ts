import { describe, expect, test } from '@jest/globals';
import { createEditor, Editor, Transforms } from 'slate';
import { insertBlocks } from '../../src/core/slate/fragment.ts';
import { getCellSelection, setCellSelection } from '../../src/core/slate/table-at.ts';
import { withTables } from '../../src/core/slate/with-tables.ts';
import type { Slot } from '../../src/core/table.ts';
import { drawingOf, tableOf } from './drawing.ts';
import { caretOf, drawn, editorWith, paragraph, pointIn, TABLE, tableIn } from './editing.ts';
import { GRID, cell } from './cell-selections.ts';

const selectCells = (editor: Editor, anchor: Slot, focus: Slot) =>
  setCellSelection(editor, { path: TABLE, anchor, focus });

const selectText = (editor: Editor, from: Slot, to: Slot) =>
  Transforms.select(editor, { anchor: pointIn(editor, from, 1), focus: pointIn(editor, to) });

const KEYS: [string, (editor: Editor) => void][] = [
  ['Backspace', (editor) => editor.deleteBackward('character')],
  ['Delete', (editor) => editor.deleteForward('character')],
  ['the input method', (editor) => Editor.deleteFragment(editor)],
  ['Enter', (editor) => editor.insertBreak()],
  ['Shift+Enter', (editor) => editor.insertSoftBreak()],
];

describe('over selected cells', () => {
  test.each(KEYS)('%s empties them and keeps the grid', (_, press) => {
    const editor = editorWith(GRID);
    const before = tableIn(editor);
    selectCells(editor, [0, 1], [1, 2]);
    press(editor);
    expect([drawn(editor), caretOf(editor), getCellSelection(editor)]).toEqual([
      'a . .\nd . .',
      '1.0.1.0.0:0',
      undefined,
    ]);
    editor.undo();
    expect(tableIn(editor)).toEqual(before);
  });

  test.each(KEYS)('%s does the same over text from cell to cell', (_, press) => {
    const editor = editorWith(GRID);
    selectText(editor, [0, 1], [1, 2]);
    press(editor);
    expect([drawn(editor), caretOf(editor)]).toEqual(['a . .\nd . .', '1.0.1.0.0:0']);
  });

  test('typing goes into the first', () => {
    for (const select of [selectCells, selectText]) {
      const editor = editorWith(GRID);
      select(editor, [1, 1], [0, 0]);
      editor.insertText('한');
      editor.insertText('글');
      expect([drawn(editor), caretOf(editor)]).toEqual(['한글 . c\n. . f', '1.0.0.0.0:2']);
    }
  });

  test('everything in them goes: lists, pictures and marks', () => {
    const table = tableOf('a b');
    const list = {
      type: 'bulleted-list' as const,
      children: [{ type: 'list-item' as const, children: [paragraph('x')] as [ReturnType<typeof paragraph>] }],
    };
    table.children[0]?.children[0]?.children.push(list);
    table.children[0]?.children[1]?.children.unshift(list);
    const editor = editorWith(table);
    selectCells(editor, [0, 0], [0, 1]);
    editor.deleteBackward('character');
    expect(drawn(editor)).toBe('. .');
  });

  test('pasted cells fill them, anything else goes into the first', () => {
    const editor = editorWith(GRID);
    selectCells(editor, [0, 0], [1, 1]);
    insertBlocks(editor, [tableOf('X Y Z')]);
    expect(drawn(editor)).toBe('X Y c\nX Y f');
    selectCells(editor, [0, 1], [1, 1]);
    insertBlocks(editor, [paragraph('하나'), { type: 'heading', level: 1, children: [{ text: '둘' }] }]);
    expect(drawn(editor)).toBe('X 하나+둘 c\nX . f');
  });
});

describe('mending', () => {
  test('a broken table is mended where it is', () => {
    const editor = withTables(createEditor());
    editor.children = [
      {
        type: 'table',
        style: 'x',
        children: [
          {
            type: 'table-row',
            height: 3,
            children: [
              cell('a', { rowSpan: 9 }),
              cell('b'),
              { ...cell('c'), children: [{ text: 'c' }, tableOf('d e')] },
            ],
          },
          { type: 'table-row', children: [cell('f'), paragraph('stray')] },
          { type: 'table-row', children: [paragraph('stray')] },
          paragraph('stray'),
        ],
      },
    ] as never;
    Editor.normalize(editor, { force: true });
    expect(drawingOf(editor.children[0] as never)).toBe('a b c+d+e\na f .');
    expect(Object.keys(editor.children[0] ?? {})).toEqual(['type', 'children']);
    const { children } = editor;
    Editor.normalize(editor, { force: true });
    expect(editor.children).toBe(children);
  });

  test('a table without cells goes', () => {
    const editor = withTables(createEditor());
    editor.children = [paragraph('가'), { type: 'table', children: [paragraph('stray')] }] as never;
    Editor.normalize(editor, { force: true });
    expect(editor.children).toEqual([paragraph('가')]);
  });
});
