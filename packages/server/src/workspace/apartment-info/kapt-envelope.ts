import {
  isRecord,
  listPortalItems,
  portalError,
  readPortalBody,
  toPortalText,
} from '../../platform/providers/data-portal.ts';

/**
 * Fields of one complex as text. The portal sends the same field as a number, "", null or not at all from day to day
 * (FACTS §4), so all are text here.
 */
export type KaptRow = Readonly<Record<string, string>>;
export type KaptList = { rows: readonly KaptRow[]; total: number };

const badAnswer = () => portalError('kapt', 'bad_answer');

const toRow = (item: Record<string, unknown>): KaptRow =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toPortalText(value)]));

/** Returns the complex of a basis or detail response; throws `bad_answer` when it is another one. */
export function readRecordBody(text: string, code: string): KaptRow | undefined {
  const body = readPortalBody('kapt', text);
  const item = body?.['item'];
  if (body === undefined || item === null || item === '') return undefined;
  if (!isRecord(item)) throw badAnswer();
  const row = toRow(item);
  // For an unknown code the portal returns either 03 or a complex without a name.
  if (!row['kaptCode']) return undefined;
  if (row['kaptCode'] !== code) throw badAnswer();
  return row;
}

/** Returns the items of a list response, whether they come as an array, as `{ item }`, or as "" when there are none. */
export function readListBody(text: string): KaptList {
  const { items, total } = listPortalItems('kapt', readPortalBody('kapt', text));
  const rows = items
    .map(toRow)
    .filter(({ kaptCode, kaptName }) => /^A\d{8}$/.test(kaptCode ?? '') && kaptName !== undefined && kaptName !== '');
  return { rows, total: total ?? rows.length };
}
