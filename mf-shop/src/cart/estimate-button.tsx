import { request } from '@danji/api-client';
import { DownloadButton } from '@danji/app-kit';
import { getCartAmounts } from '@danji/contracts/shop/cart.endpoints';
import { getEstimate } from '@danji/contracts/shop/order-document.endpoints';
import type { Cart } from './use-cart.ts';

/** The estimate of the ticked lines with the amounts that are shown; what has changed meanwhile is shown first. */
export function EstimateButton({ cart: { amounts, list, ticked, query } }: { cart: Cart }) {
  const { data, isRefreshing, refresh } = amounts;
  if (!data || ticked.length === 0) return null;
  return (
    <DownloadButton
      label="견적서"
      makePath={async () => {
        // Right after a change of the buyer's own the amounts on the screen are those of before it.
        const { total } = isRefreshing ? await request(getCartAmounts, { query }) : data;
        return `${getEstimate.path}?${new URLSearchParams({ ...query, total: String(total) })}`;
      }}
      onRefused={() => void Promise.all([list.refresh(), refresh()])}
    />
  );
}
