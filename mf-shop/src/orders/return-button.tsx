import type { ReturnKind } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { Button, lazyComponent, Modal, Skeleton } from '@danji/ui';
import { useState } from 'react';

const ReturnForm = lazyComponent(
  () => import('./return-form.tsx'),
  'ReturnForm',
  () => <Skeleton height={80} />,
);

const TITLES: Record<ReturnKind, string> = { refund: '반품 요청하기', exchange: '교환 요청하기' };

/** Opens the form that asks to send the goods of an order back, for the money or for others. */
export function ReturnButton({ order, kind }: { order: Order; kind: ReturnKind }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {TITLES[kind]}
      </Button>
      <Modal open={isOpen} onClose={close} directClose={false} title={TITLES[kind]}>
        <ReturnForm order={order} kind={kind} onDone={close} />
      </Modal>
    </>
  );
}
