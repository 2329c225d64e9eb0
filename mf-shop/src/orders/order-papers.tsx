import { DownloadButton } from '@danji/app-kit';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { getOrderForm, getOrderStatement } from '@danji/contracts/shop/order-document.endpoints';
import { hasStatement } from '@danji/contracts/shop/order-papers';
import { HStack } from '@danji/ui';

/** The papers of an order: its form, and its statement once it has sold something. */
export const OrderPapers = ({ order }: { order: OrderDetail }) => {
  const toPath = (call: { path: string }): string => call.path.replace('{id}', String(order.id));
  return (
    <HStack flexWrap="wrap">
      <DownloadButton label="주문서" makePath={() => toPath(getOrderForm)} />
      {hasStatement(order) ? <DownloadButton label="거래명세서" makePath={() => toPath(getOrderStatement)} /> : null}
    </HStack>
  );
};
