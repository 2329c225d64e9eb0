import { expect, type Page } from '@playwright/test';
import type { DemoAccount } from './accounts.ts';

/** The moment at which the pictures are taken: a Monday morning in Seoul. */
export const PICTURE_NOW = '2026-11-23T10:00:00+09:00';

/** A screen of the shell that is photographed. */
export interface PictureScreen {
  /** Name of its pictures. */
  name: string;
  who: DemoAccount | 'nobody';
  path: string;
  /** Brings it into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
}

/** The lower parts of the front page are loaded on the way down. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('heading', { name: '어떤 분이신가요?' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** That nothing was found is said only after a while. */
const waitForEmptyResult = (page: Page): Promise<void> => expect(page.getByText('검색 결과가 없어요')).toBeVisible();

/** Sections come from several remotes; the count is said when all have answered. */
const waitForResults = (page: Page): Promise<void> => expect(page.getByText(/^검색 결과 \d+건$/)).toBeAttached();

/** Every run signs in once more: the other devices are those of the pictures taken at the same time. */
async function hideOtherDevices(page: Page): Promise<void> {
  await expect(page.getByText('이 기기', { exact: true })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: / 로그아웃$/ }) })
    .evaluateAll((devices) => {
      for (const device of devices) device.style.display = 'none';
    });
}

export const PICTURE_SCREENS: readonly PictureScreen[] = [
  { name: 'home', who: 'nobody', path: '/', prepare: scrollThrough },
  { name: 'login', who: 'nobody', path: '/login' },
  { name: 'login-brand', who: 'nobody', path: '/login/brand' },
  { name: 'login-staff', who: 'nobody', path: '/login/staff' },
  { name: 'signup-user', who: 'nobody', path: '/signup/user' },
  { name: 'signup-brand', who: 'nobody', path: '/signup/brand' },
  { name: 'find-email', who: 'nobody', path: '/find-email' },
  { name: 'find-password', who: 'nobody', path: '/find-password' },
  { name: 'terms', who: 'nobody', path: '/terms' },
  { name: 'privacy', who: 'nobody', path: '/privacy' },
  { name: 'search', who: 'nobody', path: '/search?q=%EB%AC%BC%EB%B2%94', prepare: waitForEmptyResult },
  { name: 'open-in-browser', who: 'nobody', path: '/open-in-browser' },
  { name: 'unavailable', who: 'nobody', path: '/unavailable' },
  { name: 'not-found', who: 'nobody', path: '/no-such-screen' },
  { name: 'kakao-refused', who: 'nobody', path: '/oauth/kakao/callback/user?error=access_denied' },
  { name: 'offline', who: 'nobody', path: '/offline.html' },
  { name: 'home-manager', who: 'manager', path: '/' },
  { name: 'notifications', who: 'manager', path: '/notifications' },
  { name: 'me', who: 'manager', path: '/me', prepare: hideOtherDevices },
  { name: 'search-manager', who: 'manager', path: '/search?q=%EA%B4%80%EB%A6%AC', prepare: waitForResults },
  { name: 'forbidden', who: 'manager', path: '/admin' },
  { name: 'home-brand', who: 'brand', path: '/' },
  { name: 'home-staff', who: 'staff', path: '/' },
];
