import { Page } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import { ParcelCard } from '../parcels/parcel-card.tsx';

/** `/admin/order-parcels`: ships many orders with the tracking numbers of a sheet. */
export function OrderParcelsPage() {
  return (
    <Page title="송장 번호 올리기" back={{ path: webPaths.adminOrders, label: '주문 관리' }}>
      <ParcelCard />
    </Page>
  );
}
