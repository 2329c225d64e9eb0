import { sendInBackground, sessionStore } from '@danji/api-client';
import { BREAKPOINTS } from '@danji/contracts/breakpoints';
import { countVisit } from '@danji/contracts/site/visit.endpoints';
import { clientStorage } from '@danji/shell-sdk';
import { type Entry, toVisitSource } from './visit-source.ts';

/** Runs the callback as soon as it is known whether an account is signed in. */
function whenSessionReady(run: (isSignedIn: boolean) => void): void {
  const stop = sessionStore.subscribe(checkStatus);
  function checkStatus(): void {
    const { status } = sessionStore.get();
    if (status === 'loading') return;
    stop();
    run(status === 'signed_in');
  }
  checkStatus();
}

/** Whether the device is a phone, by the shorter side of its screen: a tablet or a narrow window is not. */
const isPhone = (): boolean => Math.min(globalThis.screen.width, globalThis.screen.height) < BREAKPOINTS.sm;

/** Stores the source type of this visit for the session and counts the visit once. It sends no personal data. */
export function recordVisit(entry: Entry): void {
  if (clientStorage.referrerType.get()) return;
  const referrer_type = toVisitSource(entry);
  clientStorage.referrerType.set(referrer_type);
  whenSessionReady((is_signed_in) =>
    sendInBackground(countVisit, { referrer_type, device: isPhone() ? 'phone' : 'desktop', is_signed_in }),
  );
}
