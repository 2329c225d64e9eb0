import { ApiError } from '@danji/api-client';
import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@danji/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ListSection } from '../src/list-section.tsx';

type List = ComponentProps<typeof ListSection<string>>['list'];

const list = (state: Partial<List>): List => ({
  rows: undefined,
  pagination: { page: 1, count: 0, onChange: () => undefined },
  page: 1,
  error: undefined,
  isLoading: false,
  isRefreshing: false,
  isFiltered: false,
  refresh: () => Promise.resolve(),
  setPage: () => undefined,
  filters: {},
  setFilters: () => undefined,
  clearFilters: () => undefined,
  ...state,
});

const show = (state: Partial<List>) =>
  render(
    <UiProvider>
      <ListSection list={list(state)} label="단지" empty={{ title: '아직 단지가 없어요' }}>
        {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      </ListSection>
    </UiProvider>,
  );
const failure = new ApiError({ status: 503, code: 'internal', title: '잠시 뒤 다시 시도해 주세요.', fields: {} });

test('tells an empty list, one that the filters empty, and a page past the end apart', () => {
  const [setPage, clearFilters] = [jest.fn(), jest.fn()];
  const { unmount } = show({ rows: [] });
  expect(screen.getByText('아직 단지가 없어요')).toBeTruthy();
  unmount();
  const filtered = show({ rows: [], isFiltered: true, clearFilters });
  fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(clearFilters).toHaveBeenCalled();
  filtered.unmount();
  show({ rows: [], page: 3, isFiltered: true, setPage });
  fireEvent.click(screen.getByRole('button', { name: '첫 페이지로 가기' }));
  expect(setPage).toHaveBeenCalledWith(1);
});

test('a failure is shown instead of the rows only when there are none', () => {
  const refresh = jest.fn(() => Promise.resolve());
  const { unmount } = show({ error: failure, refresh });
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  unmount();
  show({ rows: ['한빛마을'], error: failure });
  expect(screen.getByText('새로 불러오지 못해 이전 내용을 보여 드려요')).toBeTruthy();
  expect(screen.getByText('한빛마을')).toBeTruthy();
});
