import { describe, expect, test } from '@jest/globals';
import { Transforms } from 'slate';
import { IS_COMPOSING } from 'slate-dom';
import { insertSymbol } from '../../src/core/slate/blocks.ts';
import { toggleMark } from '../../src/core/slate/marks.ts';
import { asOneStep } from '../../src/core/slate/undo-groups.ts';
import { draw, p, t } from './drawing.ts';
import { start, textOf } from './undo-stage.ts';

describe('steps of undo', () => {
  test('commands are their own, whatever they do', () => {
    const { editor, type } = start();
    type('가');
    insertSymbol(editor, '※');
    editor.insertBreak();
    type('나');
    expect(editor.history.undos).toHaveLength(4);
    asOneStep(editor, () => {
      editor.insertBreak();
      editor.insertText('다');
      toggleMark(editor, 'bold');
      editor.insertText('라');
    });
    expect(draw(editor)).toEqual([p('가※'), p('나'), p('다', t('라|', { bold: true }))]);
    editor.undo();
    expect(draw(editor)).toEqual([p('가※'), p('나|')]);
  });

  test('letters that an input method replaces belong together, however long it takes', () => {
    const { editor, type, wait } = start();
    type('가');
    wait(1000);
    IS_COMPOSING.set(editor, true);
    type('ㅎ');
    for (const syllable of ['하', '한']) {
      wait(1000);
      Transforms.select(editor, { anchor: { path: [0, 0], offset: 1 }, focus: { path: [0, 0], offset: 2 } });
      editor.insertText(syllable);
    }
    IS_COMPOSING.set(editor, false);
    expect(textOf(editor)).toBe('가한');
    editor.undo();
    expect(textOf(editor)).toBe('가');
  });

  test('text that is composed over a selection takes it back at once', () => {
    const { editor, type, wait } = start();
    type('가나');
    Transforms.select(editor, [0]);
    editor.deleteFragment();
    wait(1000);
    IS_COMPOSING.set(editor, true);
    editor.insertText('한');
    IS_COMPOSING.set(editor, false);
    expect(textOf(editor)).toBe('한');
    editor.undo();
    expect(textOf(editor)).toBe('가나');
  });

  test('a command that fails leaves the steps as they were', () => {
    const { editor, type } = start();
    type('가');
    expect(() =>
      asOneStep(editor, () => {
        throw new RangeError('no');
      }),
    ).toThrow('no');
    type('나');
    editor.undo();
    expect(textOf(editor)).toBe('');
  });
});
