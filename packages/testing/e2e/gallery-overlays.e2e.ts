import { chromium, expect, test, type Locator, type Page } from '@playwright/test';
import { E2E } from './addresses.ts';
import { waitUntilStable } from './gallery-pages.ts';

test.use({ baseURL: E2E.gallery });

type LayoutShift = PerformanceEntry & { sources: { node: Node | null }[] };
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await waitUntilStable(page);
};
/** Stops the clock of the page: time passes only by `page.clock.runFor`, until `page.clock.resume`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
const edges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main > *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    }),
  );
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

test('opening a modal over a scrolled page with a scroll bar moves nothing, including the sticky header', async ({
  launchOptions,
}) => {
  // The browser of the tests hides scroll bars; this one shows them as desktop browsers do.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL: E2E.gallery, viewport: { width: 1280, height: 700 } });
  await open(page, '/modal?theme=light');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  // Opening it for the first time loads the fonts of its text.
  await page.getByRole('button', { name: '일정 등록' }).click();
  await waitUntilStable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push(
          ...entry.sources.map(
            ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 200) ?? '',
          ),
        );
    }).observe({ type: 'layout-shift', buffered: false });
  });
  const before = await edges(page);
  await page.getByRole('button', { name: '일정 등록' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitUntilStable(page);
  expect(await edges(page)).toEqual(before);
  await page.mouse.move(640, 350);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await edges(page)).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  await browser.close();
});

test('a modal traps the focus, makes the page behind inert, and restores the focus', async ({ page }) => {
  await open(page, '/modal?theme=light');
  const opener = page.getByRole('button', { name: '쓰던 내용이 있는 창' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await hasFocus(dialog)).toBe(true);
  }
  expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
  await page.mouse.click(10, 10);
  await expect(dialog.getByText('닫을려면 한번 더 눌러주세요.')).toBeVisible();
  await expect(dialog.getByText('닫을려면 한번 더 눌러주세요.')).toHaveCount(0, { timeout: 4000 });
  await page.mouse.click(10, 10);
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(
    await page.evaluate(
      () => document.querySelector('[inert]') === null && document.documentElement.style.overflow === '',
    ),
  ).toBe(true);
});

test('keys scroll long text in a modal and in a sheet at once, and nothing behind it', async ({ page }) => {
  await page.setViewportSize({ width: 853, height: 480 });
  for (const [address, name] of [
    ['/modal', '관리규약 보기'],
    ['/bottom-sheet', '지역 고르기'],
  ] as const) {
    await open(page, `${address}?theme=light`);
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    const scrolled = () =>
      dialog.evaluate((element) => Math.max(...[...element.children].map(({ scrollTop }) => scrollTop)));
    await expect(dialog).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    for (const key of ['PageDown', 'Space']) await page.keyboard.press(key);
    expect(await scrolled()).toBeGreaterThan(200);
    await page.keyboard.press('Home');
    expect(await scrolled()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test('in a window of 320 × 256 (zoom 400 %) a modal and a sheet scroll as a whole, down to their buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [address, name, button] of [
    ['/modal', '관리규약 보기', '취소'],
    ['/bottom-sheet', '지역 고르기', '모두 보기'],
  ] as const) {
    await open(page, `${address}?theme=light`);
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: button })).not.toBeInViewport();
    await dialog.hover();
    await page.mouse.wheel(0, 5000);
    await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
  }
});

test('dialogs and menus stay inside the safe area of a notch and a home bar', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const expectInside = async (
    locator: Locator,
    { top, bottom, side }: { top: number; bottom: number; side: number },
  ) => {
    const box = await locator.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(
      box &&
        box.y >= top &&
        box.y + box.height <= height - bottom &&
        box.x >= side &&
        box.x + box.width <= width - side,
    ).toBe(true);
  };
  for (const [width, height, top, bottom, side] of [
    [390, 844, 47, 34, 0],
    [844, 390, 0, 21, 44],
  ] as const) {
    await page.setViewportSize({ width, height });
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, bottom, left: side, right: side } });
    await open(page, '/modal?theme=light');
    await page.getByRole('button', { name: '관리규약 보기' }).click();
    await expectInside(page.getByRole('dialog'), { top, bottom, side });
    await open(page, '/menu?theme=light&only=3');
    await page.getByRole('button', { name: '달 고르기' }).click();
    await expectInside(page.getByRole('menu').locator('..'), { top: 0, bottom, side });
  }
});

test('nested modals have z-index 60; Escape closes the upper one only', async ({ page }) => {
  await open(page, '/modal?theme=light');
  await page.getByRole('button', { name: '겹쳐 열기' }).click();
  await page.getByRole('button', { name: '업체 정보 보기' }).click();
  await expect(page.getByRole('dialog', { name: '제일소방엔지니어링' })).toBeVisible();
  expect(
    await page
      .locator('[role=dialog]')
      .evaluateAll((dialogs) =>
        dialogs.map((dialog) => dialog.parentElement && getComputedStyle(dialog.parentElement).zIndex),
      ),
  ).toEqual(['60', '60']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '업체 고르기' })).toBeVisible();
  await expect(page.getByRole('button', { name: '업체 정보 보기' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '겹쳐 열기' })).toBeFocused();
});

test('when the opener has been removed the focus moves to its group', async ({ page }) => {
  await open(page, '/modal?theme=light');
  await page.getByRole('button', { name: '일정 지우기' }).click();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await expect(page.getByRole('group', { name: '지울 수 있는 일정' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '처음대로' })).toBeFocused();
});

test('a confirmation dialog stays open while its action runs, and shows why it failed', async ({ page }) => {
  await open(page, '/confirm-dialog?theme=light');
  await page.getByRole('button', { name: '지울 수 없는 일정 삭제' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('이미 업체가 정해진 일정은 지울 수 없어요.');
  await page.keyboard.press('Escape');
  await stopClock(page);
  await page.getByRole('button', { name: '오래 걸리는 일' }).click();
  await dialog.getByRole('button', { name: '등록' }).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(2900);
  await expect(dialog).toBeVisible();
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
});

test('a toast with undo stays for 8 seconds and while hovered, gets the focus by F8, and restores the focus', async ({
  page,
}) => {
  await open(page, '/toast?theme=light');
  const opener = page.getByRole('button', { name: '일정 삭제' });
  await stopClock(page);
  await opener.click();
  const message = page.getByRole('region', { name: '알림 메시지' }).getByText('일정을 삭제했어요');
  await page.clock.runFor(7900);
  await message.hover();
  await page.clock.runFor(5000);
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('되돌렸어요')).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the arrow keys wrap around in a menu, Escape closes it and restores the focus', async ({ page }) => {
  await open(page, '/menu?theme=light');
  const opener = page.getByRole('button', { name: '일정 관리' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '이름 바꾸기' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: '삭제' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a long menu stays inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/menu?theme=light&only=3');
  await page.getByRole('button', { name: '달 고르기' }).click();
  const box = await page.getByRole('menu').locator('..').boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 390 && box.y + box.height <= 600).toBe(true);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '2026년 12월 관리비 부과 내역서' })).toBeInViewport();
});

test('a focused field scrolls out from under the sticky header together with its label', async ({ page }) => {
  await open(page, '/text-input?theme=light');
  const field = page.locator('main').getByRole('textbox').first();
  await field.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 10));
  await field.focus();
  const headerBottom = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await field.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    headerBottom + 32,
  );
});
