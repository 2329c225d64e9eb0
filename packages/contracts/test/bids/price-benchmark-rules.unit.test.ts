import { describe, expect, test } from '@jest/globals';
import {
  type BenchmarkAward,
  findBenchmark,
  PRICE_BENCHMARK,
  roundBenchmark,
  toBenchmarkMeasure,
  toCompanyKey,
  toContractMonths,
  toSizeBand,
} from '@danji/contracts/bids/price-benchmark-rules';
import { toTaxedPrice, toUntaxedPrice } from '@danji/contracts/bids/taxed-price';
import * as fc from 'fast-check';

const award = fc.record<BenchmarkAward>({
  place: fc.constantFrom('sigungu', 'sido', 'country'),
  vendor: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', 'a', 'b'),
  number_of_units: fc.option(fc.integer({ min: 0, max: 5000 })),
  amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  isKapt: fc.boolean(),
});
const awards = fc.array(award, { maxLength: 60 });
const units = fc.option(fc.integer({ min: 0, max: 5000 }));
const vendorsOf = (list: readonly BenchmarkAward[]) => new Set(list.map(({ vendor }) => vendor)).size;

/** One award of each vendor in a place, for complexes of a size. */
const many = (amounts: readonly number[], given: Partial<BenchmarkAward> = {}): BenchmarkAward[] =>
  amounts.map((amount, at) => ({
    place: 'country',
    vendor: String(at + 1),
    number_of_units: 600,
    amount,
    isKapt: false,
    ...given,
  }));

describe('the benchmark', () => {
  test('says nothing under five different vendors, and its quartiles are in order within what was paid', () => {
    fc.assert(
      fc.property(awards, units, (list, size) => {
        const found = findBenchmark(list, size);
        const compared = list.filter(({ place }) => place === 'country');
        if (vendorsOf(compared) >= PRICE_BENCHMARK.brands) expect(found).not.toBeNull();
        if (found === null) return;
        expect(found.brands).toBeGreaterThanOrEqual(PRICE_BENCHMARK.brands);
        expect(found.notices).toBeGreaterThanOrEqual(found.brands);
        expect(found.low).toBeLessThanOrEqual(found.median);
        expect(found.median).toBeLessThanOrEqual(found.high);
        const amounts = list.map(({ amount }) => amount);
        expect(found.low).toBeGreaterThanOrEqual(roundBenchmark(Math.min(...amounts)));
        expect(found.high).toBeLessThanOrEqual(roundBenchmark(Math.max(...amounts)));
      }),
    );
  });

  test('does not depend on the order of awards, and one vendor weighs once however often it won', () => {
    fc.assert(
      fc.property(awards, units, fc.nat(5), (list, size, times) => {
        expect(findBenchmark(list.toReversed(), size)).toEqual(findBenchmark(list, size));
        const repeated = list.flatMap((each) =>
          each.vendor === '1' ? Array<BenchmarkAward>(times + 1).fill(each) : [each],
        );
        const [one, other] = [findBenchmark(list, size), findBenchmark(repeated, size)];
        expect(other?.brands).toBe(one?.brands);
        expect(other?.median).toBe(one?.median);
      }),
    );
  });

  test('widens from near to far, and leaves the size last', () => {
    const amounts = [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000];
    const near = many(amounts, { place: 'sigungu' });
    const found = findBenchmark([...near, ...many(amounts)], 600);
    expect(found).toEqual({
      place: 'sigungu',
      size: { from: 500, to: 999 },
      notices: 5,
      kapt_notices: 0,
      brands: 5,
      low: 2_000_000,
      median: 3_000_000,
      high: 4_000_000,
    });
    expect(findBenchmark([...near.slice(1), ...many(amounts)], 600)?.place).toBe('country');
    const elsewhere = many(amounts, { place: 'sido', number_of_units: 100 });
    expect(findBenchmark([...elsewhere, ...many(amounts)], 600)).toMatchObject({
      place: 'country',
      size: { from: 500 },
    });
    expect(findBenchmark(elsewhere, 600)).toMatchObject({ place: 'sido', size: null });
    expect(findBenchmark(near, null)).toBeNull();
  });

  test('is rounded to halves of the second digit', () => {
    expect([23_700_000, 24_800_000, 1_049_999, 98_760, 7, 0].map((won) => roundBenchmark(won))).toEqual([
      23_500_000, 25_000_000, 1_050_000, 99_000, 7, 0,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (won) =>
        expect(Math.abs(roundBenchmark(won) - won) / won).toBeLessThanOrEqual(0.025),
      ),
    );
  });
});

test('a company is the same however its kind and its spaces are written', () => {
  const names = ['(주)한빛 종합관리', '㈜한빛종합관리', '주식회사 한빛종합관리', '한빛종합관리(주)'];
  expect(new Set(names.map((name) => toCompanyKey(name)))).toEqual(new Set(['한빛종합관리']));
  expect([toCompanyKey('ABC Lift'), toCompanyKey('(주) -')]).toEqual(['abclift', '']);
});

test('sizes are in five bands, and an unknown size in none', () => {
  expect([0, 299, 300, 999, 1000, 2000].map((size) => toSizeBand(size)?.from)).toEqual([0, 0, 300, 500, 1000, 2000]);
  expect([toSizeBand(2500)?.to, toSizeBand(null)]).toEqual([null, null]);
});

const months = (contract_start: string | null, contract_end: string | null, asked_months: number | null = null) =>
  toContractMonths({ contract_start, contract_end, asked_months });

test('services are compared by the month of their contract or price table, works as a whole', () => {
  expect([toBenchmarkMeasure(502), toBenchmarkMeasure(101), toBenchmarkMeasure(901)]).toEqual([
    'month',
    'whole',
    'whole',
  ]);
  expect([
    months('2026-01-01', '2026-12-31', 24),
    months('2026-01-01', '2026-01-10'),
    months('2026-01-01', null, 24),
    months('2026-01-02', '2026-01-01'),
    months(null, null, 0.5),
  ]).toEqual([12, 1, 24, null, null]);
});

const price = (total_price: number | null, vat_mode: 'included' | 'excluded' | 'exempt') => ({
  total_price,
  vat_mode,
});

test('amounts are compared with the tax, and limited without it', () => {
  const all = [price(1_100, 'included'), price(1_000, 'excluded'), price(1_000, 'exempt'), price(null, 'excluded')];
  expect(all.map((each) => toTaxedPrice(each))).toEqual([1_100, 1_100, 1_000, null]);
  expect(all.map((each) => toUntaxedPrice(each))).toEqual([1_000, 1_000, 1_000, null]);
});
