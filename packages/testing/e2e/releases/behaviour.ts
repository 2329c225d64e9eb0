import { expect, type Page } from '@playwright/test';
import { APPS, type App } from './apps.ts';
import { headingBefore } from './derived-builds.ts';
import { HOSTED, SCREENS } from './hosted.ts';
import { goTo, screenOf } from './tab.ts';

/** Release of each app in a page: the present one (true) or the one before. */
export type Versions = Record<App, boolean>;

/** The heading that identifies the release of an app. */
export const headingOf = (app: App, isNow: boolean): string => (isNow ? APPS[app].heading : headingBefore(app));

export const isShown = (page: Page, name: string): Promise<void> =>
  // Several pages load a release for the first time at once, which takes long.
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 30_000 });

/** Opens a shell screen from the header. */
export async function openNotifications(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /알림/ }).click();
}

/**
 * Checks what must work with any combination of releases: screens, lazy scripts, slots, the session, the cache and the
 * overlays of the shell.
 */
export async function walkThroughApps(page: Page, versions: Versions): Promise<void> {
  const errors: string[] = [];
  const record = (error: Error) => void errors.push(error.message);
  page.on('pageerror', record);
  await page.goto('/search?q=%ED%95%9C%EB%B9%9B');
  // Slots: every remote adds its results to the search of the shell.
  await expect(page.getByRole('main').getByRole('link', { name: /한빛/ }).first()).toBeVisible();
  await openNotifications(page);
  await isShown(page, headingOf('shell', versions.shell));
  for (const remote of HOSTED) {
    await goTo(page, remote);
    await isShown(page, headingOf(remote, versions[remote]));
    await expect(screenOf(page, remote)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(remote === 'community' ? '공지사항' : SCREENS[remote].menu));
  }
  page.off('pageerror', record);
  expect(errors).toEqual([]);
}
