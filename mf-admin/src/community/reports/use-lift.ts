import { useMutation } from '@danji/api-client';
import type { CommunityBan } from '@danji/contracts/community/community-ban';
import { liftCommunityBan } from '@danji/contracts/community/community-ban.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** Ends a ban early, after a question. */
export function useLift() {
  const { trigger } = useMutation(liftCommunityBan);
  const [confirm, toast] = [useConfirm(), useToast()];
  return async ({ id, user }: CommunityBan): Promise<void> => {
    const isSure = await confirm({
      title: `${user.nickname} 님의 활동 제한을 풀까요?`,
      description: '바로 다시 글을 쓸 수 있고, 회원에게 알려요.',
      confirmLabel: '제한 풀기',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id } });
    if (outcome.ok) toast({ title: `${user.nickname} 님의 활동 제한을 풀었어요`, tone: 'success' });
    else toast({ title: '활동 제한을 풀지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
}
