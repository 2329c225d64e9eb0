import { expect, test } from '@playwright/test';
import { DEMO_ACCOUNTS, signInAs, signInByForm } from './accounts.ts';
import { expectGoodOnDevices } from './screen-checks.ts';
import { advanceClock } from './server-clock.ts';

for (const who of DEMO_ACCOUNTS) {
  test(`signs in as ${who} on the screen of that account kind`, async ({ page }) => {
    await signInByForm(page, who);
    await expect(page.getByRole('button', { name: /알림/ }).first()).toBeVisible();
  });
}

test('renews an expired access token once and continues on the same screen', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url());
  });
  await advanceClock(page, 16 * 60);
  await page
    .getByRole('link', { name: /만들기/ })
    .first()
    .click();
  await page.getByRole('tab', { name: '직접 만들기' }).click();
  await page.getByLabel('워크스페이스 이름').fill('갱신 뒤에 만든 단지');
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { name: '갱신 뒤에 만든 단지' }).first()).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('two tabs renew the session at the same moment and both stay signed in', async ({ page, context }) => {
  await signInAs(page, 'manager');
  const other = await context.newPage();
  await other.goto('/me');
  await advanceClock(page, 16 * 60);
  await Promise.all([page.goto('/notifications'), other.goto('/notifications')]);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
});

test('an operator blocks a user, who is signed out at once', async ({ page, browser }) => {
  const user = await browser.newContext({ locale: 'ko-KR' });
  const otherTab = await user.newPage();
  await signInAs(otherTab, 'brand');
  await otherTab.goto('/');
  await expect(otherTab.getByRole('button', { name: /알림/ }).first()).toBeVisible();

  await signInAs(page, 'admin');
  await page.goto('/admin/users/brand?search=brand%40danji.test');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: '이용정지' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('허위 사업자 정보 확인');
  await expectGoodOnDevices(page);
  await dialog.getByRole('button', { name: /정지/ }).click();
  await expect(page.getByRole('button', { name: '정지 해제' })).toBeVisible();

  await expect(otherTab.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible({ timeout: 15_000 });
  await otherTab.goto('/me');
  await expect(otherTab).toHaveURL(/\/login/);
  await page.getByRole('button', { name: '정지 해제' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('확인을 마쳤어요');
  await page.getByRole('dialog').getByRole('button', { name: /해제/ }).click();
  await expect(page.getByRole('button', { name: '이용정지' })).toBeVisible();
  await user.close();
});

test('a browser that has lost its storage, but not its cookie, stays signed in', async ({ page }) => {
  await signInByForm(page, 'manager');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await expect(page).toHaveURL(/\/notifications$/);
});
