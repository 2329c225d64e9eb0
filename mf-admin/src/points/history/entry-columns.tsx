import { formatDateTime } from '@danji/contracts/format/date';
import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import type { TableColumn } from '@danji/ui';

/** The changes of everybody's points; a file has their numbers without unit. */
export const ENTRY_COLUMNS: readonly TableColumn<PointHistory>[] = [
  { key: 'user', header: '회원', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  {
    key: 'history_type',
    header: '구분',
    whole: true,
    cell: ({ history_type }) => PointHistoryType.label(history_type),
    exportValue: ({ history_type }) => PointHistoryType.label(history_type),
  },
  {
    key: 'description',
    header: '내용',
    cell: ({ description }) => description,
    exportValue: ({ description }) => description,
  },
  {
    key: 'point',
    header: '포인트',
    align: 'end',
    whole: true,
    cell: ({ point }) => formatPointChange(point),
    exportValue: ({ point }) => point,
  },
  {
    key: 'balance',
    header: '남은 포인트',
    align: 'end',
    whole: true,
    cell: ({ balance }) => formatPoints(balance),
    exportValue: ({ balance }) => balance,
  },
  {
    key: 'created',
    header: '때',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
