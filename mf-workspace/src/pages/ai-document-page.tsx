import { useEndpoint, useInvalidate } from '@danji/api-client';
import { generateAiDocument, getAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, FailedState, Skeleton, Stack } from '@danji/ui';
import { DocumentEditor } from '../ai-documents/document-editor.tsx';
import { DocumentBadges } from '../ai-documents/document-text.tsx';
import { EmptyDocument } from '../ai-documents/empty-document.tsx';
import { GenerationView } from '../ai-documents/generation-view.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { PageHead } from '../shared/page-parts.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** A document that is being generated is also polled beside the stream, ms: where streams are blocked this gives the progress. */
const POLL_MS = 3000;

const LoadingDocument = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="60%" />
    <CardSkeleton count={1} />
  </Stack>
);

/** `/workspace/:id/documents/:documentId`: one document, while it is generated or edited. */
export const AiDocumentPage = () => (
  <SpaceFrame title="AI 문서" refreshOnFocus={false} skeleton={<LoadingDocument />}>
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
  const { data, error, refresh, isRefreshing, replace } = useEndpoint(
    getAiDocument,
    { params: { id: documentId } },
    { refreshOnFocus: false, refreshInterval: isRunning ? POLL_MS : 0 },
  );
  const refreshAll = useInvalidate();
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
      <LoadingDocument />
    );
  if (data.state === AiDocumentState.RUNNING) {
    return (
      <>
        <PageHead title={data.title} description={<DocumentBadges document={{ ...data, is_sample: false }} />} />
        <GenerationView
          document={data}
          isMaster={space.my_role === 'master'}
          onEnd={() => void refreshAll(generateAiDocument.changes)}
        />
      </>
    );
  }
  // A new generation starts the editor again.
  return data.content ? (
    <DocumentEditor
      key={`${data.id} ${data.generation?.started ?? ''}`}
      document={data}
      onSaved={(saved) => void replace(saved)}
    />
  ) : (
    <EmptyDocument key={`${data.id} ${data.generation?.started ?? ''}`} document={data} />
  );
}
