import { useMutation } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { StaffRefund } from '@danji/contracts/shop/payment-staff';
import { retryRefund } from '@danji/contracts/shop/payment-staff.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** Asks the gateway again for a refund that it has refused, when an operator says so. */
export function RetryButton({ refund: { id, amount } }: { refund: StaffRefund }) {
  const { trigger, isRunning } = useMutation(retryRefund);
  const [confirm, toast] = [useConfirm(), useToast()];
  const retry = async (): Promise<void> => {
    const isSure = await confirm({
      title: `${formatWon(amount)} 환불을 다시 시도할까요?`,
      description: '결제 회사에 환불을 다시 요청해요. 다른 방법으로 이미 돌려줬다면 시도하지 마세요.',
      confirmLabel: '다시 시도',
    });
    if (!isSure) return;
    const made = await trigger({ params: { id } });
    if (made.ok) toast({ title: '환불을 다시 요청했어요', tone: 'success' });
    else toast({ title: '다시 시도하지 못했어요', description: made.error.title, tone: 'danger' });
  };
  return (
    <Button size="sm" variant="outline" loading={isRunning} onClick={() => void retry()}>
      다시 시도
    </Button>
  );
}
