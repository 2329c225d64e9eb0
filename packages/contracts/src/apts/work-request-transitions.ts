import { ProcessState, type ProcessStateCode } from '../codes/work-request-codes.ts';

/** Who moves a request: who wrote it, a master of the work space, another of its members, or our staff. */
export type RequestActor = 'writer' | 'master' | 'member' | 'staff';
type Move = { from: ProcessStateCode; to: ProcessStateCode; by: readonly RequestActor[] };

const { RECEIVED, RUNNING, ANSWERED, REFUSED, CANCELED } = ProcessState;

/** Every move a request can make and who may make it. */
const MOVES: readonly Move[] = [
  { from: RECEIVED, to: RUNNING, by: ['staff'] },
  { from: RECEIVED, to: ANSWERED, by: ['staff'] },
  { from: RECEIVED, to: REFUSED, by: ['staff'] },
  { from: RUNNING, to: ANSWERED, by: ['staff'] },
  { from: RUNNING, to: REFUSED, by: ['staff'] },
  { from: RECEIVED, to: CANCELED, by: ['writer', 'master'] },
  // Opened again once, within two weeks (`canReopen`).
  { from: ANSWERED, to: RECEIVED, by: ['writer', 'master'] },
];

/** Whether a request can go from one state to the other at all; if not the answer is `invalid_transition`. */
export const isRequestMove = (from: ProcessStateCode, to: ProcessStateCode): boolean =>
  MOVES.some((move) => move.from === from && move.to === to);

/** Whether `actor` may make that move. */
export const mayMoveRequest = (from: ProcessStateCode, to: ProcessStateCode, actor: RequestActor): boolean =>
  MOVES.some((move) => move.from === from && move.to === to && move.by.includes(actor));

/** Waits for our staff. */
export const isOpenRequest = (state: ProcessStateCode): boolean => state === RECEIVED || state === RUNNING;

/** Days after an answer in which it may be asked again. */
export const REOPEN_DAYS = 14;
const DAY_MS = 86_400_000;

type Answered = { process_state: ProcessStateCode; done_datetime: string | null; reopened: string | null };

/** The last moment, ISO, at which an answered request may be opened again; `null` when it may not be, or was before. */
export function toReopenEnd({ process_state, done_datetime, reopened }: Answered): string | null {
  if (process_state !== ANSWERED || done_datetime === null || reopened !== null) return null;
  return new Date(Date.parse(done_datetime) + REOPEN_DAYS * DAY_MS).toISOString();
}

/** Whether an answered request may be opened again now. */
export function canReopen(request: Answered, now: Date): boolean {
  const end = toReopenEnd(request);
  return end !== null && now.getTime() <= Date.parse(end);
}
