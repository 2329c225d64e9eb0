import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage } from '@danji/shell-sdk';
import { findInAppBrowser, canLeave, toBrowserExit, withoutLineParameter } from './in-app-browser.ts';

const REFERRAL_PARAMETER = 'ref';
/** An app that opens another browser does so within this time, ms. */
const CLOSE_WITHIN_MS = 4000;

/** This address with the referral code that is stored here, because another browser does not have it. */
function toOutsideUrl(): string {
  const url = new URL(globalThis.location.href);
  const code = clientStorage.referralCode.get();
  if (code && !url.searchParams.has(REFERRAL_PARAMETER)) url.searchParams.set(REFERRAL_PARAMETER, code);
  return url.href;
}

/** One attempt per session. Without working storage there is no attempt, because it would repeat forever. */
function canTry(): boolean {
  if (clientStorage.leftInApp.get()) return false;
  clientStorage.leftInApp.set(true);
  return clientStorage.leftInApp.get() === true;
}

/** Closes the tab in the app once another browser is in front of it. */
function closeWhenHidden(address: string): void {
  const close = () => {
    if (document.visibilityState === 'hidden') globalThis.location.href = address;
  };
  document.addEventListener('visibilitychange', close, { once: true });
  setTimeout(() => document.removeEventListener('visibilitychange', close), CLOSE_WITHIN_MS);
}

/**
 * Before the first screen: moves a page from an in-app browser to a real one, or opens the guide that explains how (SPEC §1,
 * FACTS §1.5). When nothing happens, the page stays usable where it is.
 */
export function leaveInAppBrowser(): void {
  const { location, history, navigator } = globalThis;
  const browser = findInAppBrowser(navigator.userAgent);
  const clean = browser ? undefined : withoutLineParameter(location.href);
  if (clean) history.replaceState(history.state, '', clean);
  if (!browser || !canLeave(location) || !canTry()) return;
  const browserExit = toBrowserExit(browser, toOutsideUrl());
  if (browserExit.kind === 'guide') {
    const { pathname, search, hash } = new URL(toOutsideUrl());
    history.replaceState(
      null,
      '',
      `${webPaths.openInBrowser}?${new URLSearchParams({ to: pathname + search + hash })}`,
    );
    return;
  }
  if (browserExit.close) closeWhenHidden(browserExit.close);
  location.href = browserExit.address;
}
