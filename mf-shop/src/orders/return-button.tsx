import type { Order } from '@danji/contracts/shop/order';
import { Button, lazyComponent, Modal, Skeleton } from '@danji/ui';
import { useState } from 'react';

const ReturnForm = lazyComponent(
  () => import('./return-form.tsx'),
  'ReturnForm',
  () => <Skeleton height={80} />,
);

/** Opens the form that asks to send the goods of an order back. */
export function ReturnButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        반품 요청하기
      </Button>
      <Modal open={isOpen} onClose={close} directClose={false} title="반품 요청하기">
        <ReturnForm order={order} onDone={close} />
      </Modal>
    </>
  );
}
