import { expect, test, type BrowserContext, type Page } from '@playwright/test';

/**
 * Chromium without a window has no outside push service to subscribe at, so the message comes from the DevTools protocol,
 * which hands it to the worker as the browser does. The way to a push service is tested with the server.
 */
async function deliverPush(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

const readShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: (data as { path: string }).path }));
  });

test('the worker shows what is pushed, a repetition in the place of the first, and a click opens the path in the tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  const [worker] = await Promise.all([context.waitForEvent('serviceworker'), page.goto('/login')]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const message = {
    title: '계약이 30일 뒤에 끝나요',
    text: '소방시설 종합점검',
    path: '/terms?from=push',
    tag: 'danji-7',
  };
  for (const title of ['처음', message.title])
    await deliverPush(context, page, JSON.stringify({ ...message, title, notification_id: 7 }));
  await expect
    .poll(() => readShown(page))
    .toEqual([{ title: message.title, body: message.text, tag: message.tag, path: message.path }]);
  await deliverPush(context, page, 'no json');
  await expect.poll(async () => (await readShown(page)).map(({ title }) => title)).toContain('새 알림이 있어요');
  // No protocol clicks a notification; this is the function that its event calls.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      openNotification(notification: Notification): Promise<void>;
    };
    const [shown] = await scope.registration.getNotifications({ tag: 'danji-7' });
    if (shown) await scope.openNotification(shown);
  });
  await expect(page).toHaveURL('/terms?from=push');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/login');
});
