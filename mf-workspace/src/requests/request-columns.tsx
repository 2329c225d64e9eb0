import type { WorkRequestSummary } from '@danji/contracts/workspace/work-request';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, HStack, Icon, Text, type TableColumn } from '@danji/ui';
import { StateBadge } from './state-badge.tsx';

function Title({ request: { title, is_unseen, file_count } }: { request: WorkRequestSummary }) {
  return (
    <HStack flexWrap="wrap" gap={1.5}>
      <Text as="span" fontWeight="semibold" css={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
        {title}
      </Text>
      {file_count > 0 ? <Icon name="paperclip" size={16} label={`첨부파일 ${file_count}개`} /> : null}
      {is_unseen ? <Badge tone="danger">새 답변</Badge> : null}
    </HStack>
  );
}

/** The columns of the table of requests. */
export const REQUEST_COLUMNS: readonly TableColumn<WorkRequestSummary>[] = [
  { key: 'title', header: '제목', cell: (request) => <Title request={request} /> },
  { key: 'type', header: '종류', width: '120px', cell: ({ request_type }) => WorkRequestType.label(request_type) },
  { key: 'state', header: '상태', width: '110px', cell: ({ process_state }) => <StateBadge state={process_state} /> },
  { key: 'user', header: '보낸 사람', width: '120px', cell: ({ user }) => user.name },
  { key: 'created', header: '보낸 날', width: '130px', whole: true, cell: ({ created }) => formatDate(created) },
];

export const toRequestPath = ({ id, space }: WorkRequestSummary): string => webPaths.workspaceRequest(space.id, id);
