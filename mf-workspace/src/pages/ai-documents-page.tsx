import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Chip, Flex, Icon, TableSkeleton } from '@danji/ui';
import { DOCUMENT_COLUMNS, toDocumentPath } from '../ai-documents/document-columns.tsx';
import { LimitAlert, LimitLine } from '../ai-documents/limit-line.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/documents`: the documents of a work space. */
export const AiDocumentsPage = () => (
  <SpaceFrame skeleton={<TableSkeleton />}>
    {(space) => (
      <MembersOnly>
        <Documents key={space.id} space={space} />
      </MembersOnly>
    )}
  </SpaceFrame>
);

type TypeChipsProps = { value: number | undefined; onChange: (type: number | undefined) => void };

/** The types of documents, in a line of their own. */
const TypeChips = ({ value, onChange }: TypeChipsProps) => (
  <Flex
    as="fieldset"
    aria-label="문서 종류"
    borderWidth={0}
    minWidth={0}
    flexBasis="full"
    gap={2}
    flexWrap={{ base: 'nowrap', md: 'wrap' }}
    overflowX="auto"
    paddingBlock={0.5}
  >
    <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
      전체
    </Chip>
    {AiDocumentType.options.map(({ code, label }) => (
      <Chip key={code} selected={value === code} onClick={() => onChange(code)}>
        {label}
      </Chip>
    ))}
  </Flex>
);

function Documents({ space }: { space: WorkSpace }) {
  const list = usePagedList(listAiDocuments, {
    query: { space_id: space.id },
    filters: { search: 'text', document_type: 'number' },
  });
  const toNew = (
    <Button asChild>
      <Link to={webPaths.workspaceDocument(space.id, 'new')}>
        <Icon name="sparkles" />새 문서
      </Link>
    </Button>
  );
  return (
    <ListScreen
      lead="몇 가지만 적으면 AI가 초안을 써요. 고쳐서 파일로 내려받거나 인쇄할 수 있어요."
      actions={toNew}
      before={<LimitAlert />}
      list={list}
      searchLabel="제목과 내용으로 찾기"
      bar={
        <>
          <Box marginInlineStart="auto">
            <LimitLine />
          </Box>
          <TypeChips
            value={list.filters.document_type}
            onChange={(document_type) => list.setFilters({ document_type })}
          />
        </>
      }
      table={{ columns: DOCUMENT_COLUMNS, rowKey: ({ id }) => id, rowPath: toDocumentPath }}
      empty={{
        icon: 'sparkles',
        title: '아직 만든 문서가 없어요',
        description: '안내문, 공고문, 회의록처럼 자주 쓰는 문서를 몇 가지만 적으면 AI가 초안을 써요.',
        action: toNew,
      }}
      noMatch={{ title: '찾는 문서가 없어요' }}
    />
  );
}
