import { useMutation } from '@danji/api-client';
import type { MainPopupLine } from '@danji/contracts/commons/main-popup';
import { deleteMainPopup, updateMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { POPUP_READS } from './popup-reads.ts';

type Named = Pick<MainPopupLine, 'id' | 'title'>;

/** What can be done to a popup without opening it. */
export function usePopupActions() {
  const update = useMutation(updateMainPopup, { refreshes: POPUP_READS });
  const deletion = useMutation(deleteMainPopup, { refreshes: POPUP_READS });
  const confirm = useConfirm();
  const toast = useToast();

  async function setVisible({ id, title }: Named, is_visible: boolean, isUndo = false): Promise<void> {
    const outcome = await update.run({ params: { id }, body: { is_visible } });
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    const done = is_visible ? `'${title}' 팝업을 보여요` : `'${title}' 팝업을 숨겼어요`;
    toast({ title: isUndo ? '되돌렸어요' : done, tone: 'success', ...(!isUndo && { action: { label: '되돌리기', onClick: () => void setVisible({ id, title }, !is_visible, true) } }) });
  }
  /** Answers whether it is gone. */
  async function remove({ id, title }: Named): Promise<boolean> {
    const isSure = await confirm({ title: `'${title}' 팝업을 삭제할까요?`, description: '홈에서 바로 사라지고, 되살릴 수 없어요.', confirmLabel: '삭제', tone: 'danger' });
    if (!isSure) return false;
    const outcome = await deletion.run({ params: { id } });
    toast(outcome.ok ? { title: `'${title}' 팝업을 삭제했어요`, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  }
  return { setVisible, remove, isRunning: update.isRunning || deletion.isRunning };
}
