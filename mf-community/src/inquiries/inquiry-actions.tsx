import { useMutation } from '@danji/api-client';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { INQUIRY_REOPEN_DAYS } from '@danji/contracts/community/inquiry-rules';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { callsOf, useCheckAgain } from './inquiry-calls.ts';

function DeleteButton({ inquiry }: { inquiry: Inquiry }) {
  const calls = callsOf(inquiry);
  const checkAgain = useCheckAgain();
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const { trigger, isRunning } = useMutation(calls.remove);
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: '문의를 삭제할까요?',
      description: '보낸 내용과 파일이 모두 사라지고, 삭제한 문의는 되살릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: inquiry.id } });
    if (!outcome.ok) {
      if (checkAgain(outcome.error)) return;
      return toast({ title: '문의를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    }
    toast({ title: '문의를 삭제했어요', tone: 'success' });
    return void navigate(calls.list, { replace: true });
  };
  return (
    <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void remove()}>
      삭제
    </Button>
  );
}

function CloseButton({ inquiry }: { inquiry: Inquiry }) {
  const { id, updated } = inquiry;
  const checkAgain = useCheckAgain();
  const toast = useToast();
  const { trigger, isRunning } = useMutation(callsOf(inquiry).update);
  const close = async (): Promise<void> => {
    const outcome = await trigger({ params: { id }, body: { state: InquiryState.CLOSED, updated } });
    if (outcome.ok)
      toast({
        title: '문의를 종료했어요',
        description: `${INQUIRY_REOPEN_DAYS}일 안에는 이어서 물어볼 수 있어요.`,
        tone: 'success',
      });
    else if (!checkAgain(outcome.error))
      toast({ title: '문의를 종료하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Button variant="outline" icon="check" loading={isRunning} onClick={() => void close()}>
      문의 종료
    </Button>
  );
}

/** Shows the other actions of an inquiry's author: to take it back before the first answer, to end it after. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  if (inquiry.first_answered === null) return <DeleteButton inquiry={inquiry} />;
  return inquiry.state === InquiryState.CLOSED ? null : <CloseButton inquiry={inquiry} />;
}
