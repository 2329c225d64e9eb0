import { DownloadButton } from '@danji/app-kit';
import type { Order } from '@danji/contracts/shop/order';
import { getPackingSlips } from '@danji/contracts/shop/order-document.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';

/** The packing slips of chosen orders as one file; orders with nothing to pack are left out of it. */
export const PackingSlipsButton = ({ rows }: { rows: readonly Order[] }) => (
  <DownloadButton
    label="출고 명세서"
    makePath={() =>
      `${getPackingSlips.path}?ids=${rows
        .slice(0, SHOP_LIMITS.packingSlips)
        .map(({ id }) => id)
        .join(',')}`
    }
  />
);
