import { beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { renderPage } from '@danji/testing/page/render-page';
import { act } from '@testing-library/react';
import { HomeBanner } from '../src/home-banner/home-banner.tsx';
import { eventually, readCounts, showAdvertisements } from './show-advertisements.ts';

type Observer = (entries: { intersectionRatio: number }[]) => void;
const observers = new Set<Observer>();

/** jsdom has no layout: the test sets what is in the viewport. */
class SightObserver {
  readonly #tell: Observer;
  constructor(tell: Observer) {
    this.#tell = tell;
  }
  observe(): void {
    observers.add(this.#tell);
  }
  disconnect(): void {
    observers.delete(this.#tell);
  }
}
const putInSight = (ratio: number) =>
  act(async () => observers.forEach((tell) => tell([{ intersectionRatio: ratio }])));

beforeEach(async () => {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: SightObserver });
  await testServer().reset();
});

const routes = [
  { path: '/', element: <HomeBanner /> },
  { path: '/shop', element: <p>상점</p> },
];
test('takes no space when there are no banners', async () => {
  const { waitFor } = await renderPage(routes, { at: '/' });
  await waitFor(() => expect(document.querySelector('main')?.childElementCount).toBe(0));
});

test('changes by buttons, dots and arrow keys, and only the visible banner is interactive', async () => {
  await showAdvertisements(0, 'one', 'two');
  const { user, screen, waitFor } = await renderPage(routes, { at: '/' });
  const section = await screen.findByRole('region', { name: '광고' });
  const reachable = () =>
    [...section.querySelectorAll('li:not([inert]) img')].map((image) => image.getAttribute('alt'));
  expect(reachable()).toEqual(['one']);
  // At a phone's width there are dots and swipes instead of arrows.
  await user.click(screen.getByText('다음 광고'));
  expect(reachable()).toEqual(['two']);
  await user.keyboard('{ArrowRight}');
  expect(reachable()).toEqual(['one']);
  await user.click(screen.getByRole('button', { name: '광고 2번 보기' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '광고 2번 보기' }).getAttribute('aria-current')).toBe('page'),
  );
  await user.pointer([
    { keys: '[MouseLeft>]', target: section.querySelector('ul') as Element, coords: { clientX: 50 } },
    { coords: { clientX: 200 } },
    { keys: '[/MouseLeft]' },
  ]);
  expect(reachable()).toEqual(['one']);
  await user.click(screen.getByRole('button', { name: '광고 넘김 멈추기' }));
  expect(screen.getByRole('button', { name: '광고 저절로 넘기기' })).toBeTruthy();
});

test('counts an impression after a second in the viewport, once a visit, and a click', async () => {
  const [first = 0] = await showAdvertisements(0, 'one');
  const { user, screen, address } = await renderPage(routes, { at: '/' });
  const link = await screen.findByRole('link', { name: 'one' });
  await putInSight(0.4);
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(await readCounts()).toEqual([]);
  await putInSight(0.6);
  await eventually(async () =>
    expect(await readCounts()).toEqual([{ advertisement_id: first, impressions: 1, clicks: 0 }]),
  );
  await putInSight(0);
  await putInSight(1);
  await new Promise((resolve) => setTimeout(resolve, 1300));
  await user.click(link);
  expect(address()).toBe('/shop');
  await eventually(async () =>
    expect(await readCounts()).toEqual([{ advertisement_id: first, impressions: 1, clicks: 1 }]),
  );
});

test('opens other sites in a new tab', async () => {
  await showAdvertisements(0, 'one', 'two');
  const { user, screen } = await renderPage(routes, { at: '/' });
  await user.click(await screen.findByRole('button', { name: '광고 2번 보기' }));
  const link = screen.getByRole('link', { name: 'two, 새 탭에서 열려요' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer sponsored']);
});
