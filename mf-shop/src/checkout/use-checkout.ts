import { useEndpoint } from '@danji/api-client';
import type { OrderQuote } from '@danji/contracts/shop/order';
import { quoteOrder } from '@danji/contracts/shop/order.endpoints';
import { listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { listUserAddresses } from '@danji/contracts/shop/user-address.endpoints';
import { useSearchParams } from '@danji/shell-sdk/router';
import { useMemo, useState } from 'react';
import { useIsPointsOnly } from '../shared/payment/points-only-alert.tsx';
import { readSelection, type Selection } from '../shared/selection.ts';

/** Returns the question to the server about a selection; `null` while there is nothing to ask. */
function toQuoted(selection: Selection, cartIds: readonly number[] | undefined) {
  if ('product' in selection) return { product: selection.product };
  const ids = selection.ids ?? cartIds;
  return ids && ids.length > 0 ? { cart_ids: [...ids] } : null;
}

/** The checkout: its lines, its address, and the price as the server reckons it. */
export function useCheckout() {
  const [search] = useSearchParams();
  const selection = useMemo(() => readSelection(search), [search]);
  const isOfCart = !('product' in selection);
  const cart = useEndpoint(listCartLines, isOfCart ? {} : null);
  const addresses = useEndpoint(listUserAddresses, {}, { refreshOnFocus: false });
  const isPointsOnly = useIsPointsOnly();
  const [chosenId, setChosenId] = useState<number>();
  const address = addresses.data?.find(({ id }) => id === chosenId) ?? addresses.data?.[0];

  const cartIds = cart.data?.map(({ id }) => id);
  const quoted = toQuoted(selection, cartIds);
  const isReady = addresses.data !== undefined && quoted !== null;
  const quote = useEndpoint(
    quoteOrder,
    isReady ? { body: { ...quoted, ...(address && { address_code: address.address_code }) } } : null,
    { keepPrevious: true },
  );
  return {
    selection,
    cartLines: cart.data ?? [],
    addresses,
    address,
    choose: setChosenId,
    isPointsOnly,
    quote,
    /** Whether the cart has nothing that could be bought. */
    isEmpty: isOfCart && cart.data !== undefined && quoted === null,
    error: addresses.error ?? (isOfCart ? cart.error : undefined) ?? quote.error,
    refresh: async (): Promise<void> => {
      await Promise.all([addresses.refresh(), isOfCart ? cart.refresh() : undefined, quote.refresh()]);
    },
    isRefreshing: addresses.isRefreshing || cart.isRefreshing || quote.isRefreshing,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

/** The lines that can be bought. */
export const listBought = ({ lines }: OrderQuote): OrderQuote['lines'] =>
  lines.filter(({ state }) => state === 'available');
