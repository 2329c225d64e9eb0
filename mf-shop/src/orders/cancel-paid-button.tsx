import { Button, lazyComponent, Modal, Skeleton } from '@danji/ui';
import { useState } from 'react';

const CancelForm = lazyComponent(
  () => import('./cancel-form.tsx'),
  'CancelForm',
  () => <Skeleton height={60} />,
);

/** Opens the form that cancels a paid order; `isRequest` when our staff has to accept it. */
export function CancelPaidButton({ order, isRequest }: { order: number; isRequest: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const title = isRequest ? '취소 요청하기' : '주문 취소하기';
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
