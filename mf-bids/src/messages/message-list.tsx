import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';
import { Alert, Box, Button, Stack } from '@danji/ui';
import { useLayoutEffect, useRef } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import type { Thread } from './use-thread.ts';

type MessageListProps = {
  thread: Thread;
  messages: readonly SuggestMessage[];
  isOwn: (message: SuggestMessage) => boolean;
  toName: (message: SuggestMessage) => string | undefined;
  /** The last own message that the other side has read. */
  readUpTo: number;
};

/** Keeps the last message in sight, and the place of the reader when older ones appear above. */
function useScroll(last: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const shown = useRef(last);
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const isOlder = height.current > 0 && shown.current === last;
    area.scrollTop = isOlder ? area.scrollTop + area.scrollHeight - height.current : area.scrollHeight;
    height.current = area.scrollHeight;
    shown.current = last;
  });
  return box;
}

/** The messages that are known, the newest last. */
export function MessageList({ thread, messages, isOwn, toName, readUpTo }: MessageListProps) {
  const { hasOlder, older, loadOlder } = thread;
  return (
    <Box
      ref={useScroll(messages.at(-1)?.id)}
      role="log"
      aria-label="주고받은 메시지"
      tabIndex={0}
      position="relative"
      maxHeight="60vh"
      overflowY="auto"
      css={{ overflowAnchor: 'none', overscrollBehavior: 'contain' }}
      padding={1}
    >
      <Stack gap={4}>
        {hasOlder ? (
          <Button
            variant="outline"
            size="sm"
            alignSelf="center"
            loading={older.isLoading}
            onClick={() => void loadOlder()}
          >
            이전 메시지 보기
          </Button>
        ) : null}
        {older.error ? (
          <Alert tone="danger" title="이전 메시지를 불러오지 못했어요">
            {older.error.title}
          </Alert>
        ) : null}
        <Stack as="ol" gap={4} listStyleType="none">
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={isOwn(message)}
              from={toName(message)}
              isRead={message.id <= readUpTo}
            />
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
