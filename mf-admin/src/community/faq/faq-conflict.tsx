import { ConflictDialog, ConflictVersions, type RecordForm } from '@danji/app-kit/forms';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Faq } from '@danji/contracts/community/faq';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Heading, Stack, Text } from '@danji/ui';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import type { FaqDraft } from './faq-draft.ts';

const FaqView = ({ draft: { category, title, content } }: { draft: FaqDraft }) => (
  <Stack gap={3}>
    <Text size="sm" tone="muted">
      {SupportCategory.label(category)}
    </Text>
    <Heading as="h3" size="md" overflowWrap="anywhere">
      {title.trim() || '질문'}
    </Heading>
    <Viewer document={content} headingOffset={3} findImage={imagePort.find} />
  </Stack>
);

type FaqConflictProps = {
  form: Pick<RecordForm<FaqDraft, Faq>, 'conflict' | 'keepMine' | 'takeTheirs' | 'closeConflict'>;
};

/** Shows both versions side by side when a question has changed while it was edited, and offers the choice between them. */
export function FaqConflict({ form: { conflict, keepMine, takeTheirs, closeConflict } }: FaqConflictProps) {
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const { updated, board_status } = conflict.record.question;
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
        theirs={<FaqView draft={theirs} />}
        mine={<FaqView draft={mine} />}
      />
      <DocumentDiff
        title="저장된 내용과 다른 줄"
        before={toPlainText(theirs.content)}
        after={toPlainText(mine.content)}
      />
    </ConflictDialog>
  );
}
