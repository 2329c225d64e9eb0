import { expect, test } from '@jest/globals';
import {
  canReopen,
  isOpenRequest,
  isRequestTransition,
  canTransitionRequest,
  toReopenEnd,
} from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState, type ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import * as fc from 'fast-check';

const STATES = ProcessState.options.map(({ code }) => code);
const ACTORS = ['writer', 'manager', 'member', 'staff'] as const;

/** The rules as a table: `from-to` and the roles that may. */
const TABLE: Record<string, string> = {
  '0-1': 'staff',
  '0-2': 'staff',
  '0-3': 'staff',
  '1-2': 'staff',
  '1-3': 'staff',
  '0-4': 'writer manager',
  '2-0': 'writer manager',
};

test('allows exactly the moves of the table', () => {
  for (const from of STATES) {
    for (const to of STATES) {
      const who = TABLE[`${from}-${to}`];
      expect([from, to, isRequestTransition(from, to)]).toEqual([from, to, who !== undefined]);
      for (const actor of ACTORS)
        expect([from, to, actor, canTransitionRequest(from, to, actor)]).toEqual([
          from,
          to,
          actor,
          who?.split(' ').includes(actor) ?? false,
        ]);
    }
  }
});

test('waits for our staff when it was received or is looked at, and only then', () =>
  expect(STATES.filter(isOpenRequest)).toEqual([0, 1]));

test('is opened again once, within fourteen days after an answer, to the last moment', () => {
  const answered = { process_state: ProcessState.ANSWERED, done_datetime: '2026-11-01T00:00:00.000Z', reopened: null };
  expect(toReopenEnd(answered)).toBe('2026-11-15T00:00:00.000Z');
  expect(canReopen(answered, new Date('2026-11-15T00:00:00.000Z'))).toBe(true);
  expect(canReopen(answered, new Date('2026-11-15T00:00:00.001Z'))).toBe(false);
  expect(canReopen({ ...answered, reopened: '2026-11-02T00:00:00.000Z' }, new Date('2026-11-03T00:00:00Z'))).toBe(
    false,
  );
  expect(canReopen({ ...answered, done_datetime: null }, new Date('2026-11-03T00:00:00Z'))).toBe(false);
});

test('nothing but an answered request is opened again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ProcessStateCode>(...STATES),
      fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
      (process_state, now) =>
        !canReopen({ process_state, done_datetime: '2026-06-01T00:00:00.000Z', reopened: null }, now) ||
        process_state === ProcessState.ANSWERED,
    ),
  );
});
