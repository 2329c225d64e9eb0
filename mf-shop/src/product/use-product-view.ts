import { request, sendInBackground } from '@danji/api-client';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Product } from '@danji/contracts/shop/product';
import { countProductView } from '@danji/contracts/shop/product.endpoints';
import { remoteStorage, useSession } from '@danji/shell-sdk';
import { useEffect } from 'react';
import { seenProducts } from '../shared/seen-products.ts';

/** The products that this browser has counted as looked at on one day. */
const counted = remoteStorage('shop').local<{ day: string; codes: string[] }>('counted-products');

/** Remembers that the user looks at a product, and counts it once a day. A hidden one is not counted. */
export function useProductView(product: Product | undefined): void {
  const { status, user } = useSession();
  const code = product?.is_active ? product.code : undefined;
  const userId = user?.id;
  useEffect(() => {
    if (code === undefined || status === 'loading') return;
    seenProducts(userId).add(code);
    const day = toBusinessDate(new Date());
    const before = counted.get();
    const codes = before?.day === day ? before.codes : [];
    if (codes.includes(code)) return;
    counted.set({ day, codes: [...codes, code] });
    if (status === 'signed_in')
      // The reader can do nothing about a lost count.
      request(countProductView, { body: { code } }).catch(() => undefined);
    else sendInBackground(countProductView, { code });
  }, [code, status, userId]);
}
