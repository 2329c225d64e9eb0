import { contractTypeOf } from '../codes/contract-categories.ts';
import { daysBetween } from '../rules/day-math.ts';
import { toQuantile } from '../rules/quantile.ts';

export const PRICE_BENCHMARK = {
  /** Under so many different vendors nothing is said: one of them could be recognised. */
  brands: 5,
  /** Awards of so many years count. */
  years: 3,
  /** At most so many of the latest awards of one place are looked at. */
  awards: 500,
} as const;

/** The measure of an amount: a month of a service, or a whole work or purchase. */
export type BenchmarkMeasure = 'month' | 'whole';

/** Where the complexes are, from near to far. */
export type BenchmarkPlace = 'sigungu' | 'sido' | 'country';

/** Complexes of a similar size: from so many units to so many, `null` without an end. */
export type SizeBand = { from: number; to: number | null };

const BAND_STARTS = [0, 300, 500, 1000, 2000];
const SIZE_BANDS: readonly SizeBand[] = BAND_STARTS.map((from, at) => {
  const next = BAND_STARTS[at + 1];
  return { from, to: next === undefined ? null : next - 1 };
});

/** Returns the band of a number of units; `null` where it is not known. */
export const toSizeBand = (units: number | null): SizeBand | null =>
  units === null ? null : (SIZE_BANDS.findLast(({ from }) => units >= from) ?? null);

/** Services are priced by the month, all else as a whole. */
export const toBenchmarkMeasure = (category: number): BenchmarkMeasure =>
  contractTypeOf(category) === 2 ? 'month' : 'whole';

/** The steps in which the comparison widens until there are enough vendors: size weighs more than place. */
const WIDTHS: readonly { place: BenchmarkPlace; isSameSize: boolean }[] = [
  { place: 'sigungu', isSameSize: true },
  { place: 'sido', isSameSize: true },
  { place: 'country', isSameSize: true },
  { place: 'sido', isSameSize: false },
  { place: 'country', isSameSize: false },
];

const DAYS_IN_MONTH = 365.25 / 12;

/** The known length of an awarded contract: its days, or the months of its price table. */
type Length = { contract_start: string | null; contract_end: string | null; asked_months: number | null };

/** Returns the months of a contract; `null` where nothing tells them. */
export function toContractMonths({ contract_start, contract_end, asked_months }: Length): number | null {
  if (contract_start !== null && contract_end !== null && contract_end >= contract_start) {
    const days = daysBetween(contract_start, contract_end) + 1;
    return Math.max(1, Math.round(days / DAYS_IN_MONTH));
  }
  return asked_months !== null && asked_months >= 1 ? asked_months : null;
}

/** An award in one place. */
export type BenchmarkAward = {
  place: BenchmarkPlace;
  /** The key that tells vendors apart: the number of one here, the key of its name for one that only K-apt knows. */
  vendor: string;
  number_of_units: number | null;
  /** Won of the measure: with the value-added tax, of K-apt as it is published there. */
  amount: number;
  /** Whether it is known from K-apt's results and private contracts only. */
  isKapt: boolean;
};

/** Kinds of companies in names: `(주)한빛` and `주식회사 한빛` are one company. `NFKC` has turned ㈜ into (주). */
const COMPANY_KINDS = /\((?:주|유|합|재|사)\)|주식회사|유한책임회사|유한회사|합자회사|합명회사/g;

/** Returns what is compared of a company's name; `''` where nothing is left of it. */
export const toCompanyKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(COMPANY_KINDS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const byValue = (one: number, other: number): number => one - other;

/** Rounds to halves of the second digit (23,700,000 to 23,500,000): near enough to compare, too far to name an offer. */
export function roundBenchmark(won: number): number {
  if (won <= 0) return 0;
  const step = Math.max(1, 5 * 10 ** (Math.floor(Math.log10(won)) - 2));
  return Math.round(won / step) * step;
}

/** The awards of each vendor as one amount, its median, so that no vendor weighs more than another. */
function listByVendor(awards: readonly BenchmarkAward[]): number[] {
  const amounts = new Map<string, number[]>();
  for (const { vendor, amount } of awards) amounts.set(vendor, [...(amounts.get(vendor) ?? []), amount]);
  return [...amounts.values()].map((own) => toQuantile(own.toSorted(byValue), 0.5)).toSorted(byValue);
}

/** Quartiles in won, rounded, and what they are made of. */
export type FoundBenchmark = {
  place: BenchmarkPlace;
  /** `null` where complexes of any size count. */
  size: SizeBand | null;
  notices: number;
  /** The number of K-apt's notices among them. */
  kapt_notices: number;
  brands: number;
  low: number;
  median: number;
  high: number;
};

/** Returns the benchmark for a complex of a size from the narrowest width with enough vendors; `null` where none has. */
export function findBenchmark(awards: readonly BenchmarkAward[], units: number | null): FoundBenchmark | null {
  const band = toSizeBand(units);
  for (const { place, isSameSize } of WIDTHS) {
    if (isSameSize && band === null) continue;
    const size = isSameSize ? band : null;
    const compared = awards.filter(
      (award) => award.place === place && (size === null || toSizeBand(award.number_of_units)?.from === size.from),
    );
    const sorted = listByVendor(compared);
    if (sorted.length < PRICE_BENCHMARK.brands) continue;
    const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => roundBenchmark(toQuantile(sorted, share)));
    const kapt_notices = compared.filter(({ isKapt }) => isKapt).length;
    return { place, size, notices: compared.length, kapt_notices, brands: sorted.length, low, median, high };
  }
  return null;
}
