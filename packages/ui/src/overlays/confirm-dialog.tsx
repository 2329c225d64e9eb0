import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the object (`'3월 소방 점검' 일정을 삭제할까요?`). */
  title: ReactNode;
  /** The consequence of the action. */
  description?: ReactNode;
  /** A verb (`삭제`). */
  confirmLabel: string;
  /** Default 취소. */
  cancelLabel?: string | undefined;
  /** danger for actions that cannot be undone. Default solid. */
  tone?: 'solid' | 'danger' | undefined;
  /**
   * The dialog waits for a promise and stays open until then; it closes when the promise resolves, and shows the
   * message of a rejected one.
   */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
  /** Text for a failure; by default the error's own message when it has one. */
  toMessage?: ((error: unknown) => string) | undefined;
  children?: ReactNode;
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : '처리하지 못했어요. 다시 시도해 주세요.';

/** The state of the work that was confirmed. */
function useConfirmation({
  onConfirm,
  onClose,
  toMessage,
}: Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> & { toMessage: (error: unknown) => string }) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  // It cannot be closed while the action runs, so that its result is seen.
  const close = (): void => {
    if (working) return;
    setFailure(undefined);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(toMessage(error));
    } finally {
      setWorking(false);
    }
  };
  return { working, failure, close, confirm };
}

/**
 * Asks for confirmation before an important action. The focus starts on 취소 when the action is destructive, else on the
 * main button.
 */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = '취소',
  tone = 'solid',
  onConfirm,
  onClose,
  toMessage = messageOf,
  children,
}: ConfirmDialogProps) {
  const { working, failure, close, confirm } = useConfirmation({ onConfirm, onClose, toMessage });
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      hideClose
      footer={
        <>
          <Button
            variant="outline"
            aria-disabled={working || undefined}
            onClick={close}
            {...(tone === 'danger' ? { 'data-autofocus': true } : {})}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            loading={working}
            onClick={() => void confirm()}
            {...(tone === 'danger' ? {} : { 'data-autofocus': true })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure || children ? (
        <>
          {children}
          {failure ? <Alert tone="danger">{failure}</Alert> : null}
        </>
      ) : null}
    </Modal>
  );
}
