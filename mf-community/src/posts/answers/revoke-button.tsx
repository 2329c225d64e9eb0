import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import type { CommunityAnswer } from '@danji/contracts/community/community-answer';
import { revokeCommunityAcceptance } from '@danji/contracts/community/community-answer.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatPoints } from '@danji/contracts/format/number';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

type RevokeButtonProps = { answer: CommunityAnswer; question: Pick<CommunityPost, 'price'> };

/** Takes the acceptance of an answer back, for our staff: with a reason that both sides read. */
export function RevokeButton({ answer, question: { price } }: RevokeButtonProps) {
  const { trigger } = useMutation(revokeCommunityAcceptance);
  const [ask, toast] = [useReasonDialog(), useToast()];
  const revoke = (): void =>
    ask({
      title: '답변 채택을 취소할까요?',
      description:
        price > 0
          ? `보상 ${formatPoints(price)}를 답변한 분에게서 회수해 질문에 다시 걸어요. 이미 썼다면 포인트가 0보다 적어져요.`
          : '질문이 다시 열려서 답변을 받을 수 있어요.',
      help: '질문한 분과 답변한 분에게 알림으로 보내요.',
      submitLabel: '채택 취소',
      trigger: async (reason) => {
        const outcome = await trigger({ params: { id: answer.nano_id }, body: { reason } });
        if (outcome.ok) toast({ title: '채택을 취소하고 두 분에게 알렸어요', tone: 'success' });
        return outcome;
      },
    });
  return (
    <Button variant="outline" size="sm" onClick={revoke}>
      채택 취소
    </Button>
  );
}
