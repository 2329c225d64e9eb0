import { Page, RecordScreen, RecordSkeleton } from '@danji/app-kit';
import { useEndpoint, useInvalidate } from '@danji/api-client';
import { generateAiDocument, getAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { DocumentEditor } from '../ai-documents/document-editor.tsx';
import { DocumentBadges } from '../ai-documents/document-text.tsx';
import { EmptyDocument } from '../ai-documents/empty-document.tsx';
import { GenerationView } from '../ai-documents/generation-view.tsx';
import { MembersOnly } from '../ai-documents/members-only.tsx';
import { memberCan } from '../shared/space-rights.ts';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** A document that is being generated is also polled beside the stream, ms: where streams are blocked this gives the progress. */
const POLL_MS = 3000;

/** `/workspace/:id/documents/:documentId`: one document, while it is generated or edited. */
export const AiDocumentPage = () => (
  <SpaceFrame title="AI 문서" refreshOnFocus={false} skeleton={<RecordSkeleton />}>
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
  const document = useEndpoint(
    getAiDocument,
    { params: { id: documentId } },
    { refreshOnFocus: false, refreshInterval: isRunning ? POLL_MS : 0 },
  );
  const refreshAll = useInvalidate();
  return (
    <RecordScreen
      record={document}
      name="AI 문서"
      list={{ path: webPaths.workspaceDocuments(space.id), label: '문서 목록' }}
      missing={{ title: '문서를 찾을 수 없어요' }}
      isElsewhere={(data) => data.space_id !== space.id}
    >
      {(data) => {
        if (data.state === AiDocumentState.RUNNING)
          return (
            <Page title={data.title} description={<DocumentBadges document={{ ...data, is_sample: false }} />}>
              <GenerationView
                document={data}
                mayStop={memberCan(space, 'manage_work')}
                onEnd={() => void refreshAll(generateAiDocument.changes)}
              />
            </Page>
          );
        // A new generation starts the editor again.
        const key = `${data.id} ${data.generation?.started ?? ''}`;
        return data.content ? (
          <DocumentEditor key={key} document={data} onSaved={(saved) => void document.replace(saved)} />
        ) : (
          <EmptyDocument key={key} document={data} />
        );
      }}
    </RecordScreen>
  );
}
