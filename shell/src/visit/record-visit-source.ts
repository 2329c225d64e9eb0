import { clientStorage } from '@danji/shell-sdk';

const REFERRAL_PARAMETER = 'ref';

/**
 * On the first page of a visit: counts it with the type of its source, which is stored for the session, and stores the
 * referral code of the link until sign-up (SPEC §9). The address is read at once, because the first screen may change it.
 */
export function recordVisitSource(): void {
  const { search, hostname: host } = globalThis.location;
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER);
  if (code && code.length <= 20) clientStorage.referralCode.set(code);
  if (clientStorage.referrerType.get()) return;
  const entry = { referrer: document.referrer, host, search, userAgent: navigator.userAgent };
  import('./count-visit.ts').then(
    ({ recordVisit }) => recordVisit(entry),
    (error: unknown) => globalThis.reportError(error),
  );
}
