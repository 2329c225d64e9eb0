import { Button, lazyComponent, Modal, Skeleton } from '@danji/ui';
import { useState } from 'react';

const ReviewForm = lazyComponent(
  () => import('./review-form.tsx'),
  'ReviewForm',
  () => <Skeleton height={80} />,
);

/** Opens the form of a review for a confirmed order. */
export function WriteReviewButton({ order }: { order: number }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon="star" onClick={() => setOpen(true)}>
        후기 쓰기
      </Button>
      <Modal open={isOpen} onClose={close} directClose={false} title="후기 쓰기">
        <ReviewForm subject={{ order }} onDone={close} />
      </Modal>
    </>
  );
}
