import { useMutation } from '@danji/api-client';
import { ReportedKind, ReviewState } from '@danji/contracts/codes/report-codes';
import type { ReviewCase } from '@danji/contracts/community/report';
import { decideReviewCase } from '@danji/contracts/community/report-staff.endpoints';
import { isShopText } from '@danji/contracts/community/report-rules';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { BanForm } from './ban-form.tsx';
import { RemovalForm } from './removal-form.tsx';

/** The decision about a case that waits; `onConflict` reads again what another operator has changed. */
export function CaseDecision({ reviewed, onConflict }: { reviewed: ReviewCase; onConflict: () => void }) {
  const { id, kind, updated, is_hidden, held } = reviewed;
  const { trigger, isRunning } = useMutation(decideReviewCase);
  const [confirm, toast, modal] = [useConfirm(), useToast(), useModal()];
  const what = ReportedKind.label(kind);
  const object = withParticle(what, PARTICLES.object);
  const isHeld = held !== null && is_hidden;
  const dismissLabel = isHeld ? '공개하기' : '문제없음';
  const dismiss = async (): Promise<void> => {
    const isSure = await confirm({
      title: isHeld ? `이 ${object} 공개할까요?` : `이 ${object} 문제없음으로 처리할까요?`,
      description: is_hidden
        ? `${withParticle(what, PARTICLES.subject)} 다른 사람에게 보이고, 작성자에게 알려요. 신고가 더 모여도 자동으로 가려지지 않아요.`
        : `${withParticle(what, PARTICLES.topic)} 그대로 보여요. 신고가 더 모여도 자동으로 가려지지 않아요.`,
      confirmLabel: dismissLabel,
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id }, body: { state: ReviewState.DISMISSED, updated } });
    if (outcome.ok)
      return toast({ title: isHeld ? '공개하고 작성자에게 알렸어요' : '문제없음으로 처리했어요', tone: 'success' });
    onConflict();
    return toast({ title: '처리하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const remove = (): void =>
    void modal.open((close) => <RemovalForm reviewed={reviewed} onConflict={onConflict} onDone={close} />, {
      title: `${what} 가리기`,
      description: '다른 사람에게 보이지 않고, 작성자에게 사유를 알려요.',
      directClose: false,
    });
  const ban = (): void =>
    void modal.open((close) => <BanForm reviewed={reviewed} onDone={close} />, {
      title: '작성자 활동 제한',
      description: '읽기는 그대로 할 수 있고, 글을 쓸 수 없어요. 작성자에게 기간과 사유를 알려요.',
      directClose: false,
    });
  const banButton = isShopText(kind) ? null : (
    <Button variant="outline" icon="user-x" onClick={ban}>
      활동 제한
    </Button>
  );
  if (reviewed.state !== ReviewState.OPEN) return banButton;
  return (
    <>
      {banButton}
      <Button variant="outline" loading={isRunning} onClick={() => void dismiss()}>
        {dismissLabel}
      </Button>
      <Button variant="danger" onClick={remove}>
        가리기
      </Button>
    </>
  );
}
