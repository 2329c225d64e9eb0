import { useMutation } from '@danji/api-client';
import type { WorkRequest } from '@danji/contracts/apts/work-request';
import { refuseWorkRequest, takeWorkRequest } from '@danji/contracts/apts/work-request-staff.endpoints';
import { isOpenRequest } from '@danji/contracts/apts/work-request-transitions';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { useModal, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { ReasonForm } from '../shared/reason-form.tsx';
import { REQUEST_READS } from './request-text.ts';

/** Offers the possible actions on a request, except the answer. */
export function RequestActions({ request: { id, title, process_state } }: { request: WorkRequest }) {
  const [modal, toast] = [useModal(), useToast()];
  const take = useMutation(takeWorkRequest, { refreshes: REQUEST_READS });
  const refusal = useMutation(refuseWorkRequest, { refreshes: REQUEST_READS });
  if (!isOpenRequest(process_state)) return null;
  const takeOver = async () => {
    const outcome = await take.run({ params: { id } });
    toast(
      outcome.ok
        ? { title: '담당자가 되었어요', description: '멤버에게 확인 중이라고 알렸어요.', tone: 'success' }
        : { title: '맡지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  const run = async (reason: string) => {
    const outcome = await refusal.run({ params: { id }, body: { reason } });
    if (outcome.ok) toast({ title: '요청을 반려했어요', tone: 'success' });
    return outcome;
  };
  const refuse = () =>
    modal.open(
      (close) => (
        <ReasonForm
          help="멤버에게 그대로 보여요."
          placeholder="예: 특정 업체를 추천해 드리기는 어려워요."
          submitLabel="반려"
          run={run}
          onDone={close}
        />
      ),
      { title: `'${title}' 요청을 반려할까요?`, directClose: false },
    );
  return (
    <>
      <Button variant="outline" onClick={refuse}>
        반려
      </Button>
      {process_state === ProcessState.RECEIVED ? (
        <Button variant="outline" icon="user-check" loading={take.isRunning} onClick={() => void takeOver()}>
          내가 맡기
        </Button>
      ) : null}
    </>
  );
}
