import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Order } from '@danji/contracts/shop/order';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { CancelForm, RefuseCancelForm } from './cancel-form.tsx';

/** Cancels a paid order, or answers the request to cancel it. */
export function CancelActions({ order }: { order: Order }) {
  const modal = useModal();
  const openCancel = (title: string) =>
    void modal.open((close) => <CancelForm order={order} onDone={close} />, {
      title,
      description: '취소하면 결제한 금액과 포인트, 재고가 바로 돌아가요.',
      directClose: false,
    });
  const openRefusal = () =>
    void modal.open((close) => <RefuseCancelForm order={order} onDone={close} />, {
      title: '취소 거절하기',
      description: '주문은 취소를 요청하기 전 상태로 돌아가요.',
      directClose: false,
    });
  if (order.status !== OrderStatus.CANCEL_REQUEST)
    return (
      <Button variant="outline" onClick={() => openCancel('주문 취소하기')}>
        주문 취소하기
      </Button>
    );
  return (
    <>
      <Button variant="outline" onClick={openRefusal}>
        취소 거절하기
      </Button>
      <Button onClick={() => openCancel('취소 승인하기')}>취소 승인하기</Button>
    </>
  );
}
