import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { SCREENS, type Hosted } from './hosted.ts';

/** Says that a screen takes long, or that it did not open. */
const PANEL_TEXTS = ['오래 걸려요', '화면을 열지 못했어요'];

/** When the shell's frame was first seen, and the panel of a remote or the interim one; ms since 1970. */
type Times = { shellAt: number; panelAt: number };
type WithTimes = typeof globalThis & { danjiTimes?: Partial<Times> };

/** Notes the times in the page. */
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

/** A browser of its own on `origin`, signed in as a member of our staff. `lane` tells its requests from those of other browsers. */
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
  // What the app itself notes at a sign-in: without it no session is looked for.
  await page.addInitScript(() => localStorage.setItem('danji.may-have-session', '1'));
  await page.addInitScript(watchTimes, PANEL_TEXTS);
  return page;
}

/** Waits for the panel or the interim panel. */
export async function readTimes(page: Page): Promise<Times> {
  await page.waitForFunction(() => (globalThis as WithTimes).danjiTimes?.panelAt !== undefined, undefined, {
    timeout: 30_000,
    polling: 100,
  });
  return page.evaluate(() => (globalThis as WithTimes).danjiTimes as Times);
}

/** What only the remote's own code shows. */
export const screenOf = (page: Page, remote: Hosted): Locator =>
  page.getByRole('main').getByText(SCREENS[remote].text).first();

/** Goes to a remote's first screen by the menu, without loading the page anew. */
export const goTo = (page: Page, remote: Hosted): Promise<void> =>
  page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: SCREENS[remote].menu, exact: true })
    .click();

/** Marks the page as it is: a reload would take the mark away. */
export const markVisit = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { isSameVisit: true }));
export const isSameVisit = (page: Page): Promise<boolean> => page.evaluate(() => 'isSameVisit' in globalThis);

/** The person comes back to the tab: it asks for a newer registry. */
export const returnToTab = (page: Page): Promise<unknown> =>
  page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
