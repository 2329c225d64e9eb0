import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { SearchResults } from '../src/accounts/search/search-results.tsx';

beforeEach(() => testServer().reset());

const routes = [{ path: '/search', element: <SearchResults context={{ query: '한결' }} /> }];

test('operators find accounts of each kind, each with the way to all of them', async () => {
  const { create } = testServer();
  for (let count = 0; count < 7; count += 1) await create.general({ name: `박한결${count}` });
  await create.brand({ name: '최한결', company: '한결건설' });
  const { screen, within } = await renderPage(routes, { at: '/search', as: await create.staff({ name: '이한결' }) });
  const general = within(await screen.findByRole('region', { name: '일반회원' }));
  expect(general.getByRole('link', { name: '2건 더 보기' }).getAttribute('href')).toBe(
    `/admin/users/general?${new URLSearchParams({ search: '한결' })}`,
  );
  expect(general.getAllByRole('link', { name: /박한결/ }).length).toBe(5);
  expect(general.getByRole('link', { name: /박한결6/ }).getAttribute('href')).toMatch(/^\/admin\/users\/detail\/\d+$/);
  expect(
    within(await screen.findByRole('region', { name: '업체회원' })).getByRole('link', { name: /한결건설/ }),
  ).toBeTruthy();
  // Only ADMIN finds operators.
  expect(screen.queryByRole('region', { name: '운영자' })).toBeNull();
});

test('members find no accounts', async () => {
  const { screen } = await renderPage(routes, {
    at: '/search',
    as: await testServer().create.general({ name: '김한결' }),
  });
  expect(screen.queryByText('일반회원')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
