import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { MainPopupSummary } from '@danji/contracts/site/main-popup';
import { deleteMainPopup, updateMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { useConfirm } from '@danji/shell-sdk';

type Named = Pick<MainPopupSummary, 'id' | 'title'>;

const describePopups = (popups: readonly Named[]): string =>
  popups.length === 1 ? `'${popups[0]?.title ?? ''}' 팝업을` : `팝업 ${popups.length}개를`;
const describeFailed = (popups: readonly Named[]): string => `${describePopups(popups)} 바꾸지 못했어요`;

/** Actions on popups of the list. */
export function usePopupActions() {
  const { trigger: update } = useMutation(updateMainPopup);
  const { trigger: erase } = useMutation(deleteMainPopup);
  const { change, isRunning } = useChange();
  const confirm = useConfirm();
  const show = (id: number, is_visible: boolean) => update({ params: { id }, body: { is_visible } });
  return {
    /** Returns true when all popups were changed. */
    setVisible: (popups: readonly Named[], isVisible: boolean) =>
      change(popups, {
        run: ({ id }) => show(id, isVisible),
        done: (shown) => `${describePopups(shown)} ${isVisible ? '보여요' : '숨겼어요'}`,
        failed: describeFailed,
        undo: { run: ({ id }) => show(id, !isVisible), done: () => '되돌렸어요', failed: describeFailed },
      }),
    /** Returns true when all popups were deleted. */
    remove: async (popups: readonly Named[]): Promise<boolean> => {
      const isSure = await confirm({
        title: `${describePopups(popups)} 삭제할까요?`,
        description: '홈에서 바로 사라지고, 되살릴 수 없어요.',
        confirmLabel: '삭제',
        tone: 'danger',
      });
      if (!isSure) return false;
      return change(popups, {
        run: ({ id }) => erase({ params: { id } }),
        done: (deleted) => `${describePopups(deleted)} 삭제했어요`,
        failed: (left) => `${describePopups(left)} 삭제하지 못했어요`,
      });
    },
    isRunning,
  };
}
