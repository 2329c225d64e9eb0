import { useEndpoint } from '@danji/api-client';
import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Badge, Box, DataTable, FailedState, type TableColumn } from '@danji/ui';

type Row = { type: AiDocumentTypeCode; active: AiPrompt | undefined };

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'type',
    header: '문서 종류',
    cell: ({ type }) => (
      <Box as="span" fontWeight="semibold">
        {AiDocumentType.label(type)}
      </Box>
    ),
  },
  {
    key: 'version',
    header: '쓰는 지시문',
    cell: ({ active }) => (active ? <Badge tone="success">{`${active.version}판`}</Badge> : <Badge>기본</Badge>),
  },
  { key: 'note', header: '메모', cell: ({ active }) => active?.note || '-' },
  { key: 'user', header: '쓴 사람', hideOnCards: true, cell: ({ active }) => active?.user?.name ?? '-' },
  {
    key: 'created',
    header: '저장한 때',
    whole: true,
    cell: ({ active }) => (active ? formatDateTime(active.created) : '-'),
  },
];

const toPath = ({ type }: Row): string => webPaths.adminAiPrompt(type);

/** Lists the document types with their active prompts; a row opens its prompt. */
export function PromptList() {
  const navigate = useNavigate();
  const { data, error, refresh, isRefreshing } = useEndpoint(listAiPrompts, {
    query: { is_active: true, page_size: 100 },
  });
  if (error && !data)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  const rows = AiDocumentType.options.map(({ code }): Row => ({
    type: code,
    active: data?.results.find(({ document_type }) => document_type === code),
  }));
  return (
    <DataTable
      label="AI 지시문"
      columns={COLUMNS}
      rows={data ? rows : []}
      rowKey={({ type }) => type}
      loading={!data}
      rowHref={toPath}
      onRowClick={(row) => void navigate(toPath(row))}
    />
  );
}
