import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { EmptyState, FailedState, ListSkeleton, Modal } from '@danji/ui';
import { LogDetail } from './log-detail.tsx';
import { useEntry } from './use-entry.ts';

type LogDialogProps = {
  /** The id of the entry to show; `undefined` shows nothing. */
  id: number | undefined;
  /** The visible rows; most often the entry is one of them. */
  rows: readonly StaffLog[] | undefined;
  onClose: () => void;
};

/** Shows one entry in a dialog. The URL holds its id, so a link opens it wherever it is in the log. */
export function LogDialog({ id, rows, onClose }: LogDialogProps) {
  const visibleEntry = rows?.find((log) => log.id === id);
  const { entry, error, retry } = useEntry(rows === undefined || visibleEntry ? undefined : id);
  const log = visibleEntry ?? entry;

  const content = () => {
    if (log) return <LogDetail log={log} />;
    if (error) return <FailedState compact description={error.title} onRetry={retry} />;
    if (log === null)
      return (
        <EmptyState compact icon="search" title="이 번호의 기록이 없어요" description="주소가 잘못 적혔을 수 있어요." />
      );
    return <ListSkeleton />;
  };
  return (
    <Modal open={id !== undefined} onClose={onClose} size="xl" title={log?.title ?? '처리 기록'}>
      {content()}
    </Modal>
  );
}
