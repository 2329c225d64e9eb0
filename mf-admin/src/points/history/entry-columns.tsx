import { formatDateTime } from '@danji/contracts/format/date';
import { formatPointChange, formatPoints } from '@danji/contracts/format/number';
import type { PointHistory } from '@danji/contracts/points/point-history';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, type TableColumn } from '@danji/ui';
import { toCausePath } from './to-cause-path.ts';

/** The description of an entry, with the way to it where our staff have a screen about it. */
function Cause({ entry }: { entry: PointHistory }) {
  const path = toCausePath(entry);
  if (path === undefined) return entry.description;
  return (
    <Anchor asChild>
      <Link to={path}>{entry.description}</Link>
    </Anchor>
  );
}

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
    cell: (entry) => <Cause entry={entry} />,
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
    key: 'staff',
    header: '운영자',
    cell: ({ staff }) => staff?.name ?? '-',
    exportValue: ({ staff }) => staff?.name ?? '',
  },
  {
    key: 'created',
    header: '때',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
