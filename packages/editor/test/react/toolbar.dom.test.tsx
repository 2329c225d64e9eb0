import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { documentOf, openEditor, paragraph, press } from './open-editor.tsx';

const tool = (name: string) => within(screen.getByRole('toolbar', { name: '글 도구' })).getByRole('button', { name });
const isPressed = (name: string) => tool(name).getAttribute('aria-pressed') === 'true';

describe('marks', () => {
  test.each([
    ['굵게', { bold: true }],
    ['기울임', { italic: true }],
    ['밑줄', { underline: true }],
    ['취소선', { strike: true }],
  ])('%s is put on and taken off, shown and said', async (name, mark) => {
    const { select, user, blocks, announced } = await openEditor(documentOf(paragraph('관리비 안내')));
    await select('관리비');
    await user.click(tool(name));
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '관리비 안내', ...mark }] }]);
    expect(isPressed(name)).toBe(true);
    expect(announced()).toBe(`${name} 켬`);
    await user.click(tool(name));
    expect(blocks()).toEqual([paragraph('관리비 안내')]);
    expect(isPressed(name)).toBe(false);
  });

  test('a colour of the palette becomes the first of those chosen last, and can be taken away', async () => {
    const { select, user, blocks } = await openEditor(documentOf(paragraph('중요')));
    await select('중요');
    await user.click(tool('글자색'));
    await user.click(screen.getByRole('button', { name: '빨강 #e03131' }));
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '중요', color: '#e03131' }] }]);
    expect(JSON.parse(localStorage.getItem('danji.editor.colors.color') ?? '')).toEqual(['#e03131']);
    expect(localStorage.getItem('danji.editor.colors.background')).toBeNull();
    await user.click(tool('글자색'));
    expect(within(screen.getByRole('region', { name: '최근에 쓴 색' })).getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '기본 글자색' }));
    expect(blocks()).toEqual([paragraph('중요')]);
  });

  test('an own colour is typed; what is none is told beside the field', async () => {
    const { select, user, blocks } = await openEditor(documentOf(paragraph('중요')));
    await select('중요');
    await user.click(tool('배경색'));
    await user.type(screen.getByRole('textbox', { name: '직접 쓰는 색' }), '파랑{Enter}');
    expect(screen.getByText('#과 숫자·영문(a–f) 여섯 자리로 써주세요.')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: '직접 쓰는 색' }));
    await user.type(screen.getByRole('textbox', { name: '직접 쓰는 색' }), '1C5FE0{Enter}');
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '중요', background: '#1c5fe0' }] }]);
  });

  test('the twelve colours chosen last are kept, the newest first', async () => {
    const storedColors = Array.from({ length: 12 }, (_, index) => `#0000${(16 + index).toString(16)}`);
    localStorage.setItem('danji.editor.colors.color', JSON.stringify(storedColors));
    const { select, user } = await openEditor(documentOf(paragraph('중요')));
    await select('중요');
    await user.click(tool('글자색'));
    await user.click(screen.getByRole('button', { name: '초록 #2f9e44' }));
    expect(JSON.parse(localStorage.getItem('danji.editor.colors.color') ?? '')).toEqual([
      '#2f9e44',
      ...storedColors.slice(0, 11),
    ]);
  });

  test('font and size are chosen from lists that show what holds; clearing takes all away', async () => {
    const { select, user, blocks } = await openEditor(documentOf(paragraph('제목처럼')));
    await select('제목처럼');
    await user.click(tool('글꼴: 기본 글꼴'));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(9);
    await user.click(screen.getByRole('menuitemradio', { name: '바탕' }));
    await user.click(tool('글자 크기: 16'));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent?.replace('기본', ''))).toEqual([
      '11',
      '13',
      '15',
      '16',
      '19',
      '24',
      '28',
      '30',
      '34',
      '38',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: '24' }));
    expect(blocks()).toEqual([
      { type: 'paragraph', children: [{ text: '제목처럼', fontFamily: 'batang', fontSize: 24 }] },
    ]);
    expect(tool('글꼴: 바탕')).toBeTruthy();
    await user.click(tool('서식 지우기'));
    expect(blocks()).toEqual([paragraph('제목처럼')]);
  });
});

describe('blocks', () => {
  test('a heading is chosen by arrow keys, and shown at the caret', async () => {
    const { caretBehind, user, blocks, announced } = await openEditor(documentOf(paragraph('점검 일정')));
    await caretBehind('점검');
    await user.click(tool('문단 모양: 본문'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(blocks()).toEqual([{ type: 'heading', level: 2, children: [{ text: '점검 일정' }] }]);
    expect(announced()).toBe('제목 2');
    expect(tool('문단 모양: 제목 2')).toBeTruthy();
  });

  test('alignment, lists and quotes are shown as pressed', async () => {
    const { caretBehind, user, blocks } = await openEditor(documentOf(paragraph('하나')));
    await caretBehind('하나');
    await user.click(tool('가운데 맞춤'));
    expect(blocks()).toEqual([{ type: 'paragraph', align: 'center', children: [{ text: '하나' }] }]);
    await user.click(tool('왼쪽 맞춤'));
    await user.click(tool('번호 목록'));
    expect(blocks()[0]).toMatchObject({ type: 'numbered-list' });
    expect([isPressed('번호 목록'), isPressed('글머리 목록'), isPressed('왼쪽 맞춤')]).toEqual([true, false, true]);
    await user.click(tool('번호 목록'));
    await user.click(tool('인용'));
    expect(blocks()[0]).toMatchObject({ type: 'quote' });
    expect(isPressed('인용')).toBe(true);
  });

  test('a rule and a table of three by three with a header row come where the caret is', async () => {
    const { caretBehind, user, blocks, announced } = await openEditor(documentOf(paragraph('앞')));
    await caretBehind('앞');
    await user.click(tool('구분선'));
    await user.click(tool('표'));
    const table = blocks().find((block) => block.type === 'table');
    expect(blocks().map(({ type }) => type)).toEqual(['paragraph', 'divider', 'table', 'paragraph']);
    expect([table?.children.length, table?.children[0]?.children.length, table?.headerRow]).toEqual([3, 3, true]);
    expect(announced()).toBe('표 3줄 3칸 넣음');
  });

  test('a tool works for people who never were in the text: at its end', async () => {
    const { user, blocks } = await openEditor(documentOf(paragraph('처음'), paragraph('끝')));
    await user.click(tool('인용'));
    expect(blocks().map(({ type }) => type)).toEqual(['paragraph', 'quote']);
  });

  test('undo and redo are off while there is nothing to do, and keep the focus', async () => {
    const { select, user, blocks, announced } = await openEditor(documentOf(paragraph('글')));
    expect(tool('되돌리기').getAttribute('aria-disabled')).toBe('true');
    await select('글');
    await user.click(tool('굵게'));
    await user.click(tool('되돌리기'));
    expect(blocks()).toEqual([paragraph('글')]);
    expect(announced()).toBe('되돌렸어요');
    expect([tool('되돌리기').getAttribute('aria-disabled'), tool('다시 하기').getAttribute('aria-disabled')]).toEqual([
      'true',
      null,
    ]);
    await user.click(tool('다시 하기'));
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '글', bold: true }] }]);
  });
});

describe('by keyboard', () => {
  test('Alt+F10 leads to the tools, arrows, Home and End between them, Escape back into the text', async () => {
    const { box, caretBehind, user } = await openEditor(documentOf(paragraph('글')));
    await caretBehind('글');
    await press(box, 'F10', { altKey: true });
    expect(document.activeElement).toBe(tool('되돌리기'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('문단 모양: 본문'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('서식 지우기'));
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('특수 문자'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(box);
  });

  test('only one tool is on the way of Tab: the one that was used last', async () => {
    const { box, caretBehind, user } = await openEditor(documentOf(paragraph('글')));
    await caretBehind('글');
    await press(box, 'F10', { altKey: true });
    await user.keyboard('{End}');
    const stops = within(screen.getByRole('toolbar', { name: '글 도구' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([tool('서식 지우기')]);
  });

  test('a tool pressed by key keeps the focus, so that the next one can follow', async () => {
    const { box, select, user, blocks } = await openEditor(documentOf(paragraph('글')));
    await select('글');
    await press(box, 'F10', { altKey: true });
    for (let step = 0; step < 5; step += 1) await user.keyboard('{ArrowRight}');
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(tool('기울임'));
    expect(blocks()).toEqual([{ type: 'paragraph', children: [{ text: '글', bold: true, italic: true }] }]);
  });

  test('Escape closes what a tool has opened and leads back to the tool', async () => {
    const { box, caretBehind, user } = await openEditor(documentOf(paragraph('글')));
    await caretBehind('글');
    await press(box, 'F10', { altKey: true });
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('menu', { name: '문단 모양' })).toBeTruthy();
    expect(tool('문단 모양: 본문').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(tool('문단 모양: 본문'));
  });
});
