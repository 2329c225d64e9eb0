import { toTelDigits } from '../format/tel.ts';

/** The facts that two offers of one notice may have in common, and different vendors rarely have. */
export const OFFER_HINT_KINDS = [
  'same_business',
  'same_representative',
  'same_address',
  'same_tel',
  'same_files',
  'same_prices',
  'constant_ratio',
] as const;
type OfferHintKind = (typeof OFFER_HINT_KINDS)[number];

type PricedLine = { item: string; unit: string; unit_price: number };

/** An offer with the facts of its vendor that are compared. */
export type HintOffer = {
  name: string;
  business_no: string;
  representative: string;
  address: string;
  tels: readonly string[];
  /** Hashes of the contents of its files. */
  files: readonly string[];
  lines: readonly PricedLine[];
};
export type OfferHint = { kind: OfferHintKind; names: string[] };

/** As many rows make it unlikely that prices agree by themselves. */
const LEAST_SAME = 2;
const LEAST_RATIO = 3;
/** Prices that were multiplied are rounded: so many won, and so large a part of a price, may be apart. */
const ROUNDING_WON = 50;
const ROUNDING_SHARE = 0.005;

const squeeze = (text: string): string => text.replaceAll(/[\s,.()-]/g, '').toLowerCase();
const isSame = (one: string, other: string): boolean => one !== '' && one === other;
const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((value) => value !== '' && other.includes(value));
const toDigits = (tels: readonly string[]): string[] => tels.map((tel) => toTelDigits(tel));

const toKey = ({ item, unit }: PricedLine): string => `${squeeze(item)}\n${squeeze(unit)}`;

/** The unit prices of two offers row by row; `undefined` unless both have priced the same rows, and each only once. */
function pairPrices({ lines: one }: HintOffer, { lines: other }: HintOffer): [number, number][] | undefined {
  if (one.length !== other.length) return undefined;
  const prices = new Map(other.map((line) => [toKey(line), line.unit_price]));
  const keys = new Set(one.map((line) => toKey(line)));
  if (prices.size !== other.length || keys.size !== one.length) return undefined;
  const pairs: [number, number][] = [];
  for (const line of one) {
    const price = prices.get(toKey(line));
    if (price === undefined || price === 0 || line.unit_price === 0) return undefined;
    pairs.push([line.unit_price, price]);
  }
  return pairs;
}

function hasSamePrices(one: HintOffer, other: HintOffer): boolean {
  const pairs = pairPrices(one, other);
  return pairs !== undefined && pairs.length >= LEAST_SAME && pairs.every(([mine, theirs]) => mine === theirs);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Whether the dearer offer is the cheaper one times a number, in every row, but for rounding. */
function hasConstantRatio(one: HintOffer, other: HintOffer): boolean {
  const pairs = pairPrices(one, other);
  if (pairs === undefined || pairs.length < LEAST_RATIO) return false;
  const [mine, theirs] = [sum(pairs.map(([price]) => price)), sum(pairs.map(([, price]) => price))];
  if (mine === theirs) return false;
  const sorted = mine < theirs ? pairs : pairs.map(([low, high]): [number, number] => [high, low]);
  const ratio = Math.max(mine, theirs) / Math.min(mine, theirs);
  return sorted.every(([low, high]) => Math.abs(high - low * ratio) <= Math.min(ROUNDING_WON, high * ROUNDING_SHARE));
}

const CHECKS: Readonly<Record<OfferHintKind, (one: HintOffer, other: HintOffer) => boolean>> = {
  same_business: (one, other) => isSame(squeeze(one.business_no), squeeze(other.business_no)),
  same_representative: (one, other) => isSame(squeeze(one.representative), squeeze(other.representative)),
  same_address: (one, other) => isSame(squeeze(one.address), squeeze(other.address)),
  same_tel: (one, other) => overlap(toDigits(one.tels), toDigits(other.tels)),
  same_files: (one, other) => overlap(one.files, other.files),
  same_prices: hasSamePrices,
  constant_ratio: hasConstantRatio,
};

/** The groups of offers of which each is alike to another one of its group, in the order of the offers. */
function listGroups(
  offers: readonly HintOffer[],
  isAlike: (one: HintOffer, other: HintOffer) => boolean,
): HintOffer[][] {
  const groups: HintOffer[][] = [];
  for (const offer of offers) {
    const joined = groups.filter((group) => group.some((other) => isAlike(offer, other)));
    const merged = [...joined.flat(), offer];
    groups.splice(0, groups.length, ...groups.filter((group) => !joined.includes(group)), merged);
  }
  return groups.filter(({ length }) => length > 1);
}

/** Returns what offers of one notice have in common, by kind, each with the names of its vendors in Korean order. */
export const findOfferHints = (offers: readonly HintOffer[]): OfferHint[] =>
  OFFER_HINT_KINDS.flatMap((kind) =>
    listGroups(offers, CHECKS[kind])
      .map((group) => ({
        kind,
        names: group.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
      }))
      .toSorted((one, other) => one.names.join().localeCompare(other.names.join())),
  );
