import { toApiError } from '@danji/api-client';
import { formatDateTime } from '@danji/contracts/format/date';
import type { Page } from '@danji/contracts/page';
import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { collectPages, ExportButton } from '@danji/ui';

const COLUMNS = [
  { header: '일시', exportValue: ({ created }: PointHistory) => formatDateTime(created) },
  { header: '구분', exportValue: ({ history_type }: PointHistory) => PointHistoryType.label(history_type) },
  { header: '내용', exportValue: ({ description }: PointHistory) => description },
  { header: '포인트', exportValue: ({ point }: PointHistory) => point },
  { header: '남은 포인트', exportValue: ({ balance }: PointHistory) => balance },
];

type HistoryExportProps = {
  loadPage: (after: number | string | undefined, signal: AbortSignal) => Promise<Page<PointHistory> | undefined>;
};

/** The whole history with the present filters as a file. */
export const HistoryExport = ({ loadPage }: HistoryExportProps) => (
  <ExportButton
    size="md"
    fileName="포인트 내역"
    columns={COLUMNS}
    toMessage={(error) => toApiError(error).title}
    rowsForExport={(task) => collectPages(task, loadPage, ({ id }) => id)}
  />
);
