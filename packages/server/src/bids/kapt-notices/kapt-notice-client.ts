import { setTimeout as wait } from 'node:timers/promises';
import { askPortal, listPortalItems, readPortalBody } from '../../platform/providers/data-portal.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { Fetch } from '../../platform/providers/provider-fetch.ts';

/** The services that are read by days: notices by their day, results by their closing, contracts by their registration. */
export const KAPT_SOURCES = ['notices', 'results', 'private_contracts'] as const;
export type KaptSource = (typeof KAPT_SOURCES)[number];
export type KaptItem = Readonly<Record<string, unknown>>;

type Options = {
  /** `https://apis.data.go.kr/1613000`, no trailing slash. */
  base: string;
  serviceKey: string;
  /** Milliseconds until the whole response has arrived; the gateway is often slow. */
  timeout?: number;
  /** Milliseconds before each further try. */
  pauses?: readonly number[];
  fetch?: Fetch;
};

/** K-apt's bid notices (FACTS §4). Every method throws `ProviderError` with the portal's code, or one of the network. */
export type KaptNoticeClient = {
  /** One page of what a service has of a day (YYYY-MM-DD), from page 1; the total where the portal tells it. */
  listDay(source: KaptSource, day: string, page: number): Promise<{ items: KaptItem[]; total: number | undefined }>;
  /** The company that a bid was awarded to, `undefined` when K-apt names none. */
  findWinner(bidNum: string): Promise<string | undefined>;
};

export const KAPT_PAGE_SIZE = 100;
const TIMEOUT_MS = 60_000;
const PAUSES_MS = [2_000, 10_000, 30_000];
/** A notice has a few kB of text. */
const MAX_BYTES = 8 * 1024 * 1024;

const PATHS: Record<KaptSource, string> = {
  notices: 'ApHusBidPblAncInfoOfferServiceV3/getPblAncDeSearchV3',
  results: 'ApHusBidResultNoticeInfoOfferServiceV3/getBidClosDeSearchV3',
  private_contracts: 'ApHusPrvCntrNoticeInfoOfferServiceV2/getRegDeSearchV2',
};
const BIDDERS = 'ApHusBidResultNoticeInfoOfferServiceV2/getBidEntrpsInfoSearchV2';

export function createKaptNoticeClient({
  base,
  serviceKey,
  timeout = TIMEOUT_MS,
  pauses = PAUSES_MS,
  fetch = globalThis.fetch,
}: Options): KaptNoticeClient {
  const portal = { provider: 'kapt', base, serviceKey, timeout, maxBytes: MAX_BYTES, fetch } as const;

  /** Time-outs, 429 and 5xx are tried again after each pause. */
  const ask = async (path: string, query: Record<string, string>) => {
    for (let tries = 0; ; tries += 1) {
      try {
        // Some of these services read `type`, some `_type`.
        const text = await askPortal(portal, path, { type: 'json', ...query, numOfRows: String(KAPT_PAGE_SIZE) });
        return listPortalItems('kapt', readPortalBody('kapt', text));
      } catch (error) {
        const pause = pauses[tries];
        if (!(error instanceof ProviderError) || !error.retryable || pause === undefined) throw error;
        await wait(pause);
      }
    }
  };

  return {
    listDay: (source, day, page) => ask(PATHS[source], { startDate: day, endDate: day, pageNo: String(page) }),
    findWinner: async (bidNum) => {
      const { items } = await ask(BIDDERS, { bidNum, pageNo: '1' });
      const winner = items.find(({ bidSuccessfulYn }) => bidSuccessfulYn === 'Y');
      return typeof winner?.['companyName'] === 'string' ? winner['companyName'] : undefined;
    },
  };
}
