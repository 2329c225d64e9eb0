import { SearchField } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Chip, EmptyState, FailedState, Flex, Icon, Pagination, Stack, TableSkeleton } from '@danji/ui';
import { DocumentTable } from '../ai-documents/document-table.tsx';
import { LimitLine } from '../ai-documents/limit-line.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/documents`: the documents of a work space. */
export const AiDocumentsPage = () => (
  <SpaceFrame title="AI 문서" skeleton={<TableSkeleton />}>
    {(space) => (
      <MembersOnly>
        <Documents key={space.id} space={space} />
      </MembersOnly>
    )}
  </SpaceFrame>
);

const useDocuments = (spaceId: number) =>
  usePagedList(listAiDocuments, { query: { space_id: spaceId }, filters: { search: 'text', document_type: 'number' } });

function DocumentFilters({ list }: { list: ReturnType<typeof useDocuments> }) {
  const { search, document_type: type } = list.filters;
  return (
    <>
      <Flex gap={3} justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Box flex="1" minWidth="180px" maxWidth={{ base: 'full', md: '400px' }}>
          <SearchField
            label="제목과 내용으로 찾기"
            value={search ?? ''}
            onSearch={(query) => list.setFilters({ search: query }, { replace: true })}
          />
        </Box>
        <LimitLine />
      </Flex>
      <Flex
        as="fieldset"
        aria-label="문서 종류"
        borderWidth={0}
        minWidth={0}
        gap={2}
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX="auto"
        paddingBlock={0.5}
      >
        <Chip selected={type === undefined} onClick={() => list.setFilters({ document_type: undefined })}>
          전체
        </Chip>
        {AiDocumentType.options.map(({ code, label }) => (
          <Chip key={code} selected={type === code} onClick={() => list.setFilters({ document_type: code })}>
            {label}
          </Chip>
        ))}
      </Flex>
    </>
  );
}

function Documents({ space }: { space: WorkSpace }) {
  const list = useDocuments(space.id);
  const toNew = (
    <Button asChild>
      <Link to={webPaths.workspaceDocument(space.id, 'new')}>
        <Icon name="sparkles" />새 문서
      </Link>
    </Button>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      compact
      icon="search"
      title="찾는 문서가 없어요"
      description="다른 말로 찾거나 조건을 지워 보세요."
      action={
        <Button variant="outline" onClick={list.clearFilters}>
          조건 지우기
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="sparkles"
      title="아직 만든 문서가 없어요"
      description="안내문, 공고문, 회의록처럼 자주 쓰는 문서를 몇 가지만 적으면 AI가 초안을 써요."
      action={toNew}
    />
  );
  return (
    <>
      <PageHead
        title="AI 문서"
        description="몇 가지만 적으면 AI가 초안을 써요. 고쳐서 파일로 내려받거나 인쇄할 수 있어요."
        actions={toNew}
      />
      <Stack gap={4}>
        <DocumentFilters list={list} />
        {list.error && !list.rows ? (
          <FailedState
            description={list.error.title}
            onRetry={() => void list.refresh()}
            retrying={list.isRefreshing}
          />
        ) : (
          <DocumentTable rows={list.rows} isLoading={!list.rows || list.isLoading} empty={empty} />
        )}
        <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} />
      </Stack>
    </>
  );
}
