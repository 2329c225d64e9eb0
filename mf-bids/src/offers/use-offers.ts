import { type ApiError, useEndpoint } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequest, SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { listOfferedPrices, listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';

/** An opened request with its priced lines. */
export type ComparedOffer = SuggestRequestLine & Pick<SuggestRequest, 'price_lines'>;

/** As many columns as anybody compares. */
const MAX_COLUMNS = 100;

/** The most complete comes first, then the first that was sent: nobody pays for a place. */
const byCompleteness = (one: SuggestRequestLine, other: SuggestRequestLine): number =>
  one.missing_lines - other.missing_lines || (one.sent ?? '').localeCompare(other.sent ?? '') || one.id - other.id;

type Offers = {
  /** In the order of comparing; `undefined` until they are read. */
  offers: ComparedOffer[] | undefined;
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
  isRetrying: boolean;
};

/** The requests on a notice that its office compares. */
export function useOffers({ nano_id: item_nano_id }: Pick<SuggestItem, 'nano_id'>): Offers {
  const list = useEndpoint(listSuggestRequests, { query: { item_nano_id, page: 1, page_size: MAX_COLUMNS } });
  const prices = useEndpoint(listOfferedPrices, { query: { item_nano_id } });
  const lines = prices.data && new Map(prices.data.offers.map((offer) => [offer.nano_id, offer.price_lines]));
  return {
    offers:
      lines &&
      list.data?.results.toSorted(byCompleteness).flatMap((line) => {
        const price_lines = lines.get(line.nano_id);
        return price_lines ? [{ ...line, price_lines }] : [];
      }),
    error: list.error ?? prices.error,
    retry: () => Promise.all([list.refresh(), prices.refresh()]),
    isRetrying: list.isRefreshing || prices.isRefreshing,
  };
}
