import { clientStorage } from '@danji/shell-sdk';
import { toVisitSource } from './visit-source.ts';

const REFERRAL_PARAMETER = 'ref';

/** On the first page of a visit: remembers where it comes from, and the referral code of the link until sign-up (SPEC §9). */
export function noteVisitSource(): void {
  clientStorage.referrerType.set(clientStorage.referrerType.get() ?? toVisitSource(document.referrer, globalThis.location.hostname));
  const code = new URLSearchParams(globalThis.location.search).get(REFERRAL_PARAMETER);
  if (code && code.length <= 20) clientStorage.referralCode.set(code);
}
