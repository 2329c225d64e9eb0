import { describe, expect, test } from '@jest/globals';
import {
  isMemberTransition,
  isOpenMembership,
  type MemberActor,
  canTransitionMember,
} from '@danji/contracts/workspace/member-transitions';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import * as fc from 'fast-check';

type State = WorkMember['edit_state_type'];
const state = fc.constantFrom<State>(...EditState.options.map(({ code }) => code));
const actor = fc.constantFrom<MemberActor>('person', 'space', 'staff');
const openedBy = fc.constantFrom<WorkMember['opened_by']>('space', 'person');
const move = fc.record({ from: state, to: state, actor, openedBy });

describe('the moves of a membership', () => {
  test('unknown transitions are refused, and every transition has a role that may make it', () => {
    fc.assert(
      fc.property(
        move,
        ({ from, to, actor, openedBy }) =>
          !canTransitionMember(from, to, actor, openedBy) || isMemberTransition(from, to),
      ),
    );
    fc.assert(
      fc.property(
        state,
        state,
        (from, to) =>
          !isMemberTransition(from, to) ||
          (['person', 'space', 'staff'] as const).some((actor) => canTransitionMember(from, to, actor, 'space')),
      ),
    );
  });

  test('both sides must agree: the side that opened a membership cannot answer it', () => {
    fc.assert(
      fc.property(move, ({ from, openedBy }) => {
        if (isOpenMembership(from))
          for (const to of [EditState.DONE, EditState.FAILED])
            expect(canTransitionMember(from, to, openedBy, openedBy)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(
        move,
        ({ from, actor, openedBy }) =>
          !canTransitionMember(from, EditState.DONE, actor, openedBy) || isOpenMembership(from) || actor === 'staff',
      ),
    );
  });

  test('every sequence of transitions stays within the five states, none of which is a dead end', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ to: state, actor, openedBy }), { maxLength: 60 }), (steps) => {
        let at: State = EditState.PENDING;
        for (const { to, actor, openedBy } of steps) if (canTransitionMember(at, to, actor, openedBy)) at = to;
        expect([EditState.WAIT, EditState.PENDING, EditState.DONE, EditState.FAILED, EditState.DISABLED]).toContain(at);
        expect(EditState.options.some(({ code }) => isMemberTransition(at, code))).toBe(true);
      }),
    );
  });

  test('a state is never left for itself', () => {
    fc.assert(fc.property(state, (at) => !isMemberTransition(at, at)));
  });
});
