import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, DataTable, EmptyState, Pagination, Tabs, type TableColumn, type TableSort } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

interface Home { id: number; name: string; count: number }
const rows: Home[] = [{ id: 1, name: '래미안', count: 2990 }, { id: 2, name: '헬리오시티', count: 9510 }];
const columns: TableColumn<Home>[] = [
  { key: 'name', header: '이름', cell: (row) => row.name, sortKey: 'name' },
  { key: 'count', header: '세대 수', cell: (row) => row.count.toLocaleString('ko-KR'), sortKey: 'count', align: 'end' },
  { key: 'link', header: '지도', cell: () => <a href="#map">보기</a> },
];

describe('data table', () => {
  test('names itself and its columns', () => {
    renderUi(<DataTable label="단지 목록" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    const table = screen.getByRole('table', { name: '단지 목록' });
    expect(within(table).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['이름', '세대 수', '지도']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  test('sorts up first and turns round at the second click', async () => {
    const user = userEvent.setup();
    const asked: TableSort[] = [];
    function Page() {
      const [sort, setSort] = useState<TableSort>();
      const onSort = (next: TableSort): void => { asked.push(next); setSort(next); };
      return <DataTable label="단지" columns={columns} rows={rows} rowKey={(row) => row.id} sort={sort} onSort={onSort} />;
    }
    renderUi(<Page />);
    const head = screen.getByRole('columnheader', { name: '세대 수' });
    expect(head.getAttribute('aria-sort')).toBe('none');
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(asked).toEqual([{ key: 'count', direction: 'asc' }, { key: 'count', direction: 'desc' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: '정렬', hidden: true }), '이름 내림차순');
    expect(asked.at(-1)).toEqual({ key: 'name', direction: 'desc' });
  });

  test('a row opens by a click anywhere and by keyboard, but not through a link in it', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn<(row: Home) => void>();
    renderUi(<DataTable label="단지" columns={columns} rows={rows} rowKey={(row) => row.id} onRowClick={onRowClick} />);
    await user.click(screen.getByText('9,510'));
    expect(onRowClick.mock.calls).toEqual([[rows[1]]]);
    screen.getByRole('button', { name: '래미안' }).focus();
    await user.keyboard('{Enter}');
    expect(onRowClick.mock.calls.at(-1)).toEqual([rows[0]]);
    const [link] = screen.getAllByRole('link', { name: '보기' });
    if (link) await user.click(link);
    expect(onRowClick).toHaveBeenCalledTimes(2);
  });

  test('without rows it is a skeleton while loading and the empty state after', () => {
    const empty = <EmptyState title="아직 단지가 없어요" />;
    renderUi(<DataTable label="단지" columns={columns} rows={[]} rowKey={(row: Home) => row.id} loading empty={empty} />);
    expect(screen.getByText('불러오는 중')).toBeTruthy();
    cleanup();
    renderUi(<DataTable label="단지" columns={columns} rows={[]} rowKey={(row: Home) => row.id} empty={empty} />);
    expect(screen.getByText('아직 단지가 없어요')).toBeTruthy();
  });
});

describe('pagination', () => {
  test.each([[1, 45, ['1 페이지', '2 페이지', '3 페이지']], [5, 400, ['3 페이지', '4 페이지', '5 페이지', '6 페이지', '7 페이지']], [20, 400, ['16 페이지', '17 페이지', '18 페이지', '19 페이지', '20 페이지']]])('page %i of %i results', (page, count, names) => {
    renderUi(<Pagination page={page} count={count} onChange={() => undefined} />);
    const list = within(screen.getByRole('navigation', { name: '페이지' })).getByRole('list');
    expect(within(list).getAllByRole('button').map((button) => button.textContent)).toEqual(names.map((name) => name.replace(' ', '')));
    expect(within(list).getByRole('button', { current: 'page' }).textContent).toBe(`${page}페이지`);
  });

  test('moves by number and by arrow, and ends at both ends', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(page: number) => void>();
    renderUi(<Pagination page={1} count={45} onChange={onChange} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '이전 페이지' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '다음 페이지' }));
    await user.click(screen.getByRole('button', { name: '3 페이지' }));
    await user.click(screen.getByRole('button', { name: '1 페이지' }));
    expect(onChange.mock.calls).toEqual([[2], [3]]);
  });

  test('is not there while everything fits on one page, but leads back from past the end', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(page: number) => void>();
    renderUi(<Pagination page={1} count={20} onChange={onChange} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    renderUi(<Pagination page={9} count={20} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: '이전 페이지' }));
    expect(onChange).toHaveBeenCalledWith(1);
  });
});

function TwoTabs() {
  const [value, setValue] = useState('a');
  return <Tabs label="보기" value={value} onChange={setValue} items={[{ value: 'a', label: '목록', content: '목록 내용' }, { value: 'b', label: '달력', content: '달력 내용' }]} />;
}

test('tabs are one Tab stop and move by arrow keys', async () => {
  const user = userEvent.setup();
  renderUi(<TwoTabs />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '달력', selected: true }));
  expect(screen.getByRole('tabpanel', { name: '달력' }).textContent).toBe('달력 내용');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('목록');
});

test.each([[false, ['false', 'true']], [true, ['true', 'true']]])('accordion with several open: %s', async (multiple, expanded) => {
  const user = userEvent.setup();
  renderUi(<Accordion multiple={multiple} defaultOpen={['1']} items={[{ id: '1', title: '하나', content: '첫 답' }, { id: '2', title: '둘', content: '둘째 답' }]} />);
  await user.click(screen.getByRole('button', { name: '둘' }));
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual(expanded);
  expect(screen.getByRole('region', { name: '둘' }).textContent).toBe('둘째 답');
});
