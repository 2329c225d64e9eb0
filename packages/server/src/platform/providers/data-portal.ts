import { readLimitedText } from './limited-text.ts';
import { ProviderError, type ProviderName } from './provider-error.ts';
import { type Fetch, toProviderError } from './provider-fetch.ts';

/**
 * Services of the public data portal (data.go.kr, FACTS §4): a GET with the service key, an envelope with a result code,
 * and the portal's own errors as XML whatever was requested.
 */

const OK = '00';
const NO_DATA = '03';
const MAX_TEXT_LENGTH = 1_000;

/** The error of a response that no retry makes better. */
export const portalError = (provider: ProviderName, code: string): ProviderError =>
  new ProviderError({ provider, code, retryable: false });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as text of one line without control characters and unpaired surrogates, cut at the maximum length. */
export const toPortalText = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string'
    ? value
        .slice(0, MAX_TEXT_LENGTH)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';
};

/** The portal sends its errors as XML although JSON was requested: an unknown key, a used-up quota, an ended service. */
function findPortalCode(text: string): string | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  return /<returnReasonCode>\s*(\d{1,3})\s*<\/returnReasonCode>/.exec(text.slice(0, 4_000))?.[1];
}

/**
 * Returns the body of a successful response, `undefined` for the code that means no data; throws for every other code.
 */
export function readPortalBody(provider: ProviderName, text: string): Record<string, unknown> | undefined {
  const portalCode = findPortalCode(text);
  if (portalCode !== undefined) throw portalError(provider, portalCode);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw portalError(provider, 'bad_answer');
  }
  const response = isRecord(parsed) && isRecord(parsed['response']) ? parsed['response'] : {};
  const code = isRecord(response['header']) ? toPortalText(response['header']['resultCode']) : '';
  if (code === NO_DATA) return undefined;
  if (code !== OK) throw portalError(provider, /^[\w-]{1,10}$/.test(code) ? code : 'bad_answer');
  const body = response['body'];
  if (!isRecord(body)) throw portalError(provider, 'bad_answer');
  return body;
}

/**
 * Returns the items of the body of a list, whether they come as an array, as `{ item }`, or as "" when there are none, and
 * the total where the portal tells it.
 */
export function listPortalItems(
  provider: ProviderName,
  body: Record<string, unknown> | undefined,
): { items: Record<string, unknown>[]; total: number | undefined } {
  if (!body) return { items: [], total: 0 };
  const items = isRecord(body['items']) ? body['items']['item'] : body['items'];
  const list = Array.isArray(items) ? items : isRecord(items) ? [items] : [];
  if (list.length === 0 && items !== '' && items != null && !Array.isArray(items))
    throw portalError(provider, 'bad_answer');
  // Nothing is no 0: the total is not known then.
  const told = toPortalText(body['totalCount']);
  return { items: list.filter(isRecord), total: /^\d{1,15}$/.test(told) ? Number(told) : undefined };
}

/** The portal issues the key URL-encoded as well as plain; encoding it twice makes it an unknown key. */
const toQueryValue = (serviceKey: string): string =>
  serviceKey.includes('%') ? serviceKey : encodeURIComponent(serviceKey);

type Portal = {
  provider: ProviderName;
  base: string;
  serviceKey: string;
  /** Milliseconds until the whole response has arrived. */
  timeout: number;
  maxBytes: number;
  fetch: Fetch;
};

/**
 * Asks a service of the portal once, for JSON. @throws ProviderError `timeout`, `unreachable`, `too_large`,
 * `http_<status>`
 */
export async function askPortal(
  { provider, base, serviceKey, timeout, maxBytes, fetch }: Portal,
  path: string,
  query: Record<string, string>,
): Promise<string> {
  const url = `${base}/${path}?serviceKey=${toQueryValue(serviceKey)}&${new URLSearchParams({ _type: 'json', ...query })}`;
  const signal = AbortSignal.timeout(timeout);
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    answer = { status: response.status, text: await readLimitedText(response, maxBytes) };
  } catch (error) {
    if (error instanceof RangeError) throw portalError(provider, 'too_large');
    // The original error contains the address, which holds the key: only the kind of failure is passed on.
    throw new ProviderError({ provider, code: signal.aborted ? 'timeout' : 'unreachable', retryable: true });
  }
  if (answer.status !== 200 && !answer.text.includes('returnReasonCode'))
    throw toProviderError(provider, { status: answer.status, body: undefined });
  return answer.text;
}
