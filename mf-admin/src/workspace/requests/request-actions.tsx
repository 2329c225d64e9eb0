import { useMutation } from '@danji/api-client';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { refuseWorkRequest, assignWorkRequest } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { isOpenRequest } from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';

/** Offers the possible actions on a request, except the answer. */
export function RequestActions({ request: { id, title, process_state } }: { request: WorkRequest }) {
  const [askReason, toast] = [useReasonDialog(), useToast()];
  const assignment = useMutation(assignWorkRequest);
  const refusal = useMutation(refuseWorkRequest);
  if (!isOpenRequest(process_state)) return null;
  const assignToSelf = async () => {
    const outcome = await assignment.trigger({ params: { id } });
    toast(
      outcome.ok
        ? { title: '담당자가 되었어요', description: '멤버에게 확인 중이라고 알렸어요.', tone: 'success' }
        : { title: '맡지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  const trigger = async (reason: string) => {
    const outcome = await refusal.trigger({ params: { id }, body: { reason } });
    if (outcome.ok) toast({ title: '요청을 반려했어요', tone: 'success' });
    return outcome;
  };
  const refuse = () =>
    askReason({
      title: `'${title}' 요청을 반려할까요?`,
      help: '멤버에게 그대로 보여요.',
      placeholder: '예: 특정 업체를 추천해 드리기는 어려워요.',
      submitLabel: '반려',
      trigger,
    });
  return (
    <>
      <Button variant="outline" onClick={refuse}>
        반려
      </Button>
      {process_state === ProcessState.RECEIVED ? (
        <Button variant="outline" icon="user-check" loading={assignment.isRunning} onClick={() => void assignToSelf()}>
          내가 맡기
        </Button>
      ) : null}
    </>
  );
}
