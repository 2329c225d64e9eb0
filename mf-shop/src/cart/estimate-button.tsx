import { DownloadButton } from '@danji/app-kit';
import { getEstimate } from '@danji/contracts/shop/order-document.endpoints';
import type { Cart } from './use-cart.ts';

/**
 * The estimate of the ticked lines with the amounts that are shown; what has changed meanwhile is shown first. While the
 * amounts follow a change of the buyer's own there is none: the server would refuse the amounts of before.
 */
export function EstimateButton({ cart: { amounts, list, ticked, query } }: { cart: Cart }) {
  if (!amounts.data || ticked.length === 0) return null;
  const asked = new URLSearchParams({ ...query, total: String(amounts.data.total) });
  return (
    <DownloadButton
      label="견적서"
      disabled={amounts.isRefreshing}
      path={`${getEstimate.path}?${asked}`}
      onRefused={() => void Promise.all([list.refresh(), amounts.refresh()])}
    />
  );
}
