import { webPaths } from '@danji/contracts/web-paths';
import { clientStorage } from '@danji/shell-sdk';
import { findInAppBrowser, mayLeave, toWayOut, withoutLineParameter } from './in-app-browser.ts';

const REFERRAL_PARAMETER = 'ref';
/** An app that opens another browser does so within this time. */
const CLOSE_WITHIN_MS = 4000;

/** This address for another browser: that one knows nothing of the referral code kept in this one. */
function toOutsideUrl(): string {
  const url = new URL(globalThis.location.href);
  const code = clientStorage.referralCode.get();
  if (code && !url.searchParams.has(REFERRAL_PARAMETER)) url.searchParams.set(REFERRAL_PARAMETER, code);
  return url.href;
}

/** One try a session. A browser that keeps nothing is not tried: it would be sent away for ever. */
function mayTry(): boolean {
  if (clientStorage.leftInApp.get()) return false;
  clientStorage.leftInApp.set(true);
  return clientStorage.leftInApp.get() === true;
}

/** The tab in the app is closed once another browser has come up in front of it. */
function closeWhenHidden(address: string): void {
  const close = () => {
    if (document.visibilityState === 'hidden') globalThis.location.href = address;
  };
  document.addEventListener('visibilitychange', close, { once: true });
  setTimeout(() => document.removeEventListener('visibilitychange', close), CLOSE_WITHIN_MS);
}

/**
 * Before the first screen: a page opened in another app's browser goes on in the real one, or explains how (SPEC §1,
 * FACTS §1.5). The page stays usable where it is when nothing happens.
 */
export function leaveInAppBrowser(): void {
  const { location, history, navigator } = globalThis;
  const browser = findInAppBrowser(navigator.userAgent);
  const clean = browser ? undefined : withoutLineParameter(location.href);
  if (clean) history.replaceState(history.state, '', clean);
  if (!browser || !mayLeave(location) || !mayTry()) return;
  const way = toWayOut(browser, toOutsideUrl());
  if (way.kind === 'guide') {
    const { pathname, search, hash } = new URL(toOutsideUrl());
    history.replaceState(null, '', webPaths.openInBrowser(pathname + search + hash));
    return;
  }
  if (way.close) closeWhenHidden(way.close);
  location.href = way.address;
}
