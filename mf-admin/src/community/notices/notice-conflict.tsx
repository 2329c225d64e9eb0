import { ConflictDialog, ConflictVersions, type RecordForm } from '@danji/app-kit/forms';
import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { formatDateTime } from '@danji/contracts/format/date';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import type { NoticeDraft } from './notice-draft.ts';
import { NoticeView } from './notice-preview.tsx';

type NoticeConflictProps = {
  form: Pick<RecordForm<NoticeDraft, Notice>, 'conflict' | 'keepMine' | 'takeTheirs' | 'closeConflict'>;
};

/** Shows both versions side by side when a notice has changed while it was edited, and offers the choice between them. */
export function NoticeConflict({ form: { conflict, keepMine, takeTheirs, closeConflict } }: NoticeConflictProps) {
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const { updated, board_status } = conflict.record.board;
  return (
    <ConflictDialog
      saved={{ at: updated }}
      description="두 내용을 비교하고 어느 쪽을 남길지 골라 주세요. 닫으면 계속 고칠 수 있어요."
      onTakeTheirs={takeTheirs}
      onKeepMine={() => void keepMine()}
      onClose={closeConflict}
    >
      <ConflictVersions
        note={`${formatDateTime(updated)} · ${BoardStatus.label(board_status)}`}
        theirs={<NoticeView draft={theirs} />}
        mine={<NoticeView draft={mine} />}
      />
      <DocumentDiff
        title="저장된 내용과 다른 줄"
        before={toPlainText(theirs.content)}
        after={toPlainText(mine.content)}
      />
    </ConflictDialog>
  );
}
