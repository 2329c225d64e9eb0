import { useMutation } from '@danji/api-client';
import { blockCommunityAuthor } from '@danji/contracts/community/community-block.endpoints';
import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { blockQuestion } from './use-block.ts';

/** Blocks an author after a question, or shows its texts again. */
export function BlockAuthorButton({ author, isBlocked }: { author: CommunityAuthor; isBlocked: boolean }) {
  const { trigger, isRunning } = useMutation(blockCommunityAuthor);
  const [confirm, toast] = [useConfirm(), useToast()];
  const { nano_id, nickname } = author;
  const change = async (): Promise<void> => {
    if (nano_id === null || (!isBlocked && !(await confirm(blockQuestion(nickname))))) return;
    const outcome = await trigger({ body: { author: nano_id, is_blocked: !isBlocked } });
    if (outcome.ok)
      toast({ title: `${nickname} 님${isBlocked ? '의 차단을 해제했어요' : '을 차단했어요'}`, tone: 'success' });
    else
      toast({
        title: isBlocked ? '차단을 해제하지 못했어요' : '차단하지 못했어요',
        description: outcome.error.title,
        tone: 'danger',
      });
  };
  return (
    <Button
      variant="outline"
      {...(!isBlocked && { icon: 'user-x' as const })}
      loading={isRunning}
      onClick={() => void change()}
    >
      {isBlocked ? '차단 해제' : '차단'}
    </Button>
  );
}
