import { AdvertisementState } from '../codes/advertisement-codes.ts';
import type { AdvertisementStateCode } from './advertisement.ts';

/** Who moves an advertisement: its owner, our staff, or the clock. */
export type AdvertisementActor = 'owner' | 'staff' | 'timer';

type Move = { from: readonly AdvertisementStateCode[]; to: AdvertisementStateCode; by: readonly AdvertisementActor[] };

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;

/** Every move an advertisement can make and who may make it (FACTS §10.5). */
const MOVES: readonly Move[] = [
  { from: [REGISTRATION_REQUEST], to: RUNNING, by: ['staff'] },
  { from: [RUNNING], to: PAUSED, by: ['owner', 'staff'] },
  { from: [PAUSED], to: RUNNING, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED], to: EDIT_REQUEST, by: ['owner'] },
  // Staff accept or decline the edit; its owner may take it back.
  { from: [EDIT_REQUEST], to: RUNNING, by: ['owner', 'staff'] },
  { from: [EDIT_REQUEST], to: PAUSED, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED], to: BLOCKED, by: ['staff'] },
  { from: [BLOCKED], to: EDIT_REQUEST, by: ['owner', 'staff'] },
  { from: [BLOCKED], to: REGISTRATION_REQUEST, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED], to: ENDED, by: ['timer'] },
  { from: [ENDED], to: REGISTRATION_REQUEST, by: ['owner', 'staff'] },
];

/** Whether an advertisement can go from one state to the other at all; if not the answer is `invalid_transition`. */
export const isAdvertisementMove = (from: AdvertisementStateCode, to: AdvertisementStateCode): boolean =>
  MOVES.some((move) => move.to === to && move.from.includes(from));

/** Whether `actor` may make that move. */
export const mayMoveAdvertisement = (
  from: AdvertisementStateCode,
  to: AdvertisementStateCode,
  actor: AdvertisementActor,
): boolean => MOVES.some((move) => move.to === to && move.from.includes(from) && move.by.includes(actor));

/** The states `actor` may move an advertisement to, in the order of the table. */
export const listAdvertisementMoves = (
  from: AdvertisementStateCode,
  actor: AdvertisementActor,
): AdvertisementStateCode[] =>
  MOVES.filter((move) => move.from.includes(from) && move.by.includes(actor)).map(({ to }) => to);

/** The state of an advertisement whose owner hands a change in: what was never approved, or has ended, is registered (again). */
export function toHandedInState(from: AdvertisementStateCode, wasApproved: boolean): AdvertisementStateCode {
  if (from === REGISTRATION_REQUEST || from === ENDED) return REGISTRATION_REQUEST;
  return wasApproved ? EDIT_REQUEST : REGISTRATION_REQUEST;
}
