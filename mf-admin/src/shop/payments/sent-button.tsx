import { useMutation } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { StaffRefund } from '@danji/contracts/shop/payment-staff';
import { endRefundByHand } from '@danji/contracts/shop/payment-staff.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** Says that the money of a refund was sent to the account of its buyer, who is told. */
export function SentButton({ refund: { id, amount } }: { refund: StaffRefund }) {
  const { trigger, isRunning } = useMutation(endRefundByHand);
  const [confirm, toast] = [useConfirm(), useToast()];
  const end = async (): Promise<void> => {
    const isSure = await confirm({
      title: `${formatWon(amount)}을 계좌로 보냈나요?`,
      description: '환불을 마친 것으로 기록하고 회원에게 알려요. 되돌릴 수 없어요.',
      confirmLabel: '보냈어요',
    });
    if (!isSure) return;
    const ended = await trigger({ params: { id } });
    if (ended.ok) toast({ title: '환불을 마쳤어요', tone: 'success' });
    else toast({ title: '환불을 마치지 못했어요', description: ended.error.title, tone: 'danger' });
  };
  return (
    <Button size="sm" loading={isRunning} onClick={() => void end()}>
      계좌로 보냈어요
    </Button>
  );
}
