import { useEndpoint, useRefresh } from '@danji/api-client';
import { getAiDocument } from '@danji/contracts/apts/ai-document.endpoints';
import type { WorkSpace } from '@danji/contracts/apts/work-space';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, FailedState, Skeleton, Stack } from '@danji/ui';
import { DocumentEditor } from '../ai-documents/document-editor.tsx';
import { DOCUMENT_READS } from '../ai-documents/document-reads.ts';
import { DocumentBadges } from '../ai-documents/document-text.tsx';
import { UnwrittenDocument } from '../ai-documents/unwritten-document.tsx';
import { WritingView } from '../ai-documents/writing-view.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** A document that is being generated is also polled beside the stream, ms: where streams are blocked this gives the progress. */
const READ_AGAIN_MS = 3000;

const Waiting = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="60%" />
    <CardSkeleton count={1} />
  </Stack>
);

/** `/workspace/:id/documents/:documentId`: one document, while it is generated or edited. */
export const AiDocumentPage = () => (
  <SpaceFrame title="AI 문서" refreshOnFocus={false} skeleton={<Waiting />}>
    {(space) => (
      <MembersOnly>
        <Document space={space} />
      </MembersOnly>
    )}
  </SpaceFrame>
);

function Document({ space }: { space: WorkSpace }) {
  const { documentId = '' } = useParams();
  const first = useEndpoint(getAiDocument, { params: { id: documentId } }, { refreshOnFocus: false });
  const isRunning = first.data?.state === AiDocumentState.RUNNING;
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getAiDocument,
    { params: { id: documentId } },
    { refreshOnFocus: false, refreshInterval: isRunning ? READ_AGAIN_MS : 0 },
  );
  const refreshAll = useRefresh();
  const toList = (
    <Button asChild variant="outline">
      <Link to={webPaths.workspaceDocuments(space.id)}>문서 목록</Link>
    </Button>
  );
  if (error?.code === 'not_found' || (data && data.space_id !== space.id))
    return (
      <FailedState title="문서를 찾을 수 없어요" description="지워졌거나 주소가 바뀌었을 수 있어요." action={toList} />
    );
  if (!data)
    return error ? (
      <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={toList} />
    ) : (
      <Waiting />
    );
  if (data.state === AiDocumentState.RUNNING) {
    return (
      <>
        <PageHead title={data.title} description={<DocumentBadges document={{ ...data, is_sample: false }} />} />
        <WritingView
          document={data}
          isMaster={space.my_role === 'master'}
          onEnd={() => void refreshAll(DOCUMENT_READS)}
        />
      </>
    );
  }
  // A new generation starts the editor again.
  return data.content ? (
    <DocumentEditor key={`${data.id} ${data.generation?.started ?? ''}`} document={data} />
  ) : (
    <UnwrittenDocument key={`${data.id} ${data.generation?.started ?? ''}`} document={data} />
  );
}
