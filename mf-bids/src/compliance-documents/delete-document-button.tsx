import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import type { ComplianceDocument } from '@danji/contracts/bids/compliance-document';
import {
  deleteComplianceDocument,
  restoreComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** Deletes a document, and offers to take that back. */
export function DeleteDocumentButton({ document: { id, title } }: { document: ComplianceDocument }) {
  const [remove, restore] = [useMutation(deleteComplianceDocument), useMutation(restoreComplianceDocument)];
  const { change, isRunning } = useChange();
  const navigate = useNavigate();
  const start = () =>
    change([id], {
      run: async () => {
        const outcome = await remove.trigger({ params: { id } });
        if (outcome.ok) await navigate(webPaths.complianceDocuments, { replace: true });
        return outcome;
      },
      done: () => `'${title}' 서류를 삭제했어요`,
      undo: { run: () => restore.trigger({ params: { id } }), done: () => `'${title}' 서류를 되살렸어요` },
    });
  return (
    <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void start()}>
      삭제
    </Button>
  );
}
