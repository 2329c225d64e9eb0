import { useMutation } from '@danji/api-client';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { changeAdvertisementState } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

const { RUNNING, PAUSED, EDIT_REQUEST } = AdvertisementState;

type Step = { to: AdvertisementDetail['state']; label: string; question: string; effect: string; done: string };

/** The step that an owner may take without a review (FACTS §10.5). */
function findStep({ state, live_state }: AdvertisementDetail): Step | undefined {
  if (state === RUNNING)
    return {
      to: PAUSED,
      label: '잠시 멈추기',
      question: '광고를 잠시 멈출까요?',
      effect: '다시 게재할 때까지 보이지 않아요.',
      done: '광고를 멈췄어요',
    };
  if (state === PAUSED)
    return {
      to: RUNNING,
      label: '다시 게재',
      question: '광고를 다시 게재할까요?',
      effect: '입금이 확인된 게재 기간이면 바로 보여요.',
      done: '광고를 다시 게재해요',
    };
  if (state === EDIT_REQUEST && live_state !== null)
    return {
      to: live_state,
      label: '수정 요청 거두기',
      question: '수정 요청을 거둘까요?',
      effect: '고친 내용은 사라지고 기존 광고가 그대로 남아요.',
      done: '수정 요청을 거뒀어요',
    };
  return undefined;
}

/** Shows the steps that the owner may take with an advertisement now. */
export function AdActions({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { id, title } = advertisement;
  const { trigger, isRunning } = useMutation(changeAdvertisementState);
  const [confirm, toast] = [useConfirm(), useToast()];
  const step = findStep(advertisement);
  const take = async ({ to, label, question, effect, done }: Step): Promise<void> => {
    if (!(await confirm({ title: `'${title}' ${question}`, description: effect, confirmLabel: label }))) return;
    const outcome = await trigger({ params: { id }, body: { state: to } });
    if (outcome.ok) toast({ title: done, tone: 'success' });
    else toast({ title: '광고 상태를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <>
      {step ? (
        <Button variant="outline" loading={isRunning} onClick={() => void take(step)}>
          {step.label}
        </Button>
      ) : null}
      <Button asChild>
        <Link to={webPaths.adEdit(id)}>고치기</Link>
      </Button>
    </>
  );
}
