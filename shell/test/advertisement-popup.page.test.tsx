import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { renderPage } from '@danji/testing/page/render-page';
import { HomePopups } from '../src/home-popups/home-popups.tsx';
import { eventually, readCounts, showAdvertisements } from './show-advertisements.ts';

beforeEach(() => testServer().reset());

const routes = [
  { path: '/', element: <HomePopups /> },
  { path: '/shop', element: <p>상점</p> },
];

test('labels a popup advertisement, shows its further pictures, and counts its clicks', async () => {
  const [id = 0] = await showAdvertisements(1, '겨울 점검');
  const { user, screen, within, address } = await renderPage(routes, { at: '/' });
  const link = await screen.findByRole('link', { name: '겨울 점검 자세히 보기' });
  expect(screen.getByText('광고')).toBeTruthy();
  expect(screen.getByText('지금 신청하세요')).toBeTruthy();
  const popup = within(screen.getByRole('dialog', { name: '겨울 점검' }));
  expect(popup.getAllByRole('presentation').length).toBe(2);
  await user.click(link);
  expect(address()).toBe('/shop');
  await eventually(async () =>
    expect(await readCounts()).toEqual([{ advertisement_id: id, impressions: 0, clicks: 1 }]),
  );
});

test('stays closed for today on request', async () => {
  await showAdvertisements(1, '겨울 점검');
  const first = await renderPage(routes, { at: '/' });
  await first.user.click(await first.screen.findByRole('button', { name: /오늘 하루 보지 않기/ }));
  const again = await renderPage(routes, { at: '/', isReload: true });
  await again.waitFor(() => expect(again.screen.queryByRole('link', { name: '겨울 점검 자세히 보기' })).toBeNull());
});
