import { EditState } from '../codes/edit-state.ts';
import type { WorkMember } from './work-space.ts';

type State = WorkMember['edit_state_type'];
type OpenedBy = WorkMember['opened_by'];
/** Who moves a membership: the person it is about, the space (its masters), or our staff. */
export type MemberActor = 'person' | 'space' | 'staff';

const { WAIT, DISABLED, PENDING, DONE, FAILED } = EditState;

/** Every move a membership can make and who may make it (FACTS §10.4). `answerer`: the side that did not open it. */
const MOVES: readonly { from: State; to: State; by: readonly (MemberActor | 'answerer' | 'opener')[] }[] = [
  { from: WAIT, to: PENDING, by: ['opener', 'staff'] },
  { from: WAIT, to: DONE, by: ['answerer', 'staff'] },
  { from: WAIT, to: FAILED, by: ['answerer', 'staff'] },
  { from: PENDING, to: DONE, by: ['answerer', 'staff'] },
  { from: PENDING, to: FAILED, by: ['answerer', 'staff'] },
  { from: DONE, to: DISABLED, by: ['person', 'space', 'staff'] },
  // Back in only through a new invitation or request; an operator may put somebody back who was removed by mistake.
  { from: DISABLED, to: PENDING, by: ['person', 'space', 'staff'] },
  { from: DISABLED, to: DONE, by: ['staff'] },
  { from: FAILED, to: PENDING, by: ['person', 'space', 'staff'] },
];

const sideOf = (openedBy: OpenedBy, role: 'answerer' | 'opener'): MemberActor =>
  (openedBy === 'space') === (role === 'opener') ? 'space' : 'person';

/** Whether a membership can go from one state to the other at all; if not the answer is `invalid_transition`. */
export const isMemberMove = (from: State, to: State): boolean =>
  MOVES.some((move) => move.from === from && move.to === to);

/** Whether `actor` may make that move of a membership opened by `openedBy`. */
export const mayMoveMember = (from: State, to: State, actor: MemberActor, openedBy: OpenedBy): boolean =>
  MOVES.some(
    (move) =>
      move.from === from &&
      move.to === to &&
      move.by.some((who) => actor === (who === 'answerer' || who === 'opener' ? sideOf(openedBy, who) : who)),
  );

/** Invited or asking to join, and not answered yet. */
export const isOpenMembership = (state: State | null): boolean => state === WAIT || state === PENDING;
