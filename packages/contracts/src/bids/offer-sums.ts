import type { SuggestItem } from './suggest-item.ts';
import type { SuggestRequest, SuggestRequestLine } from './suggest-request.ts';
import { toTaxedPrice } from './taxed-price.ts';

/** A request as far as its amount is compared. */
type Compared = Pick<SuggestRequestLine, 'state' | 'missing_lines' | 'total_price' | 'vat_mode'>;

/** Whether a request counts when requests are compared. */
export const isCounted = ({ state }: Pick<SuggestRequestLine, 'state'>): boolean =>
  state !== 'invalid' && state !== 'revoked';

/** Whether the total of a request can be the lowest: it counts and leaves no row out, for less is no lower price. */
export const isWhole = (request: Pick<SuggestRequestLine, 'state' | 'missing_lines'>): boolean =>
  isCounted(request) && request.missing_lines === 0;

/** The lowest amount of whole requests, won with the tax; `undefined` when fewer than two requests count. */
export function findLowestPrice(requests: readonly Compared[]): number | undefined {
  const prices = requests
    .filter(isWhole)
    .map((request) => toTaxedPrice(request))
    .filter((price) => price !== null);
  return requests.filter(isCounted).length < 2 ? undefined : Math.min(...prices);
}

/** Sorts requests for comparing: the most complete first, then the first that was sent; nobody pays for a place. */
export const byCompleteness = <Line extends Pick<SuggestRequestLine, 'id' | 'missing_lines' | 'sent'>>(
  one: Line,
  other: Line,
): number =>
  one.missing_lines - other.missing_lines || (one.sent ?? '').localeCompare(other.sent ?? '') || one.id - other.id;

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
