import { formatDateTime } from '@danji/contracts/format/date';
import { useSession } from '@danji/shell-sdk';
import { Box, Button, Grid, Heading, Modal, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

/** When the newer version was saved, and by whom, if the record knows. */
export type Saved = { at: string; by?: { id: number | null; name: string } | null | undefined };

/** Returns what can be said of who saved a record: it may have been the user, in another window. */
function useSavedBy({ at, by }: Saved): { title: string; text: string } {
  const { user } = useSession();
  const time = formatDateTime(at);
  if (!by) return { title: '그동안 내용이 바뀌었어요', text: `${time}에 저장한 내용이 있어요.` };
  return by.id === user?.id
    ? { title: '다른 창에서 먼저 고쳤어요', text: `내가 다른 창에서 ${time}에 저장했어요.` }
    : { title: '다른 사람이 먼저 고쳤어요', text: `${by.name} 님이 ${time}에 저장했어요.` };
}

type ConflictDialogProps = {
  saved: Saved;
  /** The choices of the user, as a sentence. */
  description: string;
  /** Discards the own version. */
  onTakeTheirs: () => void;
  takeLabel?: string;
  /** Saves over the newer version. */
  onKeepMine: () => void;
  keepLabel?: string;
  /** Goes on editing. */
  onClose: () => void;
  size?: 'lg' | 'xl';
  children: ReactNode;
};

/** A record has changed while it was edited: shows both versions and offers the choice between them. */
export function ConflictDialog({
  saved,
  description,
  onTakeTheirs,
  takeLabel = '저장된 내용으로 바꾸기',
  onKeepMine,
  keepLabel = '내 내용으로 저장',
  onClose,
  size = 'xl',
  children,
}: ConflictDialogProps) {
  const { title, text } = useSavedBy(saved);
  return (
    <Modal
      open
      onClose={onClose}
      directClose={false}
      size={size}
      title={title}
      description={`${text} ${description}`}
      footer={
        <>
          <Button variant="outline" onClick={onTakeTheirs}>
            {takeLabel}
          </Button>
          <Button onClick={onKeepMine}>{keepLabel}</Button>
        </>
      }
    >
      <Stack gap={5}>{children}</Stack>
    </Modal>
  );
}

type Side = { title: string; note: string; content: ReactNode };

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
      {content}
    </Box>
  </Stack>
);

type ConflictVersionsProps = {
  /** The person who saved the newer version, and the time. */
  note: string;
  theirs: ReactNode;
  mine: ReactNode;
};

/** Both versions side by side, for content that is compared as a whole. */
export const ConflictVersions = ({ note, theirs, mine }: ConflictVersionsProps) => (
  <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
    <Version title="저장된 내용" note={note} content={theirs} />
    <Version title="내 내용" note="아직 저장하지 않았어요" content={mine} />
  </Grid>
);
