import { Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument, SystemDocumentSummary } from '@danji/contracts/site/system-document';
import {
  getSystemDocument,
  getSystemDocumentVersion,
  listSystemDocumentVersions,
} from '@danji/contracts/site/system-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { toOutline } from '@danji/editor/outline';
import { Viewer } from '@danji/editor/viewer';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Box, Button, EmptyState, FailedState, Grid, Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import { useApp } from '../shared/app-context.ts';
import { CompanyFacts } from '../shared/company-facts.tsx';
import { CollapsibleContents, ContentsSidebar } from './table-of-contents.tsx';
import { toVersionNumber } from './document-labels.ts';
import { VersionBar } from './version-bar.tsx';

const ANCHORS = 'article';
const SKELETON_WIDTHS = Array.from({ length: 12 }, (_, index) => `${70 + ((index * 37) % 30)}%`);

/** Loads the version in force, or the one in the address. Versions never change, so they are not reloaded on focus. */
function useDocument(document_type: DocumentTypeCode, version: number | undefined) {
  const inForce = useEndpoint(getSystemDocument, version === undefined ? { query: { document_type } } : null, {
    refreshOnFocus: false,
  });
  const chosen = useEndpoint(
    getSystemDocumentVersion,
    version === undefined ? null : { query: { document_type, version } },
    { refreshOnFocus: false },
  );
  return version === undefined ? inForce : chosen;
}

type ArticleProps = {
  document: SystemDocument;
  versions: readonly SystemDocumentSummary[];
  onChoose: (version: number) => void;
};

function Article({ document, versions, onChoose }: ArticleProps) {
  const entries = toOutline(document.content, ANCHORS);
  return (
    <Grid
      key={document.id}
      gap={{ base: 6, lg: 12 }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(0, 1fr)' }}
      css={{ alignItems: 'start' }}
    >
      <Stack gap={8}>
        <VersionBar document={document} versions={versions} onChoose={onChoose} />
        <CollapsibleContents entries={entries} />
        <Viewer document={document.content} findImage="public" anchors={ANCHORS} />
      </Stack>
      <ContentsSidebar entries={entries} />
    </Grid>
  );
}

/** A public document: the version in force, or another one by `?version=`. */
export function SystemDocumentScreen({ type }: { type: DocumentTypeCode }) {
  const [search, setSearch] = useSearchParams();
  const { company } = useApp();
  const version = toVersionNumber(search.get('version'));
  const { data, error, isRefreshing, refresh } = useDocument(type, version);
  const { data: list } = useEndpoint(
    listSystemDocumentVersions,
    { query: { document_type: type, page_size: 100 } },
    { refreshOnFocus: false },
  );

  const render = () => {
    if (data)
      return (
        <Article
          document={data}
          versions={list?.results ?? []}
          onChoose={(next) => setSearch({ version: String(next) })}
        />
      );
    if (error?.code === 'not_found' && version !== undefined) {
      return (
        <EmptyState
          icon="file-text"
          title="찾는 판이 없어요"
          description="시행 전에 취소됐거나 주소가 잘못됐을 수 있어요."
          action={
            <Button asChild variant="outline">
              <Link to={webPaths.systemDocument(type)}>지금 시행 중인 판 보기</Link>
            </Button>
          }
        />
      );
    }
    if (error) return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    return (
      <Stack gap={3} aria-busy="true" css={{ maxWidth: 'prose' }}>
        <VisuallyHidden as="output">{`${DocumentType.label(type)} 불러오는 중`}</VisuallyHidden>
        {SKELETON_WIDTHS.map((width) => (
          <Skeleton key={width} css={{ height: 5, width }} />
        ))}
      </Stack>
    );
  };
  // Only the document is printed.
  return (
    <Box data-paper="">
      <Page title={DocumentType.label(type)}>
        {render()}
        {company ? (
          // On screen the footer says it.
          <Box css={{ display: 'none', _print: { display: 'block', marginTop: 6 } }}>
            <CompanyFacts company={company} />
          </Box>
        ) : null}
      </Page>
    </Box>
  );
}
