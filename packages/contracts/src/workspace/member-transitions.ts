import { EditState } from '../codes/edit-state.ts';
import type { WorkMember } from './work-space.ts';

type State = WorkMember['edit_state_type'];
type OpenedBy = WorkMember['opened_by'];
/** The actor of a transition of a membership: its member (`person`), the space (its masters), or our staff. */
export type MemberActor = 'person' | 'space' | 'staff';

const { WAIT, DISABLED, PENDING, DONE, FAILED } = EditState;

/** Every transition of a membership and who may make it (FACTS §10.4). `answerer` is the side that did not open it. */
const TRANSITIONS: readonly { from: State; to: State; by: readonly (MemberActor | 'answerer' | 'opener')[] }[] = [
  { from: WAIT, to: PENDING, by: ['opener', 'staff'] },
  { from: WAIT, to: DONE, by: ['answerer', 'staff'] },
  { from: WAIT, to: FAILED, by: ['answerer', 'staff'] },
  { from: PENDING, to: DONE, by: ['answerer', 'staff'] },
  { from: PENDING, to: FAILED, by: ['answerer', 'staff'] },
  { from: DONE, to: DISABLED, by: ['person', 'space', 'staff'] },
  // A removed member comes back only through a new invitation or request; an operator may restore a member removed by mistake.
  { from: DISABLED, to: PENDING, by: ['person', 'space', 'staff'] },
  { from: DISABLED, to: DONE, by: ['staff'] },
  { from: FAILED, to: PENDING, by: ['person', 'space', 'staff'] },
];

const sideOf = (openedBy: OpenedBy, role: 'answerer' | 'opener'): MemberActor =>
  (openedBy === 'space') === (role === 'opener') ? 'space' : 'person';

/** Returns whether the transition exists at all; otherwise the response is `invalid_transition`. */
export const isMemberTransition = (from: State, to: State): boolean =>
  TRANSITIONS.some((transition) => transition.from === from && transition.to === to);

/** Returns whether `actor` may make the transition of a membership that `openedBy` opened. */
export const canTransitionMember = (from: State, to: State, actor: MemberActor, openedBy: OpenedBy): boolean =>
  TRANSITIONS.some(
    (transition) =>
      transition.from === from &&
      transition.to === to &&
      transition.by.some((who) => actor === (who === 'answerer' || who === 'opener' ? sideOf(openedBy, who) : who)),
  );

/** Returns whether an invitation or a request to join waits for an answer. */
export const isOpenMembership = (state: State | null): boolean => state === WAIT || state === PENDING;
