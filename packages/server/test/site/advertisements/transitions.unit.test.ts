import { expect, test } from '@jest/globals';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import { validateAdvertisement, isAdvertisementLink } from '@danji/contracts/site/advertisement.validation';
import {
  isAdvertisementTransition,
  listAdvertisementTransitions,
  canTransitionAdvertisement,
  toSubmittedState,
} from '@danji/contracts/site/advertisement-transitions';

const { RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;
const STATES: AdvertisementStateCode[] = [RUNNING, PAUSED, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED];

/** FACTS §10.5 as a table: `from-to` and the roles that may. */
const TABLE: Record<string, string> = {
  '3-0': 'staff',
  '3-5': 'staff',
  '0-1': 'owner staff',
  '1-0': 'owner staff',
  '0-2': 'owner',
  '1-2': 'owner',
  '2-0': 'owner staff',
  '2-1': 'owner staff',
  '2-5': 'staff',
  '0-5': 'staff',
  '1-5': 'staff',
  '4-5': 'staff',
  '5-2': 'owner staff',
  '5-3': 'owner staff',
  '0-4': 'timer',
  '1-4': 'timer',
  '4-3': 'owner staff',
};

test('allows exactly the moves of the state machine', () => {
  for (const from of STATES) {
    for (const to of STATES) {
      const who = TABLE[`${from}-${to}`];
      expect([from, to, isAdvertisementTransition(from, to)]).toEqual([from, to, who !== undefined]);
      for (const actor of ['owner', 'staff', 'timer'] as const) {
        expect([from, to, actor, canTransitionAdvertisement(from, to, actor)]).toEqual([
          from,
          to,
          actor,
          who?.split(' ').includes(actor) ?? false,
        ]);
        expect(listAdvertisementTransitions(from, actor).includes(to)).toBe(
          canTransitionAdvertisement(from, to, actor),
        );
      }
    }
  }
});

test('hands a change of a live one in as an edit and of one that was never approved for registration', () => {
  expect(STATES.map((from) => toSubmittedState(from, true))).toEqual([
    EDIT_REQUEST,
    EDIT_REQUEST,
    EDIT_REQUEST,
    REGISTRATION_REQUEST,
    REGISTRATION_REQUEST,
    EDIT_REQUEST,
  ]);
  expect(toSubmittedState(BLOCKED, false)).toBe(REGISTRATION_REQUEST);
});

test.each([
  ['/companies/12?tab=work', true],
  ['https://www.example.co.kr/event?a=1', true],
  ['https://한글.kr/행사', true],
  ['http://example.com', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://localhost', false],
  ['example.com', false],
  ['/a b', false],
  ['/\t/example.com', false],
  ['/.//example.com', false],
  ['https://danji.kr@example.com', false],
  ['https://user:word@example.com', false],
])('takes %s as a link: %s', (link, expected) => expect(isAdvertisementLink(link)).toBe(expected));

test('names every fault of a version in Korean', () => {
  const good = { link: '/shop', date_start: '2026-11-21', date_end: '2026-12-31', has_image1: true };
  const faults = (changes: Partial<typeof good>) =>
    Object.keys(validateAdvertisement({ ...good, ...changes }, '2026-11-21'));
  expect(faults({})).toEqual([]);
  expect(faults({ link: ' ', has_image1: false })).toEqual(['link', 'image1']);
  expect(faults({ date_start: '2026-02-31' })).toEqual(['date_start']);
  expect(faults({ date_start: '2026-12-01', date_end: '2026-11-30' })).toEqual(['date_end']);
  expect(faults({ date_start: '2026-11-01', date_end: '2026-11-20' })).toEqual(['date_end']);
  expect(faults({ date_end: '2027-11-22' })).toEqual(['date_end']);
  expect(validateAdvertisement({ ...good, date_start: '2026-11-01', date_end: '2026-11-20' }, '')).toEqual({});
});
