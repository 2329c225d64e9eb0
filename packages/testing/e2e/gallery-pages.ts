import { expect, type Page, type Request } from '@playwright/test';

const STILL_MS = 120;
/** A page that never rests is looked at as it is. */
const PATIENCE_MS = 3000;

/** Counts what a page is loading; call it before the page is opened. */
export function watchLoading(page: Page): void {
  const open = new Set<Request>();
  loading.set(page, open);
  page.on('request', (request) => {
    open.add(request);
  });
  page.on('requestfinished', (request) => {
    open.delete(request);
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
  });
}
const loading = new WeakMap<Page, Set<Request>>();

/** Whatever the page still waits for has come: lazy pieces, fonts, pictures; and nothing has changed for a moment. */
export async function isSettled(page: Page): Promise<void> {
  await expect(page.locator('[data-lazy]')).toHaveCount(0);
  const open = loading.get(page);
  // The stream of live events never ends.
  const isBusy = () =>
    [...(open ?? [])].some((request) => request.resourceType() !== 'eventsource' && !request.url().includes('/events'));
  await expect(async () => {
    await page.evaluate(
      ([stillMs, patienceMs]) =>
        new Promise<void>((resolve) => {
          const end = setTimeout(finish, patienceMs);
          let timer = setTimeout(finish, stillMs);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(finish, stillMs);
          });
          function finish() {
            observer.disconnect();
            clearTimeout(end);
            resolve();
          }
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      [STILL_MS, PATIENCE_MS] as const,
    );
    expect(isBusy()).toBe(false);
  }).toPass({ timeout: 15_000, intervals: [50] });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((resolve) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(resolve);
      });
    });
    await document.fonts.ready;
  });
}

/** Slugs of all pages, from the overview that is open. */
export const listGalleryPages = (page: Page): Promise<string[]> =>
  page.locator('main a[data-slug]').evaluateAll((links) => links.map((link) => link.getAttribute('data-slug') ?? ''));

/** Goes to an address of the gallery inside the page that is open. */
export async function openGalleryPage(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);
  await expect(page.locator('main')).toHaveAttribute('data-slug', new URL(address, 'http://gallery').pathname.slice(1));
  await isSettled(page);
}
