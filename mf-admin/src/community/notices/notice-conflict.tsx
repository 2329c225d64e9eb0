import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Box, Button, Grid, Heading, Modal, Stack, Text } from '@danji/ui';
import { DocumentDiff } from '../../shared/document-diff.tsx';
import { toNoticeDraft, type NoticeDraft } from './notice-draft.ts';
import { NoticeView } from './notice-preview.tsx';

type NoticeConflictProps = {
  /** The version that another operator has saved meanwhile; `undefined` while there is no conflict. */
  serverVersion: Notice | undefined;
  draft: NoticeDraft;
  content: RichDocument;
  /** Overwrites the server's version with the form. */
  onKeepOwnVersion: () => void;
  /** Discards the changes of the form. */
  onAcceptServerVersion: (serverVersion: Notice) => void;
  onClose: () => void;
};

type VersionProps = {
  title: string;
  note: string;
  draft: Pick<NoticeDraft, 'title' | 'is_important'>;
  content: RichDocument;
};

const Version = ({ title, note, draft, content }: VersionProps) => (
  <Stack as="section" aria-label={title} gap={3} minWidth={0}>
    <Box>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text size="sm" tone="subtle">
        {note}
      </Text>
    </Box>
    <Box
      as="section"
      tabIndex={0}
      aria-label={`${title} 미리보기`}
      maxHeight="50vh"
      overflowY="auto"
      padding={4}
      borderWidth="1px"
      borderRadius="lg"
      bg="bg"
    >
      <NoticeView draft={draft} content={content} />
    </Box>
  </Stack>
);

/** Shows both versions side by side when two operators have changed one notice, and offers the choice between them. */
export function NoticeConflict({
  serverVersion,
  draft,
  content,
  onKeepOwnVersion,
  onAcceptServerVersion,
  onClose,
}: NoticeConflictProps) {
  if (!serverVersion) return null;
  const { board } = serverVersion;
  return (
    <Modal
      open
      onClose={onClose}
      directClose={false}
      size="xl"
      title="다른 사람이 먼저 고쳤어요"
      description="두 내용을 비교하고 어느 쪽을 남길지 골라 주세요. 닫으면 계속 고칠 수 있어요."
      footer={
        <>
          <Button variant="outline" onClick={() => onAcceptServerVersion(serverVersion)}>
            저장된 내용으로 바꾸기
          </Button>
          <Button onClick={onKeepOwnVersion}>내 내용으로 저장</Button>
        </>
      }
    >
      <Stack gap={5}>
        <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <Version
            title="저장된 내용"
            note={`${board.user?.name ?? '다른 운영자'} · ${formatDateTime(board.updated)} · ${BoardStatus.label(board.board_status)}`}
            draft={toNoticeDraft(serverVersion)}
            content={board.content}
          />
          <Version title="내 내용" note="아직 저장하지 않았어요" draft={draft} content={content} />
        </Grid>
        <DocumentDiff title="저장된 내용과 다른 줄" before={toPlainText(board.content)} after={toPlainText(content)} />
      </Stack>
    </Modal>
  );
}
