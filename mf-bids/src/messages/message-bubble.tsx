import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';
import { formatDateTime } from '@danji/contracts/format/date';
import { Box, Stack, Text } from '@danji/ui';

type MessageBubbleProps = {
  message: SuggestMessage;
  /** Whether the side of the reader wrote it. */
  isOwn: boolean;
  /** The author's name; none for a vendor that reads its own message. */
  from: string | undefined;
  /** Whether the other side has read it. */
  isRead: boolean;
};

/** One message: on the right those of the reader's side. */
export const MessageBubble = ({ message: { content, created }, isOwn, from, isRead }: MessageBubbleProps) => (
  <Stack
    as="li"
    gap={1}
    alignItems={isOwn ? 'flex-end' : 'flex-start'}
    maxWidth={{ base: '90%', md: '75%' }}
    minWidth={0}
    alignSelf={isOwn ? 'flex-end' : 'flex-start'}
  >
    {from === undefined ? null : (
      <Text size="sm" fontWeight="semibold" overflowWrap="anywhere">
        {from}
      </Text>
    )}
    <Box
      bg={isOwn ? 'brand.subtle' : 'bg.muted'}
      borderRadius="lg"
      paddingInline={3.5}
      paddingBlock={2.5}
      maxWidth="full"
      minWidth={0}
    >
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {content}
      </Text>
    </Box>
    <Text size="sm" tone="subtle" numeric>
      {[formatDateTime(created), isOwn && isRead ? '읽음' : undefined].filter(Boolean).join(' · ')}
    </Text>
  </Stack>
);
