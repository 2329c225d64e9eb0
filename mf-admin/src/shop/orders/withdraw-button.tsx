import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import type { Order } from '@danji/contracts/shop/order';
import { cancelPhoneOrder } from '@danji/contracts/shop/phone-order.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** Cancels an order on the telephone that its member has not paid. */
export function WithdrawButton({ order: { id } }: { order: Order }) {
  const [askReason, toast] = [useReasonDialog(), useToast()];
  const cancel = useMutation(cancelPhoneOrder);
  const trigger = async (reason: string) => {
    const made = await cancel.trigger({ params: { id }, body: { reason } });
    if (made.ok) toast({ title: '전화 주문을 취소했어요', tone: 'success' });
    return made;
  };
  const open = (): void =>
    void askReason({
      title: '전화 주문 취소하기',
      description: '함께 접수한 상품도 모두 취소되고, 회원에게 알려요.',
      help: '주문한 회원도 이 사유를 봐요.',
      submitLabel: '주문 취소',
      trigger,
    });
  return (
    <Button variant="outline" onClick={open}>
      전화 주문 취소하기
    </Button>
  );
}
