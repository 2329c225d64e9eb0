import { formatDateTime } from '@danji/contracts/format/date';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { Badge, Box, Stack, Text, type Option, type TableColumn } from '@danji/ui';
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
    cell: (log) => (
      <Stack as="span" gap={0}>
        <span>{log.title}</span>
        {log.title === log.path ? null : (
          <Text as="span" size="xs" tone="subtle" fontWeight="regular">
            {log.path}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'method',
    header: '구분',
    filter: { kind: 'choice', options: METHODS },
    cell: ({ method }) => <Method method={method} />,
    exportValue: ({ method }) => findMethod(method)?.label ?? method,
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
    key: 'created',
    header: '시각',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
