import { useMutation } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { cancelOrder, confirmOrder } from '@danji/contracts/shop/order.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** The actions of a buyer on an order, each after a question. */
export function useOrderChanges({ id, accum_point: reward, point }: Pick<Order, 'id' | 'accum_point' | 'point'>) {
  const [ask, toast] = [useConfirm(), useToast()];
  const { trigger: cancel, isRunning: isCancelling } = useMutation(cancelOrder);
  const { trigger: confirm, isRunning: isConfirming } = useMutation(confirmOrder);
  return {
    isCancelling,
    isConfirming,
    cancel: async (): Promise<void> => {
      const isSure = await ask({
        title: '주문을 취소할까요?',
        description: `함께 주문한 상품도 모두 취소돼요.${point > 0 ? ` 잡아 둔 ${formatPoints(point)}는 다시 쓸 수 있어요.` : ''}`,
        confirmLabel: '주문 취소',
        cancelLabel: '그대로 두기',
        tone: 'danger',
      });
      if (!isSure) return;
      const made = await cancel({ params: { id }, body: {} });
      toast(made.ok ? { title: '주문을 취소했어요', tone: 'success' } : { title: made.error.title, tone: 'danger' });
    },
    confirm: async (): Promise<void> => {
      const isSure = await ask({
        title: '구매를 확정할까요?',
        description: `상품을 받아 확인했다면 눌러 주세요. 확정한 뒤에는 환불을 요청할 수 없어요.${reward > 0 ? ` ${formatPoints(reward)}가 쌓여요.` : ''}`,
        confirmLabel: '구매확정',
      });
      if (!isSure) return;
      const made = await confirm({ params: { id } });
      toast(made.ok ? { title: '구매를 확정했어요', tone: 'success' } : { title: made.error.title, tone: 'danger' });
    },
  };
}
