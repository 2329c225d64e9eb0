import { ApiError } from '@danji/api-client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@danji/shell-sdk/router';
import { UiProvider } from '@danji/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageFrame } from '../src/page-frame.tsx';
import { Page } from '../src/page.tsx';
import { RecordScreen } from '../src/record-screen.tsx';

type Complex = { name: string; spaceId: number };
type State = { data?: Complex; error?: ApiError; refresh?: () => Promise<void> };

afterEach(cleanup);

const LIST = { path: '/complexes', label: '단지 목록' };
const failure = (status: number) => new ApiError({ status, code: 'not_found', title: '잠시 뒤 다시 시도해 주세요.' });

function show({ data, error, refresh = () => Promise.resolve() }: State): void {
  const element = (
    <PageFrame title="한빛마을">
      <RecordScreen
        record={{ data, error, refresh, isRefreshing: false }}
        name="단지"
        list={LIST}
        missing={{ title: '단지를 찾을 수 없어요' }}
        isElsewhere={({ spaceId }) => spaceId !== 1}
      >
        {({ name }) => <Page title={name} back={LIST} />}
      </RecordScreen>
    </PageFrame>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

test('names the screen until the record is there, then the record', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: '단지' })).toBeTruthy();
  expect(document.title).toBe('단지 - 한빛마을 | 단지');
  cleanup();
  show({ data: { name: '가람마을', spaceId: 1 } });
  expect(screen.getByRole('heading', { level: 1, name: '가람마을' })).toBeTruthy();
  expect(document.title).toBe('가람마을 - 한빛마을 | 단지');
  expect(screen.getByRole('link', { name: '단지 목록' }).getAttribute('href')).toBe('/complexes');
});

test.each([
  ['does not exist', { error: failure(404) }],
  ['can not exist under this id', { error: failure(422) }],
  ['belongs elsewhere', { data: { name: '가람마을', spaceId: 2 } }],
  ['was deleted while it was shown', { data: { name: '가람마을', spaceId: 1 }, error: failure(404) }],
])('a record that %s is missing', (_, state: State) => {
  show(state);
  expect(screen.getByText('단지를 찾을 수 없어요')).toBeTruthy();
  expect(screen.queryByText('가람마을')).toBeNull();
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

test('a record that failed to load can be loaded again; one that failed to refresh stays', () => {
  const refresh = jest.fn(() => Promise.resolve());
  show({ error: failure(503), refresh });
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  cleanup();
  show({ data: { name: '가람마을', spaceId: 1 }, error: failure(503) });
  expect(screen.getByRole('heading', { level: 1, name: '가람마을' })).toBeTruthy();
});
