import { describe, expect, test } from '@jest/globals';
import { IS_COMPOSING } from 'slate-dom';
import { type Case, describeCases, type } from './drawn-cases.ts';
import { divider, draw, edit, h, ol, p, quote, t, table, ul } from './drawing.ts';

const CASES: Case[] = [
  ['# is a heading', [p('|가')], type('# '), [h(1, '|가')]],
  ['## is one of the second level', [p('|'), p()], type('## '), [h(2, '|'), p()]],
  ['### is one of the third', [p('|'), p()], type('### '), [h(3, '|'), p()]],
  ['- is a list', [p('|가'), p()], type('- '), [ul('|가'), p()]],
  ['* is a list', [p('|')], type('* '), [ul('|')]],
  ['1. is a numbered list', [p('|')], type('1. '), [ol('|')]],
  ['another number begins there', [p('|')], type('7. '), [{ ...ol('|'), start: 7 }]],
  ['a number after a list goes on in it', [ol('가'), p('|')], type('2. '), [ol('가', '|')]],
  ['> is a quote', [p('|')], type('> '), [quote('|')]],
  ['--- is a divider', [p('|')], type('--- '), [divider(), p('|')]],
  ['lists in cells', [table(['|']), p()], type('- '), [table([{ type: 'table-cell', children: [ul('|')] }]), p()]],
  ['no headings in cells', [table(['|']), p()], type('# '), [table(['# |']), p()]],
  ['not within a text', [p('가|')], type('# '), [p('가# |')]],
  ['not in a heading', [h(1, '|')], type('- '), [h(1, '- |')]],
  ['not in a list', [ul('|')], type('- '), [ul('- |')]],
  ['with marks', [p(t('|', { bold: true }))], type('# '), [h(1, t('|', { bold: true }))]],
];

describeCases('shortcuts', CASES);

describe('a shortcut', () => {
  test('is taken back to the typed signs', () => {
    const editor = edit(p('|'));
    type('- ')(editor);
    editor.undo();
    expect(draw(editor)).toEqual([p('- |')]);
    type('가')(editor);
    expect(draw(editor)).toEqual([p('- 가|')]);
  });

  test('does nothing while an input method composes', () => {
    const editor = edit(p('#|'));
    IS_COMPOSING.set(editor, true);
    editor.insertText(' ');
    expect(draw(editor)).toEqual([p('# |')]);
  });
});
