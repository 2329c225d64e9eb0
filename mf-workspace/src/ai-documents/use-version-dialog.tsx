import { useMutation } from '@danji/api-client';
import type { AiDocument, AiDocumentVersionSummary } from '@danji/contracts/workspace/ai-document';
import { restoreAiDocumentVersion } from '@danji/contracts/workspace/ai-document.endpoints';
import { useModal, useToast } from '@danji/shell-sdk';
import { VersionsDialog } from './versions-dialog.tsx';

/** Opens the versions of a saved document; `onRestored` gets the document after an older version was restored. */
export function useVersionDialog(onRestored: (document: AiDocument) => void): (saved: AiDocument) => Promise<void> {
  const restoration = useMutation(restoreAiDocumentVersion);
  const [modal, toast] = [useModal(), useToast()];

  const restore = async (version: AiDocumentVersionSummary, saved: AiDocument): Promise<boolean> => {
    const outcome = await restoration.trigger({ body: { version_id: version.id, updated: saved.updated } });
    if (!outcome.ok) {
      toast({ title: outcome.error.title, tone: 'danger' });
      return false;
    }
    onRestored(outcome.data);
    toast({
      title: '이전 버전으로 되돌렸어요',
      description: '되돌리기 전 글도 이전 버전에 남아 있어요.',
      tone: 'success',
    });
    return true;
  };

  return async (saved) => {
    modal.open(
      (close) => (
        <VersionsDialog
          documentId={saved.id}
          onRestore={async (version) => {
            const isDone = await restore(version, saved);
            if (isDone) close();
            return isDone;
          }}
        />
      ),
      { title: '이전 버전', size: 'lg' },
    );
  };
}
