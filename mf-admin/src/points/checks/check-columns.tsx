import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { POINT_DIFFERENCES, type PointCheck, type PointDifference } from '@danji/contracts/points/point-check';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, type TableColumn } from '@danji/ui';

/** How long a run has taken: `0.4초`. */
export const toElapsedText = (elapsed: number): string => `${formatNumber(Math.round(elapsed / 100) / 10)}초`;

export const CHECK_COLUMNS: readonly TableColumn<PointCheck>[] = [
  { key: 'created', header: '때', whole: true, cell: ({ created }) => formatDateTime(created) },
  {
    key: 'differences',
    header: '결과',
    cell: ({ differences }) =>
      differences === 0 ? (
        <Badge tone="success">차이 없음</Badge>
      ) : (
        <Badge tone="danger">{`차이 ${formatNumber(differences)}곳`}</Badge>
      ),
  },
  { key: 'accounts', header: '회원', align: 'end', cell: ({ accounts }) => `${formatNumber(accounts)}명` },
  { key: 'entries', header: '내역', align: 'end', cell: ({ entries }) => `${formatNumber(entries)}건` },
  { key: 'elapsed', header: '걸린 시간', align: 'end', cell: ({ elapsed }) => toElapsedText(elapsed) },
];

const nameOf = ({ kind }: PointDifference, side: 'expected' | 'actual'): string => POINT_DIFFERENCES[kind][side];

/** Names the subject of the two numbers: a member, or the entries of one type on one day. */
const toSubject = ({ user, day, history_type }: PointDifference): string =>
  user
    ? user.name
    : [day && formatDate(day), history_type !== null && PointHistoryType.label(history_type)]
        .filter(Boolean)
        .join(' · ');

/** Where an operator looks next: the member, or the entries of that day and type. */
export const toSubjectPath = ({ user, day, history_type }: PointDifference): string =>
  user
    ? webPaths.adminUser(user.id)
    : `${webPaths.adminPointHistory}?${new URLSearchParams({ date_start: day ?? '', date_end: day ?? '', history_type: String(history_type) })}`;

export const DIFFERENCE_COLUMNS: readonly TableColumn<PointDifference>[] = [
  { key: 'subject', header: '회원·날짜', cell: toSubject },
  { key: 'kind', header: '구분', cell: ({ kind }) => POINT_DIFFERENCES[kind].label },
  { key: 'position', header: '내역 순번', align: 'end', cell: ({ position }) => position ?? '-' },
  {
    key: 'expected',
    header: '맞는 값',
    align: 'end',
    cell: (row) => `${nameOf(row, 'expected')} ${formatNumber(row.expected)}`,
  },
  {
    key: 'actual',
    header: '있는 값',
    align: 'end',
    cell: (row) => `${nameOf(row, 'actual')} ${formatNumber(row.actual)}`,
  },
];
