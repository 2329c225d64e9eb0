import { ProcessState, type ProcessStateCode } from '../codes/work-request-codes.ts';

/** The actor of a transition of a request: its author, a master of the work space, another member of it, or our staff. */
export type RequestActor = 'writer' | 'manager' | 'member' | 'staff';
type Transition = { from: ProcessStateCode; to: ProcessStateCode; by: readonly RequestActor[] };

const { RECEIVED, RUNNING, ANSWERED, REFUSED, CANCELED } = ProcessState;

/** Every transition of a request and who may make it. */
const TRANSITIONS: readonly Transition[] = [
  { from: RECEIVED, to: RUNNING, by: ['staff'] },
  { from: RECEIVED, to: ANSWERED, by: ['staff'] },
  { from: RECEIVED, to: REFUSED, by: ['staff'] },
  { from: RUNNING, to: ANSWERED, by: ['staff'] },
  { from: RUNNING, to: REFUSED, by: ['staff'] },
  { from: RECEIVED, to: CANCELED, by: ['writer', 'manager'] },
  // A request is reopened once, within two weeks (`canReopen`).
  { from: ANSWERED, to: RECEIVED, by: ['writer', 'manager'] },
];

/** Returns whether the transition exists at all; otherwise the response is `invalid_transition`. */
export const isRequestTransition = (from: ProcessStateCode, to: ProcessStateCode): boolean =>
  TRANSITIONS.some((transition) => transition.from === from && transition.to === to);

/** Returns whether `actor` may make the transition. */
export const canTransitionRequest = (from: ProcessStateCode, to: ProcessStateCode, actor: RequestActor): boolean =>
  TRANSITIONS.some((transition) => transition.from === from && transition.to === to && transition.by.includes(actor));

/** Returns whether a request waits for our staff. */
export const isOpenRequest = (state: ProcessStateCode): boolean => state === RECEIVED || state === RUNNING;

/** The number of days after an answer in which a request may be reopened. */
export const REOPEN_DAYS = 14;
const DAY_MS = 86_400_000;

type Answered = { process_state: ProcessStateCode; done_datetime: string | null; reopened: string | null };

/** Returns the last moment, ISO, at which an answered request may be reopened; `null` when it may not be, or was before. */
export function toReopenEnd({ process_state, done_datetime, reopened }: Answered): string | null {
  if (process_state !== ANSWERED || done_datetime === null || reopened !== null) return null;
  return new Date(Date.parse(done_datetime) + REOPEN_DAYS * DAY_MS).toISOString();
}

/** Returns whether an answered request may be reopened now. */
export function canReopen(request: Answered, now: Date): boolean {
  const end = toReopenEnd(request);
  return end !== null && now.getTime() <= Date.parse(end);
}
