import { toApiError } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { EmptyState, FailedState, ListSkeleton, Modal } from '@danji/ui';
import useSWR from 'swr';
import { toCallName } from './call-names.ts';
import { findEntry } from './find-entry.ts';
import { LogDetail } from './log-detail.tsx';

type LogDialogProps = {
  /** Number of the entry to show; `undefined` shows nothing. */
  id: number | undefined;
  /** Rows in sight: most often the entry is one of them. */
  rows: readonly StaffLog[] | undefined;
  onClose: () => void;
};

/** One entry over the list. Its number is in the URL, so a link opens it wherever it lies in the log. */
export function LogDialog({ id, rows, onClose }: LogDialogProps) {
  const inSight = rows?.find((log) => log.id === id);
  const needsSearch = id !== undefined && rows !== undefined && !inSight;
  const { data, error, isValidating, mutate } = useSWR<StaffLog | null, unknown>(needsSearch ? [listStaffLog.path, 'entry', id] : null, () => findEntry(id ?? 0), { revalidateOnFocus: false });
  const log = inSight ?? data;

  const content = () => {
    if (log) return <LogDetail log={log} />;
    if (error !== undefined) return <FailedState compact description={toApiError(error).title} onRetry={() => void mutate()} retrying={isValidating} />;
    if (log === null) return <EmptyState compact icon="search" title="이 번호의 기록이 없어요" description="주소가 잘못 적혔을 수 있어요." />;
    return <ListSkeleton />;
  };
  return <Modal open={id !== undefined} onClose={onClose} size="xl" title={log ? toCallName(log) : '처리 기록'}>{content()}</Modal>;
}
