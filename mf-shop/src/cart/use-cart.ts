import { useEndpoint } from '@danji/api-client';
import type { CartLine } from '@danji/contracts/shop/cart';
import { getCartAmounts, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { useSession } from '@danji/shell-sdk';
import { useState } from 'react';

const isForSale = ({ state }: CartLine): boolean => state === 'available';

/** The cart of the account with what is ticked: at first every line that can be bought. A visitor has none yet. */
export function useCart() {
  const { status, isStaff } = useSession();
  const buys = status === 'signed_in' && !isStaff;
  const list = useEndpoint(listCartLines, buys ? {} : null);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(() => new Set());
  const [postCode, setPostCode] = useState('');

  const lines = list.data ?? [];
  const forSale = lines.filter(isForSale);
  const ticked = forSale.filter(({ id }) => !unticked.has(id));
  const query = {
    ...(ticked.length < forSale.length && { ids: ticked.map(({ id }) => id).join(',') }),
    ...(/^\d{5}$/.test(postCode) && { address_code: postCode }),
  };
  const amounts = useEndpoint(getCartAmounts, buys && forSale.length > 0 ? { query } : null, { keepPrevious: true });

  const tick = (ids: readonly number[], isTicked: boolean): void =>
    setUnticked((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isTicked ? [] : ids)));
  return {
    isLoading: status === 'loading' || (buys && !list.data && !list.error),
    isStaff,
    list,
    lines,
    forSale,
    ticked,
    tick,
    amounts,
    /** The selection that the amounts are about. */
    query,
    postCode,
    setPostCode,
  };
}
export type Cart = ReturnType<typeof useCart>;
