import type { WorkRequestSummary } from '@danji/contracts/workspace/work-request';
import { isOpenRequest } from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, HStack, Icon, Stack, Text, type TableColumn } from '@danji/ui';
import { describeWait, STATE_OPTIONS, toStateTone, TYPE_OPTIONS } from './request-text.ts';

function Title({
  request: { title, file_count, space, user, reopened, process_state },
}: {
  request: WorkRequestSummary;
}) {
  return (
    <Stack gap={0.5} textAlign="start">
      <HStack flexWrap="wrap" gap={1.5}>
        <Text as="span" fontWeight="semibold" css={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {file_count > 0 ? <Icon name="paperclip" size={16} label={`첨부파일 ${file_count}개`} /> : null}
        {reopened !== null && isOpenRequest(process_state) ? <Badge tone="warning">다시 물음</Badge> : null}
      </HStack>
      <Text as="span" size="sm" tone="subtle">{`${space.title} · ${user.name}`}</Text>
    </Stack>
  );
}

/** `now` (ms since the epoch) is the reference for the waiting time. */
export const toRequestColumns = (now: number): readonly TableColumn<WorkRequestSummary>[] => [
  { key: 'title', header: '요청', cell: (request) => <Title request={request} />, exportValue: ({ title }) => title },
  {
    key: 'request_type',
    header: '종류',
    width: '120px',
    cell: ({ request_type }) => WorkRequestType.label(request_type),
    filter: { kind: 'choice', options: TYPE_OPTIONS },
  },
  {
    key: 'process_state',
    header: '상태',
    width: '120px',
    cell: ({ process_state }) => <Badge tone={toStateTone(process_state)}>{ProcessState.label(process_state)}</Badge>,
    filter: { kind: 'choice', options: STATE_OPTIONS },
  },
  {
    key: 'wait',
    header: '기다린 시간',
    width: '110px',
    whole: true,
    cell: ({ created, process_state }) => (isOpenRequest(process_state) ? describeWait(created, now) : '-'),
  },
  { key: 'handler', header: '담당', width: '110px', cell: ({ handler }) => handler?.name ?? '-' },
  {
    key: 'created',
    header: '보낸 때',
    width: '170px',
    sortKey: 'created',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
  },
];
