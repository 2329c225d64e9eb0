import { formatDateTime } from '@danji/contracts/format/date';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { Badge, Box, Stack, Text, type TableColumn } from '@danji/ui';
import { findMethod, toCallName } from './call-names.ts';
import { summariseChange } from './summarise-change.ts';

function Method({ method }: { method: string }) {
  const known = findMethod(method);
  return <Badge tone={known?.tone ?? 'neutral'}>{known?.label ?? method}</Badge>;
}

export const LOG_COLUMNS: readonly TableColumn<StaffLog>[] = [
  {
    key: 'call', header: '한 일',
    cell: (log) => (
      <Stack as="span" gap={0}>
        <span>{toCallName(log)}</span>
        {toCallName(log) === log.path ? null : <Text as="span" size="xs" tone="subtle" fontWeight="regular">{log.path}</Text>}
      </Stack>
    ),
  },
  { key: 'method', header: '구분', cell: ({ method }) => <Method method={method} /> },
  { key: 'operator', header: '운영자', cell: ({ user }) => user.name },
  { key: 'change', header: '바뀐 내용', hideOnCards: true, cell: (log) => <Box as="span" lineClamp={2}>{summariseChange(log)}</Box> },
  { key: 'created', header: '시각', cell: ({ created }) => formatDateTime(created) },
];
