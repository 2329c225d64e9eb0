import { ViewersAlert } from '@danji/app-kit/forms';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
  removeAiDocumentViewer,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';

const CALLS = { list: listAiDocumentViewers, announce: announceAiDocumentViewer, remove: removeAiDocumentViewer };

/** Shows which other members have the document open. */
export const DocumentViewersAlert = ({ document: { id } }: { document: AiDocument }) => (
  <ViewersAlert calls={CALLS} recordId={id} name="문서" />
);
