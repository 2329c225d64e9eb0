import { useMutation } from '@danji/api-client';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { deleteSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** Withdraws what was sent, or deletes a draft. */
export function WithdrawButton({ request: { nano_id, state, suggest_item } }: { request: SuggestRequest }) {
  const { trigger, isRunning } = useMutation(deleteSuggestRequest, { isReadableAfter: state !== 'draft' });
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const verb = state === 'draft' ? '삭제' : '철회';
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${suggest_item.title}' 공고에 쓴 제안을 ${verb}할까요?`,
      description: state === 'draft' ? '쓰던 내용이 모두 사라져요.' : '마감 전이면 다시 보낼 수 있어요.',
      confirmLabel: verb,
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id } });
    if (!outcome.ok)
      return toast({ title: `제안을 ${verb}하지 못했어요`, description: outcome.error.title, tone: 'danger' });
    toast({ title: `제안을 ${verb}했어요`, tone: 'success' });
    return void navigate(webPaths.bidRequests, { replace: true });
  };
  return (
    <Button variant="ghost" fullWidth loading={isRunning} onClick={() => void remove()}>
      {`제안 ${verb}`}
    </Button>
  );
}
