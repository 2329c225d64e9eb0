import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, DataTable, EmptyState } from '../src/index.ts';
import { renderUi } from './harness.tsx';
import { type Home, rows, columns, rowKey, Page } from './data-table-page.tsx';

afterEach(cleanup);

const state = (): Record<string, unknown> =>
  JSON.parse(screen.getByTestId('state').textContent ?? '{}') as Record<string, unknown>;
const heads = (): string[] => screen.getAllByRole('columnheader').map((head) => head.textContent ?? '');

describe('rows and columns', () => {
  test('has names for itself and its columns', async () => {
    renderUi(<DataTable label="단지 목록" columns={columns} rows={rows} rowKey={rowKey} />);
    const table = await screen.findByRole('table', { name: '단지 목록' });
    expect(heads()).toEqual(['이름', '세대수', '분양 형태', '지도']);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
  });

  test('sorts ascending first and descending at the second click', async () => {
    const user = userEvent.setup();
    renderUi(<Page />);
    const head = await screen.findByRole('columnheader', { name: /세대수/ });
    expect(head.getAttribute('aria-sort')).toBe('none');
    await user.click(within(head).getByRole('button', { name: '세대수' }));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head).getByRole('button', { name: '세대수' }));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬', hidden: true }), '이름 역순');
    expect(state()).toMatchObject({ sort: { key: 'name', direction: 'desc' } });
  });

  test('a row opens by a click anywhere and by keyboard, but not through a link or checkbox in it', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn<(row: Home) => void>();
    renderUi(<Page chooses onRowClick={onRowClick} />);
    await user.click(await screen.findByText('9,510'));
    expect(onRowClick.mock.calls).toEqual([[rows[1]]]);
    screen.getByRole('button', { name: '래미안' }).focus();
    await user.keyboard('{Enter}');
    expect(onRowClick.mock.calls.at(-1)).toEqual([rows[0]]);
    const [link] = screen.getAllByRole('link', { name: '보기' });
    if (link) await user.click(link);
    await user.click(screen.getByRole('checkbox', { name: '은마 선택' }));
    expect(onRowClick).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ selection: [3] });
  });

  test('a row with an address has a real link, and opens a new tab by Ctrl, ⌘ and middle clicks', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn<(row: Home) => void>();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    renderUi(<Page onRowClick={onRowClick} rowHref={({ id }) => `#home${id}`} />);
    const link = await screen.findByRole('link', { name: '래미안' });
    expect(link.getAttribute('href')).toBe('#home1');
    await user.click(link);
    expect(onRowClick.mock.calls).toEqual([[rows[0]]]);
    const cell = screen.getByText('9,510');
    await user.keyboard('{Control>}');
    await user.click(cell);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    await user.keyboard('{/Control}{Meta>}');
    await user.click(cell);
    await user.keyboard('{/Meta}');
    await user.pointer({ keys: '[MouseMiddle]', target: cell });
    await user.pointer({ keys: '[MouseRight]', target: cell });
    expect(open.mock.calls).toEqual(Array.from({ length: 3 }, () => ['#home2', '_blank', 'noopener']));
    expect(onRowClick).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  test('without rows it shows a skeleton while loading and the empty state afterwards', async () => {
    const empty = <EmptyState title="아직 단지가 없어요" />;
    renderUi(<DataTable label="단지" columns={columns} rows={[]} rowKey={rowKey} loading empty={empty} />);
    expect(await screen.findByText('불러오는 중')).toBeTruthy();
    cleanup();
    renderUi(<DataTable label="단지" columns={columns} rows={[]} rowKey={rowKey} empty={empty} />);
    expect(await screen.findByText('아직 단지가 없어요')).toBeTruthy();
  });

  test.each([
    [false, 4],
    [true, 3],
  ])(
    'a card of the skeleton has a line for every column that its card will show; without the last: %s',
    async (hideOnCards, lines) => {
      const shown = columns.map((column, index) => ({ ...column, hideOnCards: hideOnCards && index === 3 }));
      renderUi(<DataTable label="단지" columns={shown} rows={[]} rowKey={rowKey} loading />);
      await screen.findByText('불러오는 중');
      expect(document.querySelector('[data-row]')?.lastElementChild?.childElementCount).toBe(lines);
    },
  );
});

describe('choosing rows', () => {
  test('the checkbox in the header has three states and selects the page', async () => {
    const user = userEvent.setup();
    renderUi(<Page chooses />);
    const head = await screen.findByRole<HTMLInputElement>('checkbox', { name: '이 페이지 모두 선택' });
    await user.click(screen.getByRole('checkbox', { name: '래미안 선택' }));
    expect([head.checked, head.indeterminate]).toEqual([false, true]);
    expect(screen.getByText('1개 선택')).toBeTruthy();
    await user.click(head);
    expect([head.checked, head.indeterminate]).toEqual([true, false]);
    expect(screen.getByRole('button', { name: '승인' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '선택 해제' }));
    expect(state()).toMatchObject({ selection: [] });
    expect(screen.queryByRole('button', { name: '승인' })).toBeNull();
  });

  test('Shift selects the rows between', async () => {
    const user = userEvent.setup();
    renderUi(<Page chooses />);
    await user.click(await screen.findByRole('checkbox', { name: '래미안 선택' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '은마 선택' }));
    await user.keyboard('{/Shift}');
    expect(state()).toMatchObject({ selection: [1, 2, 3] });
  });
});

describe('filters by column', () => {
  test('a text applies on Enter, Escape discards it, and the focus returns', async () => {
    const user = userEvent.setup();
    renderUi(<Page />);
    const open = await screen.findByRole('button', { name: '이름 필터' });
    await user.click(open);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이름 필터' }));
    await user.keyboard('자이{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(open);
    await user.click(open);
    await user.keyboard('자이{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '적용' }));
    await user.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(open);
    await user.click(open);
    await user.keyboard('래미{Enter}');
    expect(state()).toMatchObject({ filters: { name: '래미' } });
    expect(screen.getByRole('button', { name: '이름 필터: 래미' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /이름: 래미 필터 지우기/ }));
    expect(state()).toMatchObject({ filters: { name: '' } });
  });

  test('a choice is made by arrow keys and Enter', async () => {
    const user = userEvent.setup();
    renderUi(<Page />);
    await user.click(await screen.findByRole('button', { name: '분양 형태 필터' }));
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: '전체', checked: true }));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(state()).toMatchObject({ filters: { kind: 'mixed' } });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

/** A page that filters its rows, with a button in the empty state that clears the filters. */
function Narrowed() {
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({ name: '래미', kind: '분양' });
  const shown = rows.filter(
    ({ name, kind }) => name.includes(filters['name'] ?? '') && kind.includes(filters['kind'] ?? ''),
  );
  return (
    <Page
      rows={shown}
      filters={filters}
      onFilters={setFilters}
      chooses
      empty={<EmptyState title="없어요" action={<Button onClick={() => setFilters({})}>조건 지우기</Button>} />}
    />
  );
}

const chip = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the focus stays in the table', () => {
  test('when the selection is cleared', async () => {
    const user = userEvent.setup();
    renderUi(<Page chooses />);
    await user.click(await screen.findByRole('checkbox', { name: '래미안 선택' }));
    screen.getByRole('button', { name: '선택 해제' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '단지 목록' }));
  });

  test('when a chip is removed: on the next chip, and on the table after the last', async () => {
    const user = userEvent.setup();
    renderUi(<Narrowed />);
    await screen.findByRole('table');
    chip(/분양 필터 지우기/).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(chip(/래미 필터 지우기/));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '단지 목록' }));
  });

  test('when a filter matches no row, and when it is cleared there', async () => {
    const user = userEvent.setup();
    renderUi(<Narrowed />);
    await user.click(await screen.findByRole('button', { name: '이름 필터: 래미' }));
    await user.keyboard('없음{Enter}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '단지 목록' }));
    screen.getByRole('button', { name: '조건 지우기' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '단지 목록' }));
  });
});

describe('the view', () => {
  test('hides and shows columns, but never the first nor a fixed one', async () => {
    const user = userEvent.setup();
    renderUi(<Page />);
    await user.click(await screen.findByRole('button', { name: '보기 설정' }));
    const names = screen
      .getAllByRole('menuitemcheckbox')
      .map((item) => [item.textContent, item.hasAttribute('disabled')]);
    expect(names).toEqual([
      ['이름', true],
      ['세대수', false],
      ['분양 형태', false],
      ['지도', true],
    ]);
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(heads()).toEqual(['이름', '지도']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(heads()).toEqual(['이름', '세대수', '지도']);
    await user.click(screen.getByRole('menuitemradio', { name: '좁게' }));
    expect(state()).toMatchObject({ density: 'compact', hiddenColumns: ['kind'] });
  });
});
