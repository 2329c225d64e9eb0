import { useMutation } from '@danji/api-client';
import type { MainPopupSummary } from '@danji/contracts/site/main-popup';
import { deleteMainPopup, updateMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { runEach } from '../../shared/run-each.ts';

type Named = Pick<MainPopupSummary, 'id' | 'title'>;

const describePopups = (popups: readonly Named[]): string =>
  popups.length === 1 ? `'${popups[0]?.title ?? ''}' 팝업을` : `팝업 ${popups.length}개를`;

/** Actions on popups of the list. */
export function usePopupActions() {
  const update = useMutation(updateMainPopup);
  const deletion = useMutation(deleteMainPopup);
  const confirm = useConfirm();
  const toast = useToast();

  const showFailed = (popups: readonly Named[], done: readonly Named[], failure: string): void => {
    if (done.length < popups.length)
      toast({ title: `${describePopups(popups.filter((popup) => !done.includes(popup)))} ${failure}`, tone: 'danger' });
  };
  /** Returns true when all popups were changed. */
  async function setVisible(popups: readonly Named[], is_visible: boolean, isUndo = false): Promise<boolean> {
    const done = await runEach(({ id }) => update.trigger({ params: { id }, body: { is_visible } }), popups);
    const undo = { label: '되돌리기', onClick: () => void setVisible(done, !is_visible, true) };
    if (done.length > 0)
      toast({
        title: isUndo ? '되돌렸어요' : `${describePopups(done)} ${is_visible ? '보여요' : '숨겼어요'}`,
        tone: 'success',
        ...(!isUndo && { action: undo }),
      });
    showFailed(popups, done, '바꾸지 못했어요');
    return done.length === popups.length;
  }
  /** Returns true when all popups were deleted. */
  async function remove(popups: readonly Named[]): Promise<boolean> {
    const isSure = await confirm({
      title: `${describePopups(popups)} 삭제할까요?`,
      description: '홈에서 바로 사라지고, 되살릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return false;
    const done = await runEach(({ id }) => deletion.trigger({ params: { id } }), popups);
    if (done.length > 0) toast({ title: `${describePopups(done)} 삭제했어요`, tone: 'success' });
    showFailed(popups, done, '삭제하지 못했어요');
    return done.length === popups.length;
  }
  return { setVisible, remove, isRunning: update.isRunning || deletion.isRunning };
}
