import type { RichCell } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { clipboardOf, documentOf, openEditor, paragraph, press } from './open-editor.tsx';

const CONTROL = { ctrlKey: true };
const cell = (text: string): RichCell => ({
  type: 'table-cell',
  children: [{ type: 'paragraph', children: [{ text }] }],
});

describe('shortcuts', () => {
  test.each([
    ['b', 'KeyB', {}, { bold: true }],
    ['ㅑ', 'KeyI', {}, { italic: true }],
    ['u', 'KeyU', {}, { underline: true }],
    ['X', 'KeyX', { shiftKey: true }, { strike: true }],
  ])('Ctrl and %s', async (key, code, more, mark) => {
    const { box, select, blocks } = await openEditor(documentOf(paragraph('글')));
    await select('글');
    await press(box, key, { code, ...CONTROL, ...more });
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '글', ...mark }] }]);
  });

  test('headings, paragraph and lists', async () => {
    const { box, caretBehind, blocks } = await openEditor(documentOf(paragraph('글')));
    await caretBehind('글');
    await press(box, '3', { code: 'Digit3', altKey: true, ...CONTROL });
    expect(blocks()[0]).toMatchObject({ type: 'heading', level: 3 });
    await press(box, '0', { code: 'Digit0', altKey: true, ...CONTROL });
    expect(blocks()[0]).toMatchObject({ type: 'paragraph' });
    await press(box, '*', { code: 'Digit8', shiftKey: true, ...CONTROL });
    expect(blocks()[0]).toMatchObject({ type: 'bulleted-list' });
    await press(box, '&', { code: 'Digit7', shiftKey: true, ...CONTROL });
    expect(blocks()[0]).toMatchObject({ type: 'numbered-list' });
  });

  test('undo is said', async () => {
    const { box, select, blocks, announced } = await openEditor(documentOf(paragraph('글')));
    await select('글');
    await press(box, 'b', { code: 'KeyB', ...CONTROL });
    await press(box, 'z', { code: 'KeyZ', ...CONTROL });
    expect([blocks(), announced()]).toEqual([[paragraph('글')], '되돌렸어요']);
    await press(box, 'y', { code: 'KeyY', ...CONTROL });
    expect([blocks(), announced()]).toEqual([
      [{ type: 'paragraph', children: [{ text: '글', bold: true }] }],
      '다시 했어요',
    ]);
  });

  test('Ctrl and K asks for a link', async () => {
    const { box, select } = await openEditor(documentOf(paragraph('글')));
    await select('글');
    await press(box, 'k', { code: 'KeyK', ...CONTROL });
    expect(await screen.findByRole('dialog', { name: '링크 넣기' })).toBeTruthy();
  });

  test.each([
    ['b', 'KeyB', CONTROL],
    ['Tab', 'Tab', {}],
    ['F10', 'F10', { altKey: true }],
    ['k', 'KeyK', CONTROL],
  ])('nothing acts on %s while a syllable is composed', async (key, code, more) => {
    const { box, caretBehind, blocks } = await openEditor(
      documentOf({
        type: 'bulleted-list',
        children: [
          { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '하나' }] }] },
          { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '둘' }] }] },
        ],
      }),
    );
    await caretBehind('둘');
    const before = blocks();
    await press(box, key, { code, isComposing: true, ...more });
    await press(box, key, { code, keyCode: 229, ...more });
    expect(blocks()).toEqual(before);
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Tab', () => {
  const list = documentOf({
    type: 'bulleted-list',
    children: [
      { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '하나' }] }] },
      { type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '둘' }] }] },
    ],
  });

  test('goes a level in and out in lists', async () => {
    const { box, caretBehind, blocks } = await openEditor(list);
    await caretBehind('둘');
    expect(await press(box, 'Tab')).toBe(false);
    expect(blocks()[0]).toMatchObject({ children: [{ children: [{}, { type: 'bulleted-list' }] }] });
    await press(box, 'Tab', { shiftKey: true });
    expect(blocks()).toEqual(list.children);
  });

  test('goes from cell to cell in tables, and makes a row at the end', async () => {
    const { box, caretBehind, editor, blocks } = await openEditor(
      documentOf(
        { type: 'table', children: [{ type: 'table-row', children: [cell('가'), cell('나')] }] },
        paragraph(''),
      ),
    );
    await caretBehind('가');
    await press(box, 'Tab');
    expect(editor.selection?.focus.path.slice(0, 3)).toEqual([0, 0, 1]);
    await press(box, 'Tab');
    expect(blocks()[0]?.children).toHaveLength(2);
    expect(editor.selection?.focus.path.slice(0, 3)).toEqual([0, 1, 0]);
  });

  test('leaves the text elsewhere', async () => {
    const { box, caretBehind } = await openEditor(documentOf(paragraph('글')));
    await caretBehind('글');
    expect(await press(box, 'Tab')).toBe(true);
    expect(await press(box, 'Tab', { shiftKey: true })).toBe(true);
  });
});

test('arrow up at a rule that begins the text makes a line above it', async () => {
  const { box, blocks, change, editor } = await openEditor(
    documentOf({ type: 'divider', children: [{ text: '' }] }, paragraph('글')),
  );
  await change(() => {
    box.focus();
    editor.select({ path: [0, 0], offset: 0 });
  });
  await press(box, 'ArrowUp');
  expect(blocks()).toEqual([paragraph(''), { type: 'divider', children: [{ text: '' }] }, paragraph('글')]);
  expect(editor.selection?.focus.path).toEqual([0, 0]);
});

describe('what is pasted', () => {
  test('our own content comes first, and is mended when somebody forged it', async () => {
    const { caretBehind, paste, blocks } = await openEditor(documentOf(paragraph('앞')));
    await caretBehind('앞');
    const forged = btoa(
      encodeURIComponent(
        JSON.stringify([
          { type: 'paragraph', onclick: 'x', children: [{ text: '뒤', bold: true, href: 'javascript:alert(1)' }] },
          { type: 'script', children: [{ text: 'x' }] },
        ]),
      ),
    );
    await paste({ 'application/x-danji-fragment': forged, 'text/html': '<p>다른 것</p>', 'text/plain': '다른 것' });
    expect(blocks()).toEqual([
      { type: 'paragraph', children: [{ text: '앞' }, { text: '뒤', bold: true }] },
      paragraph('x'),
    ]);
  });

  test('HTML of another program, and what could not come with it is said', async () => {
    const { caretBehind, paste, blocks, announced } = await openEditor(documentOf(paragraph('앞')));
    await caretBehind('앞');
    await paste({
      'text/html': '<h2>제목</h2><p onclick="x()">글 <b>굵게</b><img src="https://elsewhere.kr/a.png"></p>',
      'text/plain': '제목',
    });
    await screen.findByText('일부만 붙여 넣었어요.');
    expect(blocks().at(-1)).toEqual({ type: 'paragraph', children: [{ text: '글 ' }, { text: '굵게', bold: true }] });
    expect(announced()).toContain('사진 1장은 붙여 넣지 못했어요');
  });

  test('plain text, a paragraph for each line, as one step to undo', async () => {
    const { caretBehind, paste, blocks, change, editor } = await openEditor(documentOf(paragraph('앞')));
    await caretBehind('앞');
    await paste({ 'text/plain': ' 하나\r\n둘\n셋' });
    expect(blocks()).toEqual([paragraph('앞 하나'), paragraph('둘'), paragraph('셋')]);
    await change(() => editor.undo());
    expect(blocks()).toEqual([paragraph('앞')]);
  });

  test('what is copied comes back the same, and reads as HTML and text elsewhere', async () => {
    const { editor, change, blocks } = await openEditor(
      documentOf(paragraph('하나'), { type: 'heading', level: 1, children: [{ text: '둘', bold: true }] }),
    );
    const data: Record<string, string> = {};
    await change(() => editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [1, 0], offset: 1 } }));
    editor.setFragmentData(clipboardOf(data), 'copy');
    expect(data['text/plain']).toBe('하나\n둘');
    expect(data['text/html']).toContain('<strong>둘</strong>');
    const before = blocks();
    await change(() => {
      editor.select({ path: [1, 0], offset: 1 });
      editor.insertBreak();
      editor.insertData(clipboardOf(data));
    });
    expect(blocks()).toEqual([...before, ...before]);
  });

  test('a word copied out of a line is no paragraph elsewhere', async () => {
    const { editor, change } = await openEditor(documentOf(paragraph('하나 둘')));
    const data: Record<string, string> = {};
    await change(() => editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 2 } }));
    editor.setFragmentData(clipboardOf(data), 'copy');
    expect([data['text/html'], data['text/plain']]).toEqual(['하나', '하나']);
  });
});

const textNodeOf = (word: string): Node => screen.getByText(word).firstChild ?? document;

test('Shift and an arrow goes on from the cell the one before it reached, before the browser has told of it', async () => {
  const rows = [
    ['가', '나', '다'],
    ['라', '마', '바'],
  ].map((words) => ({ type: 'table-row' as const, children: words.map(cell) }));
  const { box, caretBehind } = await openEditor(documentOf({ type: 'table', children: rows }, paragraph('')));
  await caretBehind('가');
  getSelection()?.setBaseAndExtent(textNodeOf('가'), 1, textNodeOf('나'), 0);
  await press(box, 'ArrowDown', { code: 'ArrowDown', shiftKey: true });
  expect([...box.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent)).toEqual([
    '가',
    '나',
    '라',
    '마',
  ]);
});
