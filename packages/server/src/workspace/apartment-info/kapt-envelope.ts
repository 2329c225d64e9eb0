import { ProviderError } from '../../platform/providers/provider-error.ts';

/**
 * Fields of one complex as text. The portal sends the same field as a number, "", null or not at all from day to day
 * (FACTS §4), so all are text here.
 */
export type KaptRow = Readonly<Record<string, string>>;
export type KaptList = { rows: readonly KaptRow[]; total: number };

const MAX_TEXT_LENGTH = 1_000;
const OK = '00';
const NO_DATA = '03';

const toError = (code: string, retryable = false): ProviderError =>
  new ProviderError({ provider: 'kapt', code, retryable });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns text without control characters and unpaired surrogates, cut at the maximum length. */
const toText = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string'
    ? value
        .slice(0, MAX_TEXT_LENGTH)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';
};

const toRow = (item: Record<string, unknown>): KaptRow =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toText(value)]));

/**
 * The portal sends its errors as XML although JSON was requested: an unknown key, a used-up quota, an ended service.
 */
function findPortalCode(text: string): string | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  return /<returnReasonCode>\s*(\d{1,3})\s*<\/returnReasonCode>/.exec(text.slice(0, 4_000))?.[1];
}

/**
 * Returns the body of a successful response, `undefined` for the code that means no data; throws for every other code.
 */
function readBody(text: string): Record<string, unknown> | undefined {
  const portalCode = findPortalCode(text);
  if (portalCode !== undefined) throw toError(portalCode);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw toError('bad_answer');
  }
  const response = isRecord(parsed) && isRecord(parsed['response']) ? parsed['response'] : {};
  const code = isRecord(response['header']) ? toText(response['header']['resultCode']) : '';
  if (code === NO_DATA) return undefined;
  if (code !== OK) throw toError(/^[\w-]{1,10}$/.test(code) ? code : 'bad_answer');
  const body = response['body'];
  if (!isRecord(body)) throw toError('bad_answer');
  return body;
}

/** Returns the complex of a basis or detail response; throws `bad_answer` when it is another one. */
export function readRecordBody(text: string, code: string): KaptRow | undefined {
  const body = readBody(text);
  const item = body?.['item'];
  if (body === undefined || item === null || item === '') return undefined;
  if (!isRecord(item)) throw toError('bad_answer');
  const row = toRow(item);
  // For an unknown code the portal returns either 03 or a complex without a name.
  if (!row['kaptCode']) return undefined;
  if (row['kaptCode'] !== code) throw toError('bad_answer');
  return row;
}

/** Returns the items of a list response, whether they come as an array, as `{ item }`, or as "" when there are none. */
export function readListBody(text: string): KaptList {
  const body = readBody(text);
  if (!body) return { rows: [], total: 0 };
  const items = isRecord(body['items']) ? body['items']['item'] : body['items'];
  const list = Array.isArray(items) ? items : isRecord(items) ? [items] : [];
  if (list.length === 0 && items !== '' && items != null && !Array.isArray(items)) throw toError('bad_answer');
  const rows = list
    .filter(isRecord)
    .map(toRow)
    .filter(({ kaptCode, kaptName }) => /^A\d{8}$/.test(kaptCode ?? '') && kaptName !== undefined && kaptName !== '');
  const total = Number(toText(body['totalCount']));
  return { rows, total: Number.isInteger(total) && total >= 0 ? total : rows.length };
}
