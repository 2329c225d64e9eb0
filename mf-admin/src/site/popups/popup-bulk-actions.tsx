import type { MainPopupSummary } from '@danji/contracts/site/main-popup';
import { Button } from '@danji/ui';
import type { usePopupActions } from './use-popup-actions.ts';

type PopupBulkActionsProps = {
  popups: readonly MainPopupSummary[];
  actions: ReturnType<typeof usePopupActions>;
  /** Is called when the action worked for all of the popups. */
  onDone: () => void;
};

/** The actions on all selected popups. */
export function PopupBulkActions({
  popups,
  actions: { setVisible, remove, isRunning },
  onDone,
}: PopupBulkActionsProps) {
  const apply = async (action: Promise<boolean>): Promise<void> => {
    if (await action) onDone();
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon="eye"
        loading={isRunning}
        onClick={() => void apply(setVisible(popups, true))}
      >
        보이기
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon="eye-off"
        loading={isRunning}
        onClick={() => void apply(setVisible(popups, false))}
      >
        숨기기
      </Button>
      <Button size="sm" variant="outline" icon="trash" loading={isRunning} onClick={() => void apply(remove(popups))}>
        삭제
      </Button>
    </>
  );
}
