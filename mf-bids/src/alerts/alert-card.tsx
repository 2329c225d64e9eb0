import { formatDateTime } from '@danji/contracts/format/date';
import { useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, Flex, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type AlertCardProps = {
  alert: { is_read: boolean; created_date: string };
  title: string;
  path: string;
  badges: ReactNode;
  facts: readonly string[];
  isMarking: boolean;
  /** Marks the alert as read or unread. */
  onMark: (isRead: boolean) => Promise<{ ok: true } | { ok: false; error: { title: string } }>;
};

/** A notice that the vendor was told of; opening it marks it as read. */
export function AlertCard({ alert, title, path, badges, facts, isMarking, onMark }: AlertCardProps) {
  const { is_read, created_date } = alert;
  const toast = useToast();
  const mark = async (isRead: boolean): Promise<void> => {
    const outcome = await onMark(isRead);
    if (!outcome.ok) toast({ title: '읽음 표시를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="article">
      <Flex gap={3} flexWrap="wrap" justifyContent="space-between" alignItems="center">
        <Stack gap={1.5} minWidth={0} flex="1 1 16rem">
          <HStack flexWrap="wrap" gap={1.5}>
            {is_read ? null : <Badge tone="danger">새 알림</Badge>}
            {badges}
          </HStack>
          <Anchor asChild variant="plain" fontWeight={is_read ? 'medium' : 'bold'} overflowWrap="anywhere">
            <Link to={path} onClick={() => void (is_read || mark(true))}>
              {title}
            </Link>
          </Anchor>
          <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
          <Text size="sm" tone="subtle" numeric>
            {`${formatDateTime(created_date)} 알림`}
          </Text>
        </Stack>
        <Button
          size="sm"
          variant="outline"
          loading={isMarking}
          aria-label={`'${title}' ${is_read ? '안 읽음으로' : '읽음으로'} 표시`}
          onClick={() => void mark(!is_read)}
        >
          {is_read ? '안 읽음으로' : '읽음으로'}
        </Button>
      </Flex>
    </Card>
  );
}
