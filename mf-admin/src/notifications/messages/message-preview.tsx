import { Card, HStack, Icon, Stack, Text } from '@danji/ui';
import type { MessageDraft } from '../../shared/message-draft.ts';

/** Shows the notification as its recipients will see it. */
export function MessagePreview({ message }: { message: MessageDraft }) {
  const { title, content, link } = message;
  return (
    <Stack as="section" aria-label="미리보기" gap={2}>
      <Text size="sm" tone="subtle" fontWeight="semibold">
        미리보기
      </Text>
      <Card>
        <HStack gap={3} alignItems="flex-start">
          <Icon name="bell" />
          <Stack gap={1} flex="1">
            <Text fontWeight="semibold">{title.trim() || '제목'}</Text>
            <Text tone="muted" whiteSpace="pre-wrap">
              {content.trim() || '내용이 여기에 보여요.'}
            </Text>
            <Text size="sm" tone="subtle">
              {link.trim() === '' ? '방금 전' : `방금 전 · 누르면 ${link.trim()} 화면이 열려요`}
            </Text>
          </Stack>
        </HStack>
      </Card>
    </Stack>
  );
}
