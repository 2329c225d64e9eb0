import type { WorkRequestSummary } from '@danji/contracts/workspace/work-request';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Badge, DataTable, HStack, Icon, Text, type TableColumn } from '@danji/ui';
import type { ReactNode } from 'react';
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

const COLUMNS: readonly TableColumn<WorkRequestSummary>[] = [
  { key: 'title', header: '제목', cell: (request) => <Title request={request} /> },
  { key: 'type', header: '종류', width: '120px', cell: ({ request_type }) => WorkRequestType.label(request_type) },
  { key: 'state', header: '상태', width: '110px', cell: ({ process_state }) => <StateBadge state={process_state} /> },
  { key: 'user', header: '보낸 사람', width: '120px', cell: ({ user }) => user.name },
  { key: 'created', header: '보낸 날', width: '130px', whole: true, cell: ({ created }) => formatDate(created) },
];

const toPath = ({ id, space }: WorkRequestSummary): string => webPaths.workspaceRequest(space.id, id);

/** The requests of a work space as a table, or as cards on narrow windows. */
export function RequestTable({
  rows,
  isLoading,
  empty,
}: {
  rows: readonly WorkRequestSummary[] | undefined;
  isLoading: boolean;
  empty: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <DataTable
      label="요청"
      columns={COLUMNS}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      loading={isLoading}
      empty={empty}
      rowHref={toPath}
      onRowClick={(row) => void navigate(toPath(row))}
    />
  );
}
