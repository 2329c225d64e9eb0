import { describe, expect, test } from '@jest/globals';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { bucketOf, isInCandidate } from '../../../src/releases/releases/sticky.ts';

const IDS = Array.from({ length: 100_000 }, (_, index) => `browser-${index.toString(36)}`);
const SALTS = ['V1StGXR8_Z5jdHi6B-myT', 'aaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaab'];
const candidate = (percent: number, salt = SALTS[0] ?? '') => ({
  release: '1.0.0-aaaaaaaaaaaa',
  percent,
  cohorts: [],
  salt,
  since: '2026-11-22T00:00:00.000Z',
});
const visitor = (user_type: 0 | 1 | 2) => ({
  id: 1,
  user_type,
  name: '사람',
  account_status: AccountStatus.NORMAL,
  staff_type: null,
  session: 's',
  acting_staff_id: null,
  session_expires: '2027-01-01T00:00:00Z',
  lacks_second_factor: false,
});
const BUCKETS = SALTS.map((salt) => IDS.map((id) => bucketOf(salt, 'shop', id)));
/** Numbers of the browsers that a share takes in. */
const inside = (percent: number, salt = 0) =>
  new Set(BUCKETS[salt]?.flatMap((bucket, index) => (bucket < percent ? [index] : [])));

describe('the share of a candidate', () => {
  test.each([0, 1, 10, 50, 90, 100])(
    'of %i %% is so within one point, over 100,000 browsers and with every salt',
    (percent) => {
      for (const salt of SALTS.keys())
        expect(Math.abs(inside(percent, salt).size / (IDS.length / 100) - percent)).toBeLessThan(
          percent % 100 === 0 ? Number.MIN_VALUE : 1,
        );
    },
  );

  test('goes by the place of each browser', () => {
    for (const percent of [0, 1, 50, 100]) {
      const part = inside(percent);
      for (const [index, id] of IDS.slice(0, 1000).entries())
        expect(isInCandidate(candidate(percent), 'shop', { visitor: null, id })).toBe(part.has(index));
    }
  });

  test('grows without removing anybody', () => {
    let before = new Set<number>();
    for (const percent of [1, 2, 10, 33, 50, 100]) {
      const now = inside(percent);
      expect([...before].filter((index) => !now.has(index))).toEqual([]);
      before = now;
    }
  });

  test('is drawn anew with another salt and for another remote', () => {
    const [first, second] = [inside(10, 1), inside(10, 2)];
    const both = [...first].filter((index) => second.has(index)).length;
    expect(both / first.size).toBeGreaterThan(0.08);
    expect(both / first.size).toBeLessThan(0.12);
    expect(IDS.slice(0, 100).filter((id) => bucketOf('salt', 'shop', id) === bucketOf('salt', 'points', id))).toEqual(
      [],
    );
  });
});

test('a cohort goes by the kind of account, and nobody is in one without an account', () => {
  const forBrands = { ...candidate(0), cohorts: ['brand' as const] };
  expect(
    [UserType.STAFF, UserType.GENERAL, UserType.BRAND].map((type) =>
      isInCandidate(forBrands, 'shop', { visitor: visitor(type), id: undefined }),
    ),
  ).toEqual([false, false, true]);
  expect(isInCandidate(forBrands, 'shop', { visitor: null, id: 'somebody' })).toBe(false);
});
