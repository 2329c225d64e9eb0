import { expect, test, type Page } from '@playwright/test';
import { isOfRemote, VISITS } from './visits.ts';

/** Screens of the shell itself that visitors see. */
const SCREENS = (VISITS.find(({ who }) => who === 'nobody')?.paths ?? []).filter(
  (path) => !isOfRemote(path) && !/^\/(open-in-browser|oauth)/.test(path),
);

/** Collects the errors of a page, except the 404 of a requested page that does not exist. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in and the terms can be read, with menus and styles', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    await expect(page.getByLabel('이메일')).toBeVisible();
    await expect(page.getByRole('button', { name: '로그인', exact: true })).toHaveCSS(
      'background-color',
      'rgb(28, 95, 224)',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /제1조/ })).toBeVisible();
  });
});

test('the app hydrates every server-rendered screen without replacing it', async ({ page }) => {
  const errors = collectErrors(page);
  // The elements must be the same before and after hydration; React would have removed those that it renders anew.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { rendered: document.querySelector('#root h1') });
    });
  });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    const isSame = await page.evaluate(() => (globalThis as { rendered?: Element }).rendered?.isConnected);
    expect({ path, isSame, errors }).toEqual({ path, isSame: true, errors: [] });
  }
});

test('input and clicks before hydration are not lost, and never get into the address', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('이메일').fill('manager@danji.test');
  await page.getByLabel('비밀번호', { exact: true }).fill('danji1234');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  gate.resolve();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(
    page
      .getByRole('link', { name: '내 정보' })
      .or(page.getByRole('button', { name: /계정 메뉴/ }))
      .first(),
  ).toBeVisible();
});

test('a draft of this tab is restored on a page that the server has rendered without it', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/signup/user');
  await page.getByRole('checkbox', { name: '(필수) 이용약관에 동의해요' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '(필수) 이용약관에 동의해요' })).toBeChecked();
  expect(errors).toEqual([]);
});
