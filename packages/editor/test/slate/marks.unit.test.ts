import { describe, expect, test } from '@jest/globals';
import { clearMarks, getMarks, setMark, toggleMark } from '../../src/core/slate/marks.ts';
import { setCellSelection } from '../../src/core/slate/table-at.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { type Case, describeCases, type } from './drawn-cases.ts';
import { a, draw, edit, image, p, t, table } from './drawing.ts';

const bold = (editor: DocumentEditor) => toggleMark(editor, 'bold');

const CASES: Case[] = [
  ['on for the selected letters', [p('가[나]다')], bold, [p('가', t('[나]', { bold: true }), '다')]],
  ['on for all when only some have it', [p('[가', t('나]', { bold: true }))], bold, [p(t('[가나]', { bold: true }))]],
  ['off when all have it', [p(t('가[나]', { bold: true }))], bold, [p(t('가', { bold: true }), '[나]')]],
  [
    'over blocks and links, not pictures',
    [p('[가'), image(), p(a('https://a.kr/', '나]'))],
    bold,
    [p(t('[가', { bold: true })), image(), p('', a('https://a.kr/', t('나]', { bold: true })), '')],
  ],
  ['a value', [p('[가]')], (editor) => setMark(editor, 'fontSize', 24), [p(t('[가]', { fontSize: 24 }))]],
  [
    'the default takes it away',
    [p(t('[가]', { fontSize: 24, bold: true }))],
    (editor) => setMark(editor, 'fontSize', undefined),
    [p(t('[가]', { bold: true }))],
  ],
  [
    'everything away, links stay',
    [p(t('[가', { bold: true, color: '#ff0000' }), a('https://a.kr/', t('나]', { italic: true })))],
    clearMarks,
    [p('[가', a('https://a.kr/', '나]'), '')],
  ],
  [
    'for the next letters',
    [p('가|')],
    (editor) => {
      bold(editor);
      type('나다')(editor);
    },
    [p('가', t('나다|', { bold: true }))],
  ],
  [
    'off for the next letters',
    [p(t('가|', { bold: true }))],
    (editor) => {
      bold(editor);
      type('나')(editor);
    },
    [p(t('가', { bold: true }), '나|')],
  ],
];

describeCases('marks', CASES);

describe('marks of the selection', () => {
  test('are those all of its letters share', () => {
    expect(
      getMarks(edit(p(t('[가', { bold: true, color: '#ff0000' }), t('나]', { bold: true, color: '#0000ff' })))),
    ).toEqual({ bold: true });
    expect(getMarks(edit(p('[가', t('나]', { bold: true }))))).toEqual({});
  });

  test('do not ask a text that is only touched, nor an empty block', () => {
    expect(getMarks(edit(p(t('가[', { italic: true }), t('나]', { bold: true }))))).toEqual({ bold: true });
    expect(getMarks(edit(p(t('[가', { bold: true })), p(), p(t('나]', { bold: true }))))).toEqual({ bold: true });
  });

  test('at a caret are those of the next letter', () => {
    const editor = edit(p(t('가|', { bold: true })));
    expect(getMarks(editor)).toEqual({ bold: true });
    setMark(editor, 'color', '#ff0000');
    expect(getMarks(editor)).toEqual({ bold: true, color: '#ff0000' });
    toggleMark(editor, 'bold');
    expect(getMarks(editor)).toEqual({ color: '#ff0000' });
    expect(editor.history.undos).toHaveLength(0);
  });

  test('on selected cells change these cells alone', () => {
    const editor = edit(table(['가|', '나'], ['다', '라']), p());
    setCellSelection(editor, { path: [0], anchor: [0, 1], focus: [1, 1] });
    bold(editor);
    expect(getMarks(editor)).toEqual({ bold: true });
    expect(editor.children[0]).toEqual(
      table(
        ['가', { type: 'table-cell', children: [p(t('나', { bold: true }))] }],
        ['다', { type: 'table-cell', children: [p(t('라', { bold: true }))] }],
      ),
    );
    editor.undo();
    expect(editor.children[0]).toEqual(table(['가', '나'], ['다', '라']));
  });

  test('are one step for the whole document', () => {
    const editor = edit(p('[가'), p('나'), p('다]'));
    bold(editor);
    expect(editor.history.undos).toHaveLength(1);
    expect(draw(editor)).toEqual([
      p(t('[가', { bold: true })),
      p(t('나', { bold: true })),
      p(t('다]', { bold: true })),
    ]);
  });
});
