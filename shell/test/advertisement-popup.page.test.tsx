import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { renderPage } from '@danji/testing/page/render-page';
import { HomePopups } from '../src/home-popups/home-popups.tsx';
import { eventually, readCounts, showAdvertisements } from './show-advertisements.ts';

beforeEach(() => testServer().reset());

const routes = [
  { path: '/', element: <HomePopups /> },
  { path: '/shop', element: <p>상점</p> },
];

/** The numbers of the pictures that a popup shows, in their order. */
const pictureNumbers = (popup: HTMLElement) =>
  [...popup.querySelectorAll('img')].map((picture) => /picture(\d)of/.exec(picture.src)?.[1]);

const setWidth = (width: number) => Object.assign(window, { innerWidth: width });

afterEach(() => void setWidth(1024));

test('shows the picture for its width and the two below the text, on a phone as on a computer', async () => {
  await showAdvertisements(1, '겨울 점검');
  const wide = await renderPage(routes, { at: '/' });
  expect(pictureNumbers(await wide.screen.findByRole('dialog', { name: '겨울 점검' }))).toEqual(['1', '3', '4']);
  setWidth(390);
  const phone = await renderPage(routes, { at: '/', isReload: true });
  expect(pictureNumbers(await phone.screen.findByRole('dialog', { name: '겨울 점검' }))).toEqual(['2', '3', '4']);
});

test('labels a popup advertisement, and counts its clicks', async () => {
  const [id = 0] = await showAdvertisements(1, '겨울 점검');
  const { user, screen, address } = await renderPage(routes, { at: '/' });
  const link = await screen.findByRole('link', { name: '겨울 점검 자세히 보기' });
  expect(screen.getByText('광고')).toBeTruthy();
  expect(screen.getByText('지금 신청하세요')).toBeTruthy();
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
