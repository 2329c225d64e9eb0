import { describe, expect, test } from '@jest/globals';
import { Editor, Transforms } from 'slate';
import { IS_COMPOSING } from 'slate-dom';
import { insertSymbol } from '../../src/core/slate/blocks.ts';
import { createDocumentEditor } from '../../src/core/slate/create-document-editor.ts';
import { toggleMark } from '../../src/core/slate/marks.ts';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { asOneStep } from '../../src/core/slate/undo-groups.ts';
import { draw, p, t } from './drawing.ts';

/** An editor and its clock; every typed character takes 100 ms. */
function start() {
  let time = 0;
  const editor = createDocumentEditor(undefined, () => time);
  Transforms.select(editor, [0, 0]);
  const type = (text: string) => {
    for (const letter of text) {
      time += 100;
      editor.insertText(letter);
    }
  };
  return {
    editor,
    type,
    wait: (ms: number) => {
      time += ms;
    },
  };
}
const textOf = (editor: DocumentEditor) => Editor.string(editor, []);

describe('steps of undo', () => {
  test('typing without a pause is one', () => {
    const { editor, type } = start();
    type('안녕하세요');
    editor.undo();
    expect(textOf(editor)).toBe('');
  });

  test('a pause of half a second begins another', () => {
    const { editor, type, wait } = start();
    type('안녕');
    wait(499 - 100);
    type('하');
    wait(400);
    type('세요');
    editor.undo();
    expect(textOf(editor)).toBe('안녕하');
    editor.undo();
    expect(textOf(editor)).toBe('');
  });

  test('a space after 20 letters begins another', () => {
    const { editor, type } = start();
    type('스물이넘도록쉬지않고쓰는글자들이여기에있어 다음 글');
    editor.undo();
    expect(textOf(editor)).toBe('스물이넘도록쉬지않고쓰는글자들이여기에있어');
  });

  test('a jump of the caret begins another, also back to where it was', () => {
    const { editor, type } = start();
    type('가나');
    Transforms.select(editor, { path: [0, 0], offset: 0 });
    type('다');
    Transforms.select(editor, { path: [0, 0], offset: 3 });
    type('라');
    const texts = [textOf(editor)];
    while (editor.history.undos.length > 0) {
      editor.undo();
      texts.push(textOf(editor));
    }
    expect(texts).toEqual(['다가나라', '다가나', '가나', '']);
  });

  test('deleting letter by letter is one, apart from typing', () => {
    const { editor, type } = start();
    type('가나다');
    editor.deleteBackward('character');
    editor.deleteBackward('character');
    type('라');
    expect(textOf(editor)).toBe('가라');
    editor.undo();
    editor.undo();
    expect(textOf(editor)).toBe('가나다');
  });

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

  test('what is typed after an undo is another', () => {
    const { editor, type } = start();
    type('가');
    editor.insertBreak();
    editor.undo();
    type('나');
    editor.undo();
    expect(textOf(editor)).toBe('가');
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

  test('there are a hundred at most', () => {
    const { editor } = start();
    for (let count = 0; count < 130; count += 1) insertSymbol(editor, '※');
    expect(editor.history.undos).toHaveLength(100);
  });
});
