import { describe, expect, test } from '@jest/globals';
import {
  isCancelable,
  isEnded,
  takesRequests,
  toLeastNoticeDays,
  toLeastRequests,
  toSuggestItemState,
} from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import * as fc from 'fast-check';

const { DRAFT, SCHEDULED, OPEN, CLOSING, CLOSED, AWARDED, FAILED, CANCELED } = SuggestItemState;
const HOUR_MS = 3_600_000;
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the state of a notice', () => {
  test('only goes forward with time, and takes requests exactly between its start and its end', () => {
    fc.assert(
      fc.property(moment, fc.nat(90 * 24), moment, fc.nat(1000), (start, hours, now, later) => {
        const end = start + hours * HOUR_MS;
        const at = (time: number) => toSuggestItemState({ state: OPEN, start, end }, time);
        expect(at(now + later * HOUR_MS)).toBeGreaterThanOrEqual(at(now));
        expect(takesRequests(at(now))).toBe(start <= now && now < end);
        expect(isEnded(at(now))).toBe(now >= end);
      }),
    );
  });

  test('that was decided stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(DRAFT, CLOSED, AWARDED, FAILED, CANCELED), moment, moment, (state, start, now) => {
        expect(toSuggestItemState({ state, start, end: start + HOUR_MS }, now)).toBe(state);
      }),
    );
  });

  test.each([
    [-1, SCHEDULED],
    [0, OPEN],
    [24, CLOSING],
    [48, CLOSED],
  ])('%i hours after the start of two days is %i', (hours, state) =>
    expect(toSuggestItemState({ state: OPEN, start: 0, end: 48 * HOUR_MS }, hours * HOUR_MS)).toBe(state),
  );
});

test('nothing is canceled before it is published or after it is decided', () => {
  const states = SuggestItemState.options.map(({ code }) => code);
  expect(states.filter((state) => isCancelable(state))).toEqual([SCHEDULED, OPEN, CLOSING, CLOSED]);
});

test('the law asks for two offers of a bid, three nominated ones, and for days of notice', () => {
  expect([toLeastRequests(1, 1), toLeastRequests(1, 3), toLeastRequests(2, 1), toLeastRequests(4, 4)]).toEqual([
    2, 3, 1, 1,
  ]);
  expect([toLeastNoticeDays(1, 0), toLeastNoticeDays(1, 1), toLeastNoticeDays(2, 0)]).toEqual([10, 5, 0]);
});
