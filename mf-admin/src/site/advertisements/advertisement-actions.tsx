import { useMutation } from '@danji/api-client';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { deleteAdvertisement, changeAdvertisementState } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useReasonDialog } from '@danji/app-kit/forms';
import { listStaffTransitions, type StaffTransition } from './staff-transitions.ts';

/** Makes state transitions; each asks for a confirmation or a reason first. */
function useStaffTransition({ id, title }: AdvertisementDetail) {
  const change = useMutation(changeAdvertisementState);
  const askReason = useReasonDialog();
  const confirm = useConfirm();
  const toast = useToast();

  const trigger = async ({ body, done }: StaffTransition, reason = '') => {
    const outcome = await change.trigger({ params: { id }, body: { ...body, ...(reason && { reason }) } });
    if (outcome.ok) toast({ title: `'${title}' 광고를 ${done}`, tone: 'success' });
    return outcome;
  };
  const confirmTransition = async (transition: StaffTransition): Promise<void> => {
    const question = `'${title}' 광고를 ${transition.question}`;
    if (transition.effect === undefined) {
      askReason({
        title: question,
        help: '광고주에게 그대로 보여요.',
        placeholder: '예: 근거 없는 최상급 표현이 있어요.',
        submitLabel: transition.label,
        variant: transition.emphasis === 'danger' ? 'danger' : 'solid',
        trigger: (reason) => trigger(transition, reason),
      });
      return;
    }
    if (!(await confirm({ title: question, description: transition.effect, confirmLabel: transition.label }))) return;
    const outcome = await trigger(transition);
    if (!outcome.ok)
      toast({
        title: '광고 상태를 바꾸지 못했어요',
        description: Object.values(outcome.error.fields)[0] ?? outcome.error.title,
        tone: 'danger',
      });
  };
  return { confirmTransition, isRunning: change.isRunning };
}

function DeleteButton({ id, title }: AdvertisementDetail) {
  const remove = useMutation(deleteAdvertisement);
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const confirmTransition = async (): Promise<void> => {
    if (
      !(await confirm({
        title: `'${title}' 광고를 삭제할까요?`,
        description: '광고와 이미지가 바로 사라지고 되돌릴 수 없어요.',
        confirmLabel: '삭제',
        tone: 'danger',
      }))
    )
      return;
    const outcome = await remove.trigger({ params: { id } });
    if (!outcome.ok)
      return toast({ title: '광고를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    toast({ title: `'${title}' 광고를 삭제했어요`, tone: 'success' });
    await navigate(webPaths.adminAdvertisements, { replace: true });
  };
  return (
    <Button variant="ghost" icon="trash" loading={remove.isRunning} onClick={() => void confirmTransition()}>
      삭제
    </Button>
  );
}

/** Offers the actions that an operator may take on an advertisement in its current state. */
export function AdvertisementActions({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { confirmTransition, isRunning } = useStaffTransition(advertisement);
  return (
    <>
      {listStaffTransitions(advertisement).map((transition) => (
        <Button
          key={transition.label}
          variant={transition.emphasis === 'danger' ? 'outline' : transition.emphasis}
          loading={isRunning}
          onClick={() => void confirmTransition(transition)}
        >
          {transition.label}
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
