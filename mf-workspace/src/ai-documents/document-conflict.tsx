import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Box, Button, Grid, Heading, Modal, Stack, Text } from '@danji/ui';

type Side = { title: string; note: string; content: RichDocument };

const Version = ({ title, note, content }: Side) => (
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
      <Viewer document={content} headingOffset={3} findImage={imagePort.find} />
    </Box>
  </Stack>
);

type DocumentConflictProps = {
  serverVersion: AiDocument | undefined;
  mine: RichDocument;
  onOverwriteServerVersion: () => void;
  onAcceptServerVersion: (serverVersion: AiDocument) => void;
  onClose: () => void;
};

/** Two people have edited one document: shows both texts side by side, and the user chooses one. The other text stays as a version. */
export function DocumentConflict({
  serverVersion,
  mine,
  onOverwriteServerVersion,
  onAcceptServerVersion,
  onClose,
}: DocumentConflictProps) {
  if (!serverVersion?.content) return null;
  return (
    <Modal
      open
      onClose={onClose}
      directClose={false}
      size="xl"
      title="다른 사람이 먼저 고쳤어요"
      description="두 내용을 비교하고 어느 쪽을 남길지 골라 주세요. 저장된 내용은 이전 버전에도 남아요."
      footer={
        <>
          <Button variant="outline" onClick={() => onAcceptServerVersion(serverVersion)}>
            저장된 내용으로 바꾸기
          </Button>
          <Button onClick={onOverwriteServerVersion}>내 내용으로 저장</Button>
        </>
      }
    >
      <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Version
          title="저장된 내용"
          note={`${serverVersion.saved_by?.name ?? 'AI 초안'} · ${formatDateTime(serverVersion.updated)}`}
          content={serverVersion.content}
        />
        <Version title="내 내용" note="아직 저장하지 않았어요" content={mine} />
      </Grid>
    </Modal>
  );
}
