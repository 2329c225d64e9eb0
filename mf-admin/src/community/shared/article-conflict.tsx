import { ConflictDialog, ConflictVersions, type RecordForm } from '@danji/app-kit/forms';
import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDateTime } from '@danji/contracts/format/date';
import type { ComponentType } from 'react';
import { DocumentDiff } from '../../shared/document-diff.tsx';

type ArticleConflictProps<V extends { content: RichDocument }, R> = {
  form: Pick<RecordForm<V, R>, 'conflict' | 'keepMine' | 'takeTheirs' | 'closeConflict'>;
  /** The post of the record that tells its version and its state. */
  boardOf: (record: R) => { updated: string; board_status: BoardStatusCode };
  /** Shows a draft for reading. */
  View: ComponentType<{ draft: V }>;
};

/** Shows both versions side by side when an article has changed while it was edited, and offers the choice between them. */
export function ArticleConflict<V extends { content: RichDocument }, R>({
  form: { conflict, keepMine, takeTheirs, closeConflict },
  boardOf,
  View,
}: ArticleConflictProps<V, R>) {
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const { updated, board_status } = boardOf(conflict.record);
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
        theirs={<View draft={theirs} />}
        mine={<View draft={mine} />}
      />
      <DocumentDiff
        title="저장된 내용과 다른 줄"
        before={toPlainText(theirs.content)}
        after={toPlainText(mine.content)}
      />
    </ConflictDialog>
  );
}
