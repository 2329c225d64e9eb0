import { describe, expect, test } from '@jest/globals';
import { Transforms } from 'slate';
import { insertSymbol } from '../../src/core/slate/blocks.ts';
import { start, textOf } from './undo-stage.ts';

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

  test('what is typed after an undo is another', () => {
    const { editor, type } = start();
    type('가');
    editor.insertBreak();
    editor.undo();
    type('나');
    editor.undo();
    expect(textOf(editor)).toBe('가');
  });

  test('there are a hundred at most', () => {
    const { editor } = start();
    for (let count = 0; count < 130; count += 1) insertSymbol(editor, '※');
    expect(editor.history.undos).toHaveLength(100);
  });
});
