import { expect, test, type Page } from '@playwright/test';
import { VISITS } from './visits.ts';

/** Screens of visitors that are the shell's own. */
const SCREENS = (VISITS.find(({ who }) => who === 'nobody')?.paths ?? []).filter(
  (path) => !/^\/(support|workspace|open-in-browser)/.test(path),
);

/** Everything the page complains of, but the 404 that is asked for. */
function listComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
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

test('the app takes over every written screen as it is', async ({ page }) => {
  const complaints = listComplaints(page);
  // The elements of before are those of after: what React would have made anew is gone from the page.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { written: document.querySelector('#root h1') });
    });
  });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    const isSame = await page.evaluate(() => (globalThis as { written?: Element }).written?.isConnected);
    expect({ path, isSame, complaints }).toEqual({ path, isSame: true, complaints: [] });
  }
});

test('what is typed and pressed before the app is there is not lost, and never in the address', async ({ page }) => {
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

test('a draft of this tab comes back where the server could not know of it', async ({ page }) => {
  const complaints = listComplaints(page);
  await page.goto('/signup/user');
  await page.getByRole('checkbox', { name: '(필수) 이용약관에 동의해요' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '(필수) 이용약관에 동의해요' })).toBeChecked();
  expect(complaints).toEqual([]);
});
