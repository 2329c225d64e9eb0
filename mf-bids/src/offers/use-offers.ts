import { type ApiError, useEndpoint } from '@danji/api-client';
import { byCompleteness } from '@danji/contracts/bids/offer-sums';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import {
  SUGGEST_REQUEST_LIMITS,
  type SuggestRequest,
  type SuggestRequestLine,
} from '@danji/contracts/bids/suggest-request';
import { listOfferedPrices, listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';

/** An opened request with its priced lines. */
export type ComparedOffer = SuggestRequestLine & Pick<SuggestRequest, 'price_lines'>;

/** The most requests that one call lists: three calls list all that are compared. */
const PAGE = 100;

type Offers = {
  /** In the order of comparing; `undefined` until all of them are read. */
  offers: ComparedOffer[] | undefined;
  /** How many were received but are not among them. */
  left: number;
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
  isRetrying: boolean;
};

/**
 * The requests on a notice that its office compares. All of them are read before any is shown: who is lowest, and which
 * price is far from the others, is said of all.
 */
export function useOffers({ nano_id: item_nano_id }: Pick<SuggestItem, 'nano_id'>): Offers {
  const toInput = (page: number) => ({ query: { item_nano_id, page, page_size: PAGE } });
  const first = useEndpoint(listSuggestRequests, toInput(1));
  const count = first.data?.count ?? 0;
  const second = useEndpoint(listSuggestRequests, count > PAGE ? toInput(2) : null);
  const third = useEndpoint(listSuggestRequests, count > 2 * PAGE ? toInput(3) : null);
  const pages = [first, second, third].slice(0, Math.max(1, Math.ceil(count / PAGE)));
  const prices = useEndpoint(listOfferedPrices, { query: { item_nano_id } });
  const lines = prices.data && new Map(prices.data.offers.map((offer) => [offer.nano_id, offer.price_lines]));
  const isRead = pages.every(({ data }) => data !== undefined);
  const found = pages.flatMap(({ data }) => data?.results ?? []);
  return {
    offers:
      isRead && lines
        ? found.toSorted(byCompleteness).flatMap((line) => {
            const price_lines = lines.get(line.nano_id);
            return price_lines ? [{ ...line, price_lines }] : [];
          })
        : undefined,
    left: Math.max(0, count - SUGGEST_REQUEST_LIMITS.received),
    error: [...pages, prices].find(({ error }) => error)?.error,
    retry: () => Promise.all([...pages, prices].map(({ refresh }) => refresh())),
    isRetrying: [...pages, prices].some(({ isRefreshing }) => isRefreshing),
  };
}
