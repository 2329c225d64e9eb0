import { setTimeout as wait } from 'node:timers/promises';
import { readListBody, readRecordBody, type KaptList, type KaptRow } from './kapt-envelope.ts';
import { askPortal } from '../../platform/providers/data-portal.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { Fetch } from '../../platform/providers/provider-fetch.ts';

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

export function createKaptClient({
  base,
  serviceKey,
  timeout = TIMEOUT_MS,
  fetch = globalThis.fetch,
}: Options): KaptClient {
  const portal = { provider: 'kapt', base, serviceKey, timeout, maxBytes: MAX_BYTES, fetch } as const;
  /**
   * Retries once, and only when the network failed: every response, also a bad one, has used up one of the day's calls.
   */
  const read = (path: string, query: Record<string, string>): Promise<string> =>
    askPortal(portal, path, query).catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.code !== 'unreachable') throw error;
      await wait(PAUSE_MS);
      return askPortal(portal, path, query);
    });
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
