import { sendInBackground, sessionStore } from '@danji/api-client';
import { BREAKPOINTS } from '@danji/contracts/breakpoints';
import { countVisit } from '@danji/contracts/commons/visit.endpoints';
import { clientStorage } from '@danji/shell-sdk';
import { type Entry, toVisitSource } from './visit-source.ts';

/** Runs when it is known whether somebody is signed in. */
function whenSessionKnown(run: (isSignedIn: boolean) => void): void {
  const stop = sessionStore.subscribe(look);
  function look(): void {
    const { status } = sessionStore.get();
    if (status === 'loading') return;
    stop();
    run(status === 'signed_in');
  }
  look();
}

/** A phone, by its smaller side: a tablet and a narrow window are no phones. */
const isPhone = (): boolean => Math.min(globalThis.screen.width, globalThis.screen.height) < BREAKPOINTS.sm;

/** Keeps the class of this visit for the session and counts the visit, once. Nothing about the person goes with it. */
export function beginVisit(entry: Entry): void {
  if (clientStorage.referrerType.get()) return;
  const referrer_type = toVisitSource(entry);
  clientStorage.referrerType.set(referrer_type);
  whenSessionKnown((is_signed_in) =>
    sendInBackground(countVisit, { referrer_type, device: isPhone() ? 'phone' : 'desktop', is_signed_in }),
  );
}
