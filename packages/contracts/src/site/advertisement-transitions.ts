import { AdvertisementState } from '../codes/advertisement-codes.ts';
import type { AdvertisementStateCode } from './advertisement.ts';

/** The actor of a transition: the owner, our staff, or a timer. */
export type AdvertisementActor = 'owner' | 'staff' | 'timer';

type Transition = {
  from: readonly AdvertisementStateCode[];
  to: AdvertisementStateCode;
  by: readonly AdvertisementActor[];
};

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;

/** Every transition of an advertisement and who may make it (FACTS §10.5). */
const TRANSITIONS: readonly Transition[] = [
  { from: [REGISTRATION_REQUEST], to: RUNNING, by: ['staff'] },
  { from: [RUNNING], to: PAUSED, by: ['owner', 'staff'] },
  { from: [PAUSED], to: RUNNING, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED], to: EDIT_REQUEST, by: ['owner'] },
  // Staff accept or decline the edit; its owner may withdraw it.
  { from: [EDIT_REQUEST], to: RUNNING, by: ['owner', 'staff'] },
  { from: [EDIT_REQUEST], to: PAUSED, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED], to: BLOCKED, by: ['staff'] },
  { from: [BLOCKED], to: EDIT_REQUEST, by: ['owner', 'staff'] },
  { from: [BLOCKED], to: REGISTRATION_REQUEST, by: ['owner', 'staff'] },
  { from: [RUNNING, PAUSED], to: ENDED, by: ['timer'] },
  { from: [ENDED], to: REGISTRATION_REQUEST, by: ['owner', 'staff'] },
];

/** Returns whether the transition exists at all; otherwise the response is `invalid_transition`. */
export const isAdvertisementTransition = (from: AdvertisementStateCode, to: AdvertisementStateCode): boolean =>
  TRANSITIONS.some((transition) => transition.to === to && transition.from.includes(from));

/** Returns whether `actor` may make the transition. */
export const canTransitionAdvertisement = (
  from: AdvertisementStateCode,
  to: AdvertisementStateCode,
  actor: AdvertisementActor,
): boolean =>
  TRANSITIONS.some(
    (transition) => transition.to === to && transition.from.includes(from) && transition.by.includes(actor),
  );

/** Lists the states to which `actor` may change an advertisement, in the order of the table. */
export const listAdvertisementTransitions = (
  from: AdvertisementStateCode,
  actor: AdvertisementActor,
): AdvertisementStateCode[] =>
  TRANSITIONS.filter((transition) => transition.from.includes(from) && transition.by.includes(actor)).map(
    ({ to }) => to,
  );

/**
 * Returns the state of an advertisement after its owner submits a change: one that was never approved, or has ended, is
 * registered (again).
 */
export function toSubmittedState(from: AdvertisementStateCode, wasApproved: boolean): AdvertisementStateCode {
  if (from === REGISTRATION_REQUEST || from === ENDED) return REGISTRATION_REQUEST;
  return wasApproved ? EDIT_REQUEST : REGISTRATION_REQUEST;
}
