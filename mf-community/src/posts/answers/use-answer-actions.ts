import { useMutation } from '@danji/api-client';
import type { CommunityAnswer } from '@danji/contracts/community/community-answer';
import { acceptCommunityAnswer, deleteCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatPoints } from '@danji/contracts/format/number';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** Accepts an answer, or deletes an own one, after a question. */
export function useAnswerActions({ nano_id, board }: CommunityAnswer, { price }: Pick<CommunityPost, 'price'>) {
  const acceptance = useMutation(acceptCommunityAnswer);
  const removal = useMutation(deleteCommunityAnswer);
  const [confirm, toast] = [useConfirm(), useToast()];
  const accept = async (): Promise<void> => {
    const isSure = await confirm({
      title: `${board.user.nickname} 님의 답변을 채택할까요?`,
      description:
        price > 0
          ? `걸어 둔 ${formatPoints(price)}를 답변한 분께 드려요. 채택은 한 번만 할 수 있어요.`
          : '채택은 한 번만 할 수 있어요.',
      confirmLabel: '채택하기',
    });
    if (!isSure) return;
    const outcome = await acceptance.trigger({ params: { id: nano_id } });
    if (outcome.ok) toast({ title: '답변을 채택했어요', tone: 'success' });
    else toast({ title: '답변을 채택하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: '내 답변을 삭제할까요?',
      description: '답변에 달린 댓글도 함께 사라져요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await removal.trigger({ params: { id: nano_id } });
    if (outcome.ok) toast({ title: '답변을 삭제했어요', tone: 'success' });
    else toast({ title: '답변을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return { accept, remove, isAccepting: acceptance.isRunning, isRemoving: removal.isRunning };
}
