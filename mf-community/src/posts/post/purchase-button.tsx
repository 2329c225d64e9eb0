import { useMutation } from '@danji/api-client';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { purchaseCommunityPost } from '@danji/contracts/community/community-purchase.endpoints';
import { formatPoints } from '@danji/contracts/format/number';
import { useToast } from '@danji/shell-sdk';
import { useIsMember } from '../../shared/use-is-member.ts';
import { PayButton } from './pay-button.tsx';

/** Buys a post after the points have been shown. */
export function PurchaseButton({ post: { nano_id, board, price } }: { post: CommunityPost }) {
  const { trigger, isRunning } = useMutation(purchaseCommunityPost);
  const [isMember, toast] = [useIsMember(), useToast()];
  if (!isMember) return null;
  const buy = async (): Promise<void> => {
    const outcome = await trigger({ params: { id: nano_id }, body: { price } });
    if (outcome.ok) toast({ title: `'${board.title}' 글을 구매했어요`, tone: 'success' });
    else toast({ title: '글을 구매하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <PayButton
      price={price}
      label="구매하기"
      size="lg"
      question={{
        title: `'${board.title}' 글을 ${formatPoints(price)}에 구매할까요?`,
        description: '한 번 구매하면 계속 볼 수 있어요.',
      }}
      loading={isRunning}
      onPay={buy}
    />
  );
}
