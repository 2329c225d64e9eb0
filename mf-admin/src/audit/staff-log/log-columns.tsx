import { formatDateTime } from '@danji/contracts/format/date';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { Badge, Box, type Option, type TableColumn } from '@danji/ui';
import { LogSubject, toSubjectText } from './log-subject.tsx';
import { findMethod, METHODS } from './methods.ts';
import { summariseChange } from './summarise-change.ts';

function Method({ method }: { method: string }) {
  const known = findMethod(method);
  return <Badge tone={known?.tone ?? 'neutral'}>{known?.label ?? method}</Badge>;
}

/** The columns of the log; it can be filtered by kind and operator. */
export const toLogColumns = (operators: readonly Option[]): readonly TableColumn<StaffLog>[] => [
  {
    key: 'call',
    header: '한 일',
    exportValue: ({ title }) => title,
    cell: ({ title }) => title,
  },
  {
    key: 'subject',
    header: '대상',
    width: '16%',
    cell: (log) => <LogSubject log={log} />,
    exportValue: toSubjectText,
  },
  {
    key: 'reason',
    header: '이유',
    width: '18%',
    cell: ({ reason }) =>
      reason ? (
        <Box as="span" lineClamp={2}>
          {reason}
        </Box>
      ) : null,
    exportValue: ({ reason }) => reason,
  },
  {
    key: 'user_id',
    header: '운영자',
    filter: { kind: 'choice', options: operators },
    cell: ({ user }) => user.name,
    exportValue: ({ user }) => user.name,
  },
  {
    key: 'change',
    header: '바뀐 내용',
    hideOnCards: true,
    cell: (log) => (
      <Box as="span" lineClamp={2}>
        {summariseChange(log)}
      </Box>
    ),
    exportValue: summariseChange,
  },
  {
    key: 'method',
    header: '구분',
    filter: { kind: 'choice', options: METHODS },
    cell: ({ method }) => <Method method={method} />,
    exportValue: ({ method }) => findMethod(method)?.label ?? method,
  },
  {
    key: 'created',
    header: '시각',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
