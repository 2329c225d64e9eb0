import type { ReportedObject } from '@danji/app-kit/reports';
import { useMutation } from '@danji/api-client';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { createCommunityBlock } from '@danji/contracts/community/community-block.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';

/** The question before an author is blocked. */
export const blockQuestion = (author: string) => ({
  title: `${author} 님을 차단할까요?`,
  description: '이 작성자의 글과 답변, 댓글이 나에게 보이지 않아요. 상대에게는 알리지 않고, 언제든 해제할 수 있어요.',
  confirmLabel: '차단',
  tone: 'danger' as const,
});

/** Blocks the author of something after a question; from a post the way leads to the list. */
export function useBlock(object: ReportedObject, author: string): () => Promise<void> {
  const { trigger } = useMutation(createCommunityBlock);
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  return async () => {
    if (!(await confirm(blockQuestion(author)))) return;
    const outcome = await trigger({ body: object });
    if (!outcome.ok) return toast({ title: '차단하지 못했어요', description: outcome.error.title, tone: 'danger' });
    toast({
      title: `${author} 님을 차단했어요`,
      tone: 'success',
      action: { label: '차단 목록', onClick: () => void navigate(webPaths.communityBlocks) },
    });
    if (object.kind === ReportedKind.POST) void navigate(webPaths.community);
  };
}
