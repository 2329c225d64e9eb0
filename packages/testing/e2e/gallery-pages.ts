import { expect, type Page, type Request } from '@playwright/test';

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

/** Runs in the page: lets frames pass until nothing is loading, nothing moves, and three of them in a row changed nothing. */
async function waitForStillFrames(): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true, attributes: true });
  for (let still = 0; still < 3;) {
    hasChanged = false;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 1000 });
    });
    // Layout asks for the fonts that the text needs.
    document.documentElement.getBoundingClientRect();
    const isLoading =
      document.querySelector('[data-lazy]') !== null ||
      document.fonts.status === 'loading' ||
      [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete);
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    still = hasChanged || isLoading || isMoving ? 0 : still + 1;
  }
  observer.disconnect();
  // An image that could not be loaded has no width, and nothing to decode.
  const images = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  await Promise.all(images.map((image) => image.decode()));
}

/** Whatever the page still waits for has come: lazy components, fonts, images, the end of movements; and nothing changes any more. */
export async function waitUntilStable(page: Page): Promise<void> {
  const open = loading.get(page);
  // The stream of live events never ends.
  const isLoading = () =>
    [...(open ?? [])].some((request) => request.resourceType() !== 'eventsource' && !request.url().includes('/events'));
  await expect(async () => {
    await page.evaluate(waitForStillFrames);
    expect(isLoading()).toBe(false);
  }).toPass({ timeout: 15_000, intervals: [0] });
}

/** Slugs of all pages, from the overview, which is open afterwards. */
export async function listGalleryPages(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.goto(`/?theme=${theme}`);
  await waitUntilStable(page);
  return page
    .locator('main a[data-slug]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-slug') ?? ''));
}

/** Goes to an address of the gallery inside the page that is open. */
export async function openGalleryPage(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, address);
  await expect(page.locator('main')).toHaveAttribute('data-slug', new URL(address, 'http://gallery').pathname.slice(1));
  await waitUntilStable(page);
}
