import type { AiDocumentSummary } from '@danji/contracts/workspace/ai-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Box, Stack, type TableColumn } from '@danji/ui';
import { DocumentBadges } from './document-text.tsx';

/** The columns of the table of documents. */
export const DOCUMENT_COLUMNS: readonly TableColumn<AiDocumentSummary>[] = [
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

export const toDocumentPath = ({ space_id, id }: AiDocumentSummary): string => webPaths.workspaceDocument(space_id, id);
