import { DownloadButton } from '@danji/app-kit';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { getStaffOrderStatement } from '@danji/contracts/shop/order-document.endpoints';

/** The statement of an order that is paid and was neither cancelled nor refunded. */
export const StatementButton = ({ order: { id, payment_date, status } }: { order: Order }) =>
  payment_date === null || status === OrderStatus.CANCELED || status === OrderStatus.REFUNDED ? null : (
    <DownloadButton label="거래명세서" makePath={() => getStaffOrderStatement.path.replace('{id}', String(id))} />
  );
