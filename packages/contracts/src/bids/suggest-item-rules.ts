import {
  BidMethod,
  type BidMethodCode,
  NoticeUrgency,
  SuggestItemState,
  type SuggestItemStateCode,
  SuggestType,
  type SuggestTypeCode,
} from '../codes/suggest-item-codes.ts';
import { CLOSING_HOURS } from './suggest-item-limits.ts';

const { DRAFT, SCHEDULED, OPEN, CLOSING, CLOSED } = SuggestItemState;

/** The states that are stored; the others follow from the dates. */
export type StoredSuggestItemState = Exclude<SuggestItemStateCode, 1 | 3>;

const HOUR_MS = 3_600_000;

/** The facts that decide the state of a notice; moments in ms, `null` while a draft has none. */
type Standing = { state: StoredSuggestItemState; start: number | null; end: number | null };

/** Returns the state of a notice at the moment `now` (ms). A notice that is open by its stored state closes at its end. */
export function toSuggestItemState({ state, start, end }: Standing, now: number): SuggestItemStateCode {
  if (state !== OPEN || start === null || end === null) return state;
  if (now >= end) return CLOSED;
  if (now < start) return SCHEDULED;
  return now >= end - CLOSING_HOURS * HOUR_MS ? CLOSING : OPEN;
}

/** Whether vendors may send, change and withdraw requests. */
export const takesRequests = (state: SuggestItemStateCode): boolean => state === OPEN || state === CLOSING;

/** Whether everybody may find a notice. */
export const isPublished = (state: SuggestItemStateCode): boolean => state !== DRAFT;

/** Whether its owner may still cancel a notice: nobody has been chosen and it has not failed. */
export const isCancelable = (state: SuggestItemStateCode): boolean => isAmendable(state) || state === CLOSED;

/** Whether offers are sealed for the owner until the notice has closed and its master has opened them. */
export const isSealed = (type: SuggestTypeCode): boolean => type === SuggestType.BID;

/** Whether a notice needs invited vendors: only they read all of it and offer. */
export const isByInvitation = (type: SuggestTypeCode, method: BidMethodCode): boolean =>
  type === SuggestType.PRIVATE || method === BidMethod.NOMINATED || method === BidMethod.PRIVATE;

/** Whether a notice may invite vendors: a request for quotes is for all when it names none. */
export const mayInvite = (type: SuggestTypeCode, method: BidMethodCode): boolean =>
  type === SuggestType.QUOTE || isByInvitation(type, method);

/** The least number of valid requests, below which a notice fails (DECISIONS, Bids). */
export function toLeastRequests(type: SuggestTypeCode, method: BidMethodCode): number {
  if (type !== SuggestType.BID) return 1;
  return method === BidMethod.NOMINATED ? 3 : 2;
}

/** The least days from the publication of a bid to its closing (FACTS §9); 0 for what the law does not rule. */
export function toLeastNoticeDays(type: SuggestTypeCode, urgency: number): number {
  if (type !== SuggestType.BID) return 0;
  return urgency === NoticeUrgency.NORMAL ? 10 : 5;
}

/** Whether an addendum may change a notice: it takes requests, or is going to. */
export const isAmendable = (state: SuggestItemStateCode): boolean => state === SCHEDULED || takesRequests(state);

/** Whether a notice takes no more requests: its period is over, or it was canceled. */
export const isEnded = (state: SuggestItemStateCode): boolean => state >= CLOSED;
