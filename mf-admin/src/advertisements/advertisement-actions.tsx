import { useMutation } from '@danji/api-client';
import type { AdvertisementDetail } from '@danji/contracts/commons/advertisement';
import { deleteAdvertisement, moveAdvertisement } from '@danji/contracts/commons/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { ReasonForm } from '../shared/reason-form.tsx';
import { ADVERTISEMENT_READS } from './advertisement-labels.ts';
import { listStaffMoves, type StaffMove } from './staff-moves.ts';

/** Makes state transitions; each asks for a confirmation or a reason first. */
function useMove({ id, title }: AdvertisementDetail) {
  const change = useMutation(moveAdvertisement, { refreshes: ADVERTISEMENT_READS });
  const modal = useModal();
  const confirm = useConfirm();
  const toast = useToast();

  const run = async ({ body, done }: StaffMove, reason = '') => {
    const outcome = await change.run({ params: { id }, body: { ...body, ...(reason && { reason }) } });
    if (outcome.ok) toast({ title: `'${title}' 광고를 ${done}`, tone: 'success' });
    return outcome;
  };
  const ask = async (move: StaffMove): Promise<void> => {
    const question = `'${title}' 광고를 ${move.question}`;
    if (move.effect === undefined) {
      modal.open(
        (close) => (
          <ReasonForm
            help="광고주에게 그대로 보여요."
            placeholder="예: 근거 없는 최상급 표현이 있어요."
            submitLabel={move.label}
            variant={move.weight === 'danger' ? 'danger' : 'solid'}
            run={(reason) => run(move, reason)}
            onDone={close}
          />
        ),
        { title: question, directClose: false },
      );
      return;
    }
    if (!(await confirm({ title: question, description: move.effect, confirmLabel: move.label }))) return;
    const outcome = await run(move);
    if (!outcome.ok)
      toast({
        title: '광고 상태를 바꾸지 못했어요',
        description: Object.values(outcome.error.fields)[0] ?? outcome.error.title,
        tone: 'danger',
      });
  };
  return { ask, isRunning: change.isRunning };
}

function DeleteButton({ id, title }: AdvertisementDetail) {
  const remove = useMutation(deleteAdvertisement, { refreshes: ADVERTISEMENT_READS });
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const ask = async (): Promise<void> => {
    if (
      !(await confirm({
        title: `'${title}' 광고를 삭제할까요?`,
        description: '광고와 이미지가 바로 사라지고 되돌릴 수 없어요.',
        confirmLabel: '삭제',
        tone: 'danger',
      }))
    )
      return;
    const outcome = await remove.run({ params: { id } });
    if (!outcome.ok)
      return toast({ title: '광고를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    toast({ title: `'${title}' 광고를 삭제했어요`, tone: 'success' });
    await navigate(webPaths.adminAdvertisements, { replace: true });
  };
  return (
    <Button variant="ghost" icon="trash" loading={remove.isRunning} onClick={() => void ask()}>
      삭제
    </Button>
  );
}

/** Offers the actions that an operator may take on an advertisement in its current state. */
export function AdvertisementActions({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { ask, isRunning } = useMove(advertisement);
  return (
    <>
      {listStaffMoves(advertisement).map((move) => (
        <Button
          key={move.label}
          variant={move.weight === 'danger' ? 'outline' : move.weight}
          loading={isRunning}
          onClick={() => void ask(move)}
        >
          {move.label}
        </Button>
      ))}
      {advertisement.edit ? null : (
        <Button asChild variant="outline">
          <Link to={`${webPaths.adminAdvertisement(advertisement.id)}/edit`}>수정</Link>
        </Button>
      )}
      <DeleteButton {...advertisement} />
    </>
  );
}
