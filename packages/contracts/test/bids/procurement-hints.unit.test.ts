import { describe, expect, test } from '@jest/globals';
import { findOfferHints, type HintOffer, OFFER_HINT_KINDS } from '@danji/contracts/bids/offer-hint-rules';
import { describeHint } from '@danji/contracts/bids/procurement-hint-text';
import { DIRECT_CONTRACT, type DirectContract, findSplitContracts } from '@danji/contracts/bids/split-contract-rules';
import { addMonths } from '@danji/contracts/rules/day-math';
import * as fc from 'fast-check';

let count = 0;
/** An offer that has nothing in common with another one. */
function offer(given: Partial<HintOffer> = {}): HintOffer {
  count += 1;
  return {
    name: `업체 ${count}`,
    business_no: String(1_000_000_000 + count),
    representative: `대표 ${count}`,
    address: `서울 이촌로 ${count}`,
    tels: [`0279${String(count).padStart(5, '0')}`],
    files: [`hash-${count}`],
    lines: [],
    ...given,
  };
}

const priced = (prices: readonly number[]): Pick<HintOffer, 'lines'> => ({
  lines: prices.map((unit_price, at) => ({ item: `품목 ${at}`, unit: '개', unit_price })),
});
const kindsOf = (...offers: readonly HintOffer[]) => findOfferHints(offers).map(({ kind }) => kind);
const prices = (least: number) =>
  fc.array(fc.integer({ min: 20_000, max: 90_000_000 }), { minLength: least, maxLength: 8 });

describe('offers of one notice', () => {
  test('that have nothing in common, or nothing at all, give no hint', () => {
    expect(kindsOf(offer(), offer(), offer())).toEqual([]);
    const blank = { business_no: '', representative: '', address: ' ', tels: ['', ''], files: [''], lines: [] };
    expect(kindsOf(offer(blank), offer(blank))).toEqual([]);
    expect(
      kindsOf(offer(priced([1_000_000, 2_000_000, 3_000_000])), offer(priced([1_100_000, 2_500_000, 2_900_000]))),
    ).toEqual([]);
    expect(kindsOf(offer())).toEqual([]);
  });

  test.each<[string, Partial<HintOffer>, Partial<HintOffer>]>([
    ['same_business', { business_no: '123-45-67891' }, { business_no: '1234567891' }],
    ['same_representative', { representative: '김 하늘' }, { representative: '김하늘' }],
    ['same_address', { address: '서울 이촌로 100, 2층' }, { address: '서울 이촌로 100 2층' }],
    ['same_tel', { tels: ['02-792-1234', '010-1111-2222'] }, { tels: ['027921234'] }],
    ['same_files', { files: ['a', 'b'] }, { files: ['b'] }],
  ])('%s, however it is written', (kind, one, other) =>
    expect(findOfferHints([offer({ name: '나', ...one }), offer(), offer({ name: '가', ...other })])).toEqual([
      { kind, names: ['가', '나'] },
    ]),
  );

  test('have the same prices, or prices in one ratio but for rounding', () => {
    fc.assert(
      fc.property(prices(3), fc.integer({ min: 101, max: 160 }), (list, percent) => {
        const [mine, same] = [offer(priced(list)), offer(priced(list))];
        const dearer = offer(priced(list.map((price) => Math.round((price * percent) / 10_000) * 100)));
        expect(kindsOf(mine, same)).toEqual(['same_prices']);
        expect(kindsOf(mine, dearer)).toEqual(kindsOf(dearer, mine));
        const exact = offer(priced(list.map((price) => Math.round((price * percent) / 100))));
        expect(kindsOf(mine, exact)).toEqual(['constant_ratio']);
      }),
    );
  });

  test('are not compared by prices where the rows differ, are few, or one price is apart', () => {
    fc.assert(
      fc.property(prices(3), (list) => {
        const doubled = list.map((price) => price * 2);
        const [first = 0, ...rest] = doubled;
        expect(kindsOf(offer(priced(list)), offer(priced([first + 900_000_000, ...rest])))).toEqual([]);
        expect(kindsOf(offer(priced(list)), offer(priced(doubled.slice(1))))).toEqual([]);
        expect(kindsOf(offer(priced(list.slice(0, 2))), offer(priced(doubled.slice(0, 2))))).toEqual([]);
      }),
    );
  });

  test('are grouped: who is alike to one of a group belongs to it, in whatever order they came', () => {
    const [one, two, three] = [offer({ tels: ['1', '2'] }), offer({ tels: ['2', '3'] }), offer({ tels: ['3', '4'] })];
    fc.assert(
      fc.property(fc.shuffledSubarray([one, two, three, offer()], { minLength: 4 }), (offers) => {
        expect(findOfferHints(offers)).toEqual([
          { kind: 'same_tel', names: [one, two, three].map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)) },
        ]);
      }),
    );
  });
});

const contract = (day: string, amount: number): DirectContract => ({ title: '소독', day, amount });
const contracts = fc.array(
  fc.record({
    title: fc.constant('소독'),
    day: fc.integer({ min: 0, max: 40 }).map((months) => addMonths('2025-01-10', months)),
    amount: fc.integer({ min: 3_000_000, max: 6_000_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('direct contracts of one sub-category', () => {
  test('are named when each is just under the limit and they exceed it within twelve months', () => {
    const [first, second, third] = [
      contract('2026-01-10', 4_500_000),
      contract('2026-06-01', 4_900_000),
      contract('2027-01-09', 5_000_000),
    ];
    expect(findSplitContracts(second, [third, first])).toEqual([first, second, third]);
    expect(findSplitContracts(first, [contract('2027-01-10', 4_900_000)])).toEqual([]);
    expect(findSplitContracts(first, [contract('2026-02-10', 5_000_001), contract('2026-02-10', 3_999_999)])).toEqual(
      [],
    );
    expect(findSplitContracts(contract('2026-01-10', 5_500_000), [second, third])).toEqual([]);
  });

  test('never name one that is over the limit or far below, nor less than the limit together', () => {
    fc.assert(
      fc.property(contracts, ([subject = contract('2026-01-01', 0), ...others]) => {
        const found = findSplitContracts(subject, others);
        if (found.length === 0) return;
        expect(found).toContain(subject);
        expect(found.length).toBeGreaterThan(1);
        for (const { amount } of found) {
          expect(amount).toBeGreaterThanOrEqual(DIRECT_CONTRACT.near);
          expect(amount).toBeLessThanOrEqual(DIRECT_CONTRACT.limit);
        }
        expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(DIRECT_CONTRACT.limit);
        const [first, last] = [found[0], found.at(-1)];
        expect((last?.day ?? '') < addMonths(first?.day ?? '', DIRECT_CONTRACT.months)).toBe(true);
      }),
    );
  });
});

test('every hint says what was seen, its rule with the source, and that it is no accusation', () => {
  for (const kind of OFFER_HINT_KINDS) {
    const { seen, rule, caution } = describeHint({ kind, names: ['가람', '한결'], contracts: [] });
    expect(seen).toMatch(/^'가람', '한결' 업체가 .+요\.$/);
    expect(rule).toContain('공정거래법 제40조');
    expect(caution).toContain('담합했다는 뜻이 아니니');
  }
  const split = [contract('2026-01-10', 4_500_000), contract('2026-06-01', 4_900_000)];
  const { seen, lines, rule, caution } = describeHint({ kind: 'split_contracts', names: [], contracts: split });
  expect(seen).toContain('12개월 안에 2건이고, 더하면 9,400,000원');
  expect(lines[0]).toBe('소독 · 2026. 1. 10. · 4,500,000원');
  expect(rule).toContain('선정지침 별표 2');
  expect(caution).toContain('나누어 계약했다는 뜻이 아니에요');
});
