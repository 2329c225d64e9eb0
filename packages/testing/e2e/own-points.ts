import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the points that the signed-in member can spend: the first figure on top of every screen of points. */
export const ownPoints = (page: Page): Locator => page.getByRole('region', { name: '내 포인트' }).locator('dd').first();

/** Opens the member's points; resolves to what can be spent. */
export async function readOwnPoints(page: Page): Promise<number> {
  await page.goto('/points');
  await expect(ownPoints(page)).toHaveText(/P$/);
  return Number((await ownPoints(page).innerText()).replaceAll(/[^\d-]/g, ''));
}
