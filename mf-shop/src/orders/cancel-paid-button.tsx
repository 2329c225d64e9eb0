import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { Button, lazyComponent, Modal, Skeleton } from '@danji/ui';
import { useState } from 'react';

const CancelForm = lazyComponent(
  () => import('./cancel-form.tsx'),
  'CancelForm',
  () => <Skeleton height={60} />,
);

/** Opens the form that cancels a paid order, or asks our staff for it once it is being prepared. */
export function CancelPaidButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const title = order.status === OrderStatus.PREPARING ? '취소 요청하기' : '주문 취소하기';
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal open={isOpen} onClose={close} directClose={false} title={title}>
        <CancelForm order={order} onDone={close} />
      </Modal>
    </>
  );
}
