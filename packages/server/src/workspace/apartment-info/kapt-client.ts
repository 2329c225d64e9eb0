import { setTimeout as wait } from 'node:timers/promises';
import { readListBody, readRecordBody, type KaptList, type KaptRow } from './kapt-envelope.ts';
import { readLimitedText } from '../../platform/providers/limited-text.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { type Fetch, toProviderError } from '../../platform/providers/provider-fetch.ts';

type Options = {
  /** `https://apis.data.go.kr/1613000`, no trailing slash. */
  base: string;
  /** The service key as the portal issues it, in its encoded or decoded form. */
  serviceKey: string;
  /** Milliseconds until the whole response has arrived. */
  timeout?: number;
  fetch?: Fetch;
};

/**
 * Apartment complexes from K-apt (FACTS §4). Every method throws `ProviderError`: `timeout`, `unreachable`, `too_large`,
 * `bad_answer`, `http_<status>`, or the portal's own two digits (`22` the day's calls are used up, `30` unknown key).
 */
export type KaptClient = {
  /** Returns one page of all complexes in force. */
  listAll(page: { page: number; size: number }): Promise<KaptList>;
  /** Returns one page of the complexes of a sido (2 digits) or a sigungu (5 digits). */
  listRegion(code: string, page: { page: number; size: number }): Promise<KaptList>;
  /** Returns the basic information of a complex, `undefined` for an unknown code. */
  findBasis(code: string): Promise<KaptRow | undefined>;
  /** Returns the details of its management and equipment, `undefined` when none were submitted. */
  findDetail(code: string): Promise<KaptRow | undefined>;
};

const TIMEOUT_MS = 6_000;
const PAUSE_MS = 200;
/** A page of 1,000 complexes has some 250 kB. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The portal issues the key URL-encoded as well as plain; encoding it twice makes it an unknown key. */
const toQueryValue = (serviceKey: string): string =>
  serviceKey.includes('%') ? serviceKey : encodeURIComponent(serviceKey);

export function createKaptClient({
  base,
  serviceKey,
  timeout = TIMEOUT_MS,
  fetch = globalThis.fetch,
}: Options): KaptClient {
  const attempt = async (url: string): Promise<{ status: number; text: string }> => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
      return { status: response.status, text: await readLimitedText(response, MAX_BYTES) };
    } catch (error) {
      if (error instanceof RangeError)
        throw new ProviderError({ provider: 'kapt', code: 'too_large', retryable: false });
      // The original error contains the address, which holds the key: only the kind of failure is passed on.
      throw new ProviderError({ provider: 'kapt', code: signal.aborted ? 'timeout' : 'unreachable', retryable: true });
    }
  };
  /**
   * Retries once, and only when the network failed: every response, also a bad one, has used up one of the day's calls.
   */
  const read = async (path: string, query: Record<string, string>): Promise<string> => {
    const url = `${base}/${path}?serviceKey=${toQueryValue(serviceKey)}&${new URLSearchParams({ _type: 'json', ...query })}`;
    const response = await attempt(url).catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.code !== 'unreachable') throw error;
      await wait(PAUSE_MS);
      return attempt(url);
    });
    if (response.status !== 200 && !response.text.includes('returnReasonCode'))
      throw toProviderError('kapt', { status: response.status, body: undefined });
    return response.text;
  };
  const readList = async (
    path: string,
    { page, size }: { page: number; size: number },
    query: Record<string, string> = {},
  ) => readListBody(await read(path, { ...query, pageNo: String(page), numOfRows: String(size) }));

  return {
    listAll: (page) => readList('AptListService4/getTotalAptList4', page),
    listRegion: (code, page) =>
      code.length === 2
        ? readList('AptListService4/getSidoAptList4', page, { sidoCode: code })
        : readList('AptListService4/getSigunguAptList4', page, { sigunguCode: code }),
    findBasis: async (kaptCode) =>
      readRecordBody(await read('AptBasisInfoServiceV4/getAphusBassInfoV4', { kaptCode }), kaptCode),
    findDetail: async (kaptCode) =>
      readRecordBody(await read('AptBasisInfoServiceV4/getAphusDtlInfoV4', { kaptCode }), kaptCode),
  };
}
