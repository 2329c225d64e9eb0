import { expect, test } from '@playwright/test';
import { waitUntilIdle, trackActivity } from './page-idle.ts';
import { signInByForm } from './accounts.ts';

test('data of a member is not in the page after signing out, with or without the back button, nor in the page of the next member', async ({
  page,
}) => {
  await trackActivity(page);
  await signInByForm(page, 'manager');
  await page.goto('/notifications');
  await expect(page.getByText(/초대했어요/).first()).toBeVisible();
  // The preloaded data is removed from the document.
  await expect(page.locator('#danji-answers')).toHaveCount(0);
  await page.goto('/me');
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
  // After signing out the page is reloaded, which may interrupt the step back.
  await expect(async () => {
    await page.evaluate(() => history.back());
    await page.waitForLoadState();
    await waitUntilIdle(page);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, 'brand');
  const response = await page.goto('/notifications');
  expect(await response?.text()).not.toMatch(/초대했어요/);
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await expect(page.getByText(/초대했어요/)).toHaveCount(0);
});
