import { ConflictDialog, ConflictVersions } from '@danji/app-kit/forms';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useSession } from '@danji/shell-sdk';

type DocumentConflictProps = {
  serverVersion: AiDocument | undefined;
  mine: RichDocument;
  onOverwriteServerVersion: () => void;
  onAcceptServerVersion: (serverVersion: AiDocument) => void;
  onClose: () => void;
};

const toView = (document: RichDocument) => <Viewer document={document} headingOffset={3} findImage={imagePort.find} />;

const CHOOSE = '두 내용을 비교하고 어느 쪽을 남길지 골라 주세요.';

/**
 * Two people have edited one document, or one in two windows: shows both texts side by side, and the user chooses one.
 * Another person's text stays as a version; of one's own the server keeps one from before a pause only.
 */
export function DocumentConflict({
  serverVersion,
  mine,
  onOverwriteServerVersion,
  onAcceptServerVersion,
  onClose,
}: DocumentConflictProps) {
  const userId = useSession().user?.id;
  if (!serverVersion?.content) return null;
  const isOwn = serverVersion.saved_by?.id === userId;
  return (
    <ConflictDialog
      saved={{ at: serverVersion.updated, by: serverVersion.saved_by }}
      description={isOwn ? CHOOSE : `${CHOOSE} 저장된 내용은 이전 버전에도 남아요.`}
      onTakeTheirs={() => onAcceptServerVersion(serverVersion)}
      onKeepMine={onOverwriteServerVersion}
      onClose={onClose}
    >
      <ConflictVersions
        note={`${serverVersion.saved_by?.name ?? 'AI 초안'} · ${formatDateTime(serverVersion.updated)}`}
        theirs={toView(serverVersion.content)}
        mine={toView(mine)}
      />
    </ConflictDialog>
  );
}
