import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { SCREENS, type Hosted } from './hosted.ts';

/** Texts of the panels: the screen takes long, or it could not be opened. */
const PANEL_TEXTS = ['오래 걸려요', '화면을 열지 못했어요'];

/** Times when the shell's frame, and the interim or final panel of a remote, were first shown; ms since 1970. */
type Times = { shellAt: number; panelAt: number };
type WithTimes = typeof globalThis & { danjiTimes?: Partial<Times> };

/** Runs in the page and records the times. */
function watchTimes(texts: string[]): void {
  const times: Partial<Times> = {};
  (globalThis as WithTimes).danjiTimes = times;
  const check = () => {
    const main = document.querySelector('main');
    const now = performance.timeOrigin + performance.now();
    if (main) times.shellAt ??= now;
    if (texts.some((word) => main?.textContent.includes(word))) times.panelAt = now;
    else setTimeout(check, 50);
  };
  check();
}

/**
 * Opens a tab in a new browser context on `origin`, signed in as an operator. `lane` identifies the requests of this
 * browser.
 */
export async function openTab(browser: Browser, lane: string, origin: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
  });
  await context.addCookies([{ name: 'lane', value: lane, url: origin }]);
  const response = await context.request.post('/api/users/login/', {
    headers: { 'x-danji-client': 'web' },
    data: { email: 'admin@danji.test', password: 'danji1234', user_type: 0 },
  });
  expect(response.status()).toBe(200);
  const page = await context.newPage();
  // The app itself stores this at a sign-in; without it the app does not look for a session.
  await page.addInitScript(() => localStorage.setItem('danji.may-have-session', '1'));
  await page.addInitScript(watchTimes, PANEL_TEXTS);
  return page;
}

/** Waits for the final or the interim panel. */
export async function readTimes(page: Page): Promise<Times> {
  await page.waitForFunction(() => (globalThis as WithTimes).danjiTimes?.panelAt !== undefined, undefined, {
    timeout: 30_000,
    polling: 100,
  });
  return page.evaluate(() => (globalThis as WithTimes).danjiTimes as Times);
}

/** A text that only the remote's own code shows. */
export const screenOf = (page: Page, remote: Hosted): Locator =>
  page.getByRole('main').getByText(SCREENS[remote].text).first();

/** Opens a remote's first screen by the menu or the search, without reloading the page. */
export async function goTo(page: Page, remote: Hosted): Promise<void> {
  const { menu: name, ...screen } = SCREENS[remote];
  if (!('isSearched' in screen))
    return page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('banner').getByRole('searchbox').fill(name);
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  return page.getByRole('region', { name: '바로가기' }).getByRole('link', { name, exact: true }).click();
}

/** Marks the page; a reload would remove the mark. */
export const markVisit = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { isSameVisit: true }));
export const isSameVisit = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameVisit' in globalThis);

/**
 * Simulates a user who returns to the tab, which then requests a newer registry; waits for the response, or for the
 * failure of the request. A tab whose previous request is still pending does not make another: it is focused again.
 */
export async function returnToTab(page: Page): Promise<void> {
  await expect(async () => {
    const pending = page.waitForRequest((request) => new URL(request.url()).pathname === getRegistry.path, {
      timeout: 2_000,
    });
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await (await pending).response();
  }).toPass({ timeout: 30_000 });
}
