import { useMutation } from '@danji/api-client';
import type { MainPopupLine } from '@danji/contracts/commons/main-popup';
import { deleteMainPopup, updateMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { runEach } from '../shared/run-each.ts';
import { POPUP_READS } from './popup-reads.ts';

type Named = Pick<MainPopupLine, 'id' | 'title'>;

const nameThem = (popups: readonly Named[]): string =>
  popups.length === 1 ? `'${popups[0]?.title ?? ''}' 팝업을` : `팝업 ${popups.length}개를`;

/** Actions on popups of the list. */
export function usePopupActions() {
  const update = useMutation(updateMainPopup, { refreshes: POPUP_READS });
  const deletion = useMutation(deleteMainPopup, { refreshes: POPUP_READS });
  const confirm = useConfirm();
  const toast = useToast();

  const tellFailed = (popups: readonly Named[], done: readonly Named[], what: string): void => {
    if (done.length < popups.length)
      toast({ title: `${nameThem(popups.filter((popup) => !done.includes(popup)))} ${what}`, tone: 'danger' });
  };
  /** Returns true when all popups were changed. */
  async function setVisible(popups: readonly Named[], is_visible: boolean, isUndo = false): Promise<boolean> {
    const done = await runEach(({ id }) => update.run({ params: { id }, body: { is_visible } }), popups);
    const undo = { label: '되돌리기', onClick: () => void setVisible(done, !is_visible, true) };
    if (done.length > 0)
      toast({
        title: isUndo ? '되돌렸어요' : `${nameThem(done)} ${is_visible ? '보여요' : '숨겼어요'}`,
        tone: 'success',
        ...(!isUndo && { action: undo }),
      });
    tellFailed(popups, done, '바꾸지 못했어요');
    return done.length === popups.length;
  }
  /** Returns true when all popups were deleted. */
  async function remove(popups: readonly Named[]): Promise<boolean> {
    const isSure = await confirm({
      title: `${nameThem(popups)} 삭제할까요?`,
      description: '홈에서 바로 사라지고, 되살릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return false;
    const done = await runEach(({ id }) => deletion.run({ params: { id } }), popups);
    if (done.length > 0) toast({ title: `${nameThem(done)} 삭제했어요`, tone: 'success' });
    tellFailed(popups, done, '삭제하지 못했어요');
    return done.length === popups.length;
  }
  return { setVisible, remove, isRunning: update.isRunning || deletion.isRunning };
}
