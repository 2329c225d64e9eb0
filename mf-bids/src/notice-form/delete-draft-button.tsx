import { useMutation } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { deleteSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

type DeleteDraftButtonProps = { notice: Pick<SuggestItem, 'nano_id' | 'title'>; onDelete: () => void };

/** Deletes a notice that was never published. */
export function DeleteDraftButton({ notice: { nano_id, title }, onDelete }: DeleteDraftButtonProps) {
  const { trigger, isRunning } = useMutation(deleteSuggestItem);
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${title}' 공고를 삭제할까요?`,
      description: '임시 저장한 내용이 모두 사라져요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id } });
    if (!outcome.ok)
      return toast({ title: '공고를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    onDelete();
    toast({ title: `'${title}' 공고를 삭제했어요`, tone: 'success' });
    return void navigate(webPaths.bids, { replace: true });
  };
  return (
    <Button variant="ghost" icon="trash" fullWidth loading={isRunning} onClick={() => void remove()}>
      삭제
    </Button>
  );
}
