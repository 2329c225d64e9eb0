import { DownloadButton } from '@danji/app-kit';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { OrderDetail } from '@danji/contracts/shop/order';
import { getOrderStatement } from '@danji/contracts/shop/order-document.endpoints';

/** The statement of an order that is paid and was neither cancelled nor refunded. */
export const StatementButton = ({ order: { id, payment_date, status } }: { order: OrderDetail }) =>
  payment_date === null || status === OrderStatus.CANCELED || status === OrderStatus.REFUNDED ? null : (
    <DownloadButton label="거래명세서" makePath={() => getOrderStatement.path.replace('{id}', String(id))} />
  );
