import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCellSelection } from '../../src/core/slate/table-at.ts';
import { P, renderOnStage, T, type OnStage } from './stage.tsx';

const tools = () => screen.queryByRole('toolbar', { name: '표 도구' });
const queryTool = (name: string) =>
  within(screen.getByRole('toolbar', { name: '표 도구' })).queryByRole('button', { name });
const tool = (name: string) => within(screen.getByRole('toolbar', { name: '표 도구' })).getByRole('button', { name });

/** A table of the document as text: cells by commas, rows by slashes. */
function draw(stage: OnStage): string {
  const table = stage.children().find((block) => block.type === 'table');
  return (
    table?.children
      .map((row) =>
        row.children
          .map((cell) =>
            cell.children
              .map((block) =>
                block.type === 'paragraph'
                  ? block.children.map((child) => ('text' in child ? child.text : '')).join('')
                  : '',
              )
              .join('+'),
          )
          .join(','),
      )
      .join('/') ?? 'none'
  );
}

describe('the table toolbar', () => {
  test('stands only where the caret is in a table', async () => {
    const stage = renderOnStage([P('앞'), T('가,나/다,라'), P('뒤')]);
    expect(tools()).toBeNull();
    await stage.caretAt('앞');
    expect(tools()).toBeNull();
    await stage.caretAt('나');
    expect(tools()).not.toBeNull();
    await stage.caretAt('뒤');
    expect(tools()).toBeNull();
  });

  test.each([
    ['위에 줄 추가', '가,나/,/다,라', '위에 줄을 넣었어요. 3줄 2열'],
    ['아래에 줄 추가', '가,나/다,라/,', '아래에 줄을 넣었어요. 3줄 2열'],
    ['줄 지우기', '가,나', '줄을 지웠어요. 1줄 2열'],
    ['왼쪽에 열 추가', '가,,나/다,,라', '왼쪽에 열을 넣었어요. 2줄 3열'],
    ['오른쪽에 열 추가', '가,나,/다,라,', '오른쪽에 열을 넣었어요. 2줄 3열'],
    ['열 지우기', '가/다', '열을 지웠어요. 2줄 1열'],
    ['표 지우기', 'none', '표를 지웠어요.'],
  ])('%s', async (name, expected, announced) => {
    const stage = renderOnStage([P('앞'), T('가,나/다,라'), P('뒤')]);
    await stage.caretAt('라');
    await userEvent.click(tool(name));
    expect(draw(stage)).toBe(expected);
    expect(stage.announced()).toBe(announced);
    await stage.change(() => stage.editor.undo());
    expect(draw(stage)).toBe('가,나/다,라');
  });

  test('heads can be switched on and off, and show it', async () => {
    const stage = renderOnStage([T('가,나/다,라', { headerRow: true }), P('')]);
    await stage.caretAt('라');
    expect(screen.getByText('가').closest('th')?.scope).toBe('col');
    expect(tool('제목 줄').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(tool('제목 줄'));
    expect(tool('제목 줄').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('가').closest('td')).not.toBeNull();
    await userEvent.click(tool('제목 열'));
    expect(screen.getByText('다').closest('th')?.scope).toBe('row');
    expect(stage.children()[0]).toMatchObject({ type: 'table', headerColumn: true });
  });

  test('merging is offered for two cells and more, splitting for a cell that spans', async () => {
    const stage = renderOnStage([T('가,나/다,라'), P('')]);
    await stage.caretAt('가');
    expect([queryTool('칸 합치기'), queryTool('칸 나누기')]).toEqual([null, null]);
    await stage.change(() => setCellSelection(stage.editor, { path: [0], anchor: [0, 0], focus: [0, 1] }));
    expect(queryTool('칸 나누기')).toBeNull();
    await userEvent.click(tool('칸 합치기'));
    expect(draw(stage)).toBe('가+나/다,라');
    expect(screen.getByText('나').closest('td')?.colSpan).toBe(2);
    expect(queryTool('칸 합치기')).toBeNull();
    await userEvent.click(tool('칸 나누기'));
    expect(draw(stage)).toBe('가+나,/다,라');
  });

  test('a table that may grow no more says so', async () => {
    const stage = renderOnStage([T(Array.from({ length: 50 }, (_, at) => `${at}`).join(',')), P('')]);
    await stage.caretAt('7');
    await userEvent.click(tool('왼쪽에 열 추가'));
    expect(stage.announced()).toBe('표를 더 바꿀 수 없어요. 500줄, 50열까지 만들 수 있어요.');
  });

  test('is one stop for Tab, arrow keys move in it, and Escape leads back to the text', async () => {
    const stage = renderOnStage([T('가,나/다,라'), P('')]);
    await stage.caretAt('가');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    expect(document.activeElement).toBe(tool('위에 줄 추가'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(draw(stage)).toBe('가,나/,/다,라');
    expect(document.activeElement).toBe(tool('아래에 줄 추가'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(tool('표 지우기'));
    expect(
      within(screen.getByRole('toolbar', { name: '표 도구' }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([tool('표 지우기')]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByLabelText('내용'));
  });

  test('the focus is in the text when the table is gone', async () => {
    const stage = renderOnStage([T('가,나/다,라'), P('')]);
    await stage.caretAt('가');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('내용')));
    expect(draw(stage)).toBe('none');
  });

  test('cells get a colour and lose it', async () => {
    const stage = renderOnStage([T('가,나/다,라'), P('')]);
    await stage.change(() => setCellSelection(stage.editor, { path: [0], anchor: [0, 0], focus: [1, 0] }));
    await stage.change(() => screen.getByLabelText('내용').focus());
    await userEvent.click(tool('칸 배경색'));
    await userEvent.click(await screen.findByRole('button', { name: '옅은 노랑 #fff3bf' }));
    expect(screen.getByText('다').closest('td')?.style.backgroundColor).toBe('rgb(255, 243, 191)');
    expect(screen.getByText('나').closest('td')?.style.backgroundColor).toBe('');
    await userEvent.click(tool('칸 배경색'));
    await userEvent.click(await screen.findByRole('button', { name: '배경색 없음' }));
    expect(JSON.stringify(stage.children())).not.toContain('background');
  });

  test('a column gets a width by number, never below 100', async () => {
    const stage = renderOnStage([T('가,나/다,라', { colWidths: [150, 150] }), P('')]);
    await stage.caretAt('라');
    await userEvent.click(tool('열 너비'));
    const field = await screen.findByRole('textbox', { name: '2열 너비' });
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    expect(stage.children()[0]).toMatchObject({ colWidths: [100, 100] });
    expect(stage.announced()).toBe('2열 너비 100픽셀');
    expect(document.activeElement).toBe(screen.getByLabelText('내용'));
  });
});
