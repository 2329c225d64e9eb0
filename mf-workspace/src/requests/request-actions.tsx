import { useMutation } from '@danji/api-client';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { cancelWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { canReopen, canTransitionRequest } from '@danji/contracts/workspace/work-request-transitions';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { useConfirm, useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { memberCan } from '../shared/space-rights.ts';
import { ReopenForm } from './reopen-form.tsx';

/** The actions that the signed-in user has on a request now; none is shown that the server would refuse. */
export function RequestActions({ request, space, now }: { request: WorkRequest; space: WorkSpace; now: Date }) {
  const { user } = useSession();
  const [confirm, modal, toast] = [useConfirm(), useModal(), useToast()];
  const cancel = useMutation(cancelWorkRequest);
  const { id, title, process_state } = request;
  const actor =
    user?.id === request.user.id
      ? 'writer'
      : memberCan(space, 'manage_work')
        ? 'manager'
        : memberCan(space, 'work')
          ? 'member'
          : null;
  const canMoveTo = (to: typeof ProcessState.CANCELED | typeof ProcessState.RECEIVED) =>
    actor !== null && canTransitionRequest(process_state, to, actor);

  const confirmCancel = async () => {
    if (
      !(await confirm({
        title: `'${title}' 요청을 취소할까요?`,
        description: '취소한 요청은 되돌릴 수 없어요. 필요하면 새로 남겨 주세요.',
        confirmLabel: '요청 취소',
        tone: 'danger',
      }))
    )
      return;
    const outcome = await cancel.trigger({ params: { id } });
    toast(
      outcome.ok
        ? { title: '요청을 취소했어요', tone: 'success' }
        : { title: '취소하지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  const openReopenForm = () =>
    modal.open((close) => <ReopenForm id={id} onDone={close} />, {
      title: '답변을 보고 다시 물을까요?',
      directClose: false,
    });
  return (
    <>
      {canMoveTo(ProcessState.CANCELED) ? (
        <Button variant="outline" icon="x" loading={cancel.isRunning} onClick={() => void confirmCancel()}>
          요청 취소
        </Button>
      ) : null}
      {canMoveTo(ProcessState.RECEIVED) && canReopen(request, now) ? (
        <Button icon="message-circle" onClick={openReopenForm}>
          다시 묻기
        </Button>
      ) : null}
    </>
  );
}
