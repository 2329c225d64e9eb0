import { expect, test } from '@playwright/test';

test('without a connection the offline page is shown, and the requested screen loads by itself later', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
  await context.setOffline(true);
  await expect(page.getByText('연결이 끊겼어요.', { exact: true })).toBeVisible();
  await page.goto('/find-password?from=mail');
  await expect(page.getByRole('heading', { name: '단지에 연결할 수 없어요' })).toBeVisible();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('아직 연결되지 않았어요.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  // Not every browser announces the connection to a page that was opened without one: it looks every 15 s by itself.
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 찾기' })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).search).toBe('?from=mail');
});

test('the service worker caches the offline page and nothing else', async ({ page }) => {
  await page.goto('/');
  const cached = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toEqual(['/offline.html']);
});
