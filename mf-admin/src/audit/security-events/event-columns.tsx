import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { formatDateTime } from '@danji/contracts/format/date';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import { Badge, Box, Text, type TableColumn } from '@danji/ui';
import { describeEvent, toneOf } from './event-text.ts';

const KINDS = SecurityEventKind.options.map(({ code, label }) => ({ value: String(code), label }));

const nameOf = ({ account, actor }: SecurityEvent): string =>
  `${account?.name ?? ''}${actor ? ` (${actor.name})` : ''}` || '-';

/** The columns of the security events; the list can be filtered by kind. */
export const EVENT_COLUMNS: readonly TableColumn<SecurityEvent>[] = [
  {
    key: 'kind',
    header: '구분',
    filter: { kind: 'choice', options: KINDS },
    cell: (event) => <Badge tone={toneOf(event)}>{SecurityEventKind.label(event.kind)}</Badge>,
    exportValue: ({ kind }) => SecurityEventKind.label(kind),
  },
  { key: 'account', header: '계정 (운영자)', cell: nameOf, exportValue: nameOf },
  {
    key: 'what',
    header: '내용',
    cell: (event) => (
      <Box as="span" lineClamp={2}>
        {describeEvent(event) || '-'}
      </Box>
    ),
    exportValue: describeEvent,
  },
  {
    key: 'ip',
    header: 'IP 주소',
    cell: ({ ip }) => (
      <Text as="span" size="sm" css={{ overflowWrap: 'anywhere' }}>
        {ip || '-'}
      </Text>
    ),
    exportValue: ({ ip }) => ip,
  },
  {
    key: 'created',
    header: '시각',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];
