import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest, SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';

/** Whether a request counts when requests are compared. */
export const isCounted = ({ state }: Pick<SuggestRequestLine, 'state'>): boolean =>
  state !== 'invalid' && state !== 'revoked';

/** The lowest amount of requests that count; `undefined` when there are fewer than two. */
export function findLowestPrice(requests: readonly SuggestRequestLine[]): number | undefined {
  const prices = requests
    .filter(isCounted)
    .map((request) => toTaxedPrice(request))
    .filter((price) => price !== null);
  return prices.length < 2 ? undefined : Math.min(...prices);
}

type AskedRow = SuggestItem['price_table'][number];
type Line = SuggestRequest['price_lines'][number];

/** The priced line of a request for a row of the price table; `undefined` where the vendor has left it out. */
export const findLine = (lines: readonly Line[], row: AskedRow): Line | undefined =>
  lines.find(({ item, unit }) => item === row.item && unit === row.unit);

/** The lines that nobody has asked for, each with its place among all lines. */
export const listExtraLines = (lines: readonly Line[], table: readonly AskedRow[]) =>
  lines
    .map((line, place) => ({ ...line, place }))
    .filter(({ item, unit }) => !table.some((row) => row.item === item && row.unit === unit));
