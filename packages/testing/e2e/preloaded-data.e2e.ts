import { expect, test } from '@playwright/test';
import { waitUntilIdle, trackActivity } from './page-idle.ts';
import { signInByForm } from './accounts.ts';

test('nothing of a member is in the page after signing out, back button or not, nor in the next member’s', async ({
  page,
}) => {
  await trackActivity(page);
  await signInByForm(page, 'manager');
  await page.goto('/notifications');
  await expect(page.getByText(/초대했어요/).first()).toBeVisible();
  // What came with the page does not stay in the document.
  await expect(page.locator('#danji-answers')).toHaveCount(0);
  await page.goto('/me');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
  // After signing out the page is loaded anew, which may interrupt the step back.
  await expect(async () => {
    await page.evaluate(() => history.back());
    await page.waitForLoadState();
    await waitUntilIdle(page);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, 'brand');
  const answer = await page.goto('/notifications');
  expect(await answer?.text()).not.toMatch(/초대했어요/);
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
});
