import type { AiDocumentSummary } from '@danji/contracts/workspace/ai-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Box, DataTable, Stack, type TableColumn } from '@danji/ui';
import type { ReactNode } from 'react';
import { DocumentBadges } from './document-text.tsx';

const COLUMNS: readonly TableColumn<AiDocumentSummary>[] = [
  {
    key: 'title',
    header: '제목',
    cell: (document) => (
      <Stack as="span" gap={1.5} alignItems="flex-start" textAlign="start" minWidth={0}>
        <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
          {document.title}
        </Box>
        <DocumentBadges document={document} />
      </Stack>
    ),
  },
  { key: 'user', header: '만든 사람', width: '130px', cell: ({ user }) => user.name },
  { key: 'updated', header: '고친 때', width: '180px', whole: true, cell: ({ updated }) => formatDateTime(updated) },
];

const toPath = ({ space_id, id }: AiDocumentSummary): string => webPaths.workspaceDocument(space_id, id);

type DocumentTableProps = { rows: readonly AiDocumentSummary[] | undefined; isLoading: boolean; empty: ReactNode };

/** Documents as a table, or as cards on narrow windows; a row opens its document. */
export function DocumentTable({ rows, isLoading, empty }: DocumentTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      label="AI 문서"
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
