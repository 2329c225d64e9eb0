import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { givePoints } from '@danji/testing/give-points';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('shows what a member can spend, what is held, and what will come', async () => {
  const account = await testServer().create.general();
  await givePoints(account.id, 1250);
  const { screen } = await renderPage(remote.routes, { at: '/points', as: account });
  expect(await screen.findByText('1,250P')).toBeTruthy();
  expect(await screen.findByText('+1,250P')).toBeTruthy();
  expect(screen.getAllByText('0P')).toHaveLength(2);
  const links = ['상품권으로 바꾸기', '상품권 보관함'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/points/coupons', '/points/applications']);
});
