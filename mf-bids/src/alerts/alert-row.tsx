import { useMutation } from '@danji/api-client';
import type { SuggestAlert } from '@danji/contracts/bids/suggest-alert';
import { updateSuggestAlert } from '@danji/contracts/bids/suggest-alert.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, Flex, HStack, Stack, Text } from '@danji/ui';
import { listSectorNames } from '../shared/company-text.ts';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline, describeRegion } from '../shared/notice-text.ts';

/** A notice that the vendor was told of; opening it marks it as read. */
export function AlertRow({ alert: { id, suggest_item: notice, is_read, created_date } }: { alert: SuggestAlert }) {
  const { trigger, isRunning } = useMutation(updateSuggestAlert);
  const toast = useToast();
  const mark = async (isRead: boolean): Promise<void> => {
    const outcome = await trigger({ params: { id }, body: { is_read: isRead } });
    if (!outcome.ok) toast({ title: '읽음 표시를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const facts = [...listSectorNames(notice).slice(0, 1), describeRegion(notice.sigungu), describeDeadline(notice)];
  return (
    <Card as="article">
      <Flex gap={3} flexWrap="wrap" justifyContent="space-between" alignItems="center">
        <Stack gap={1.5} minWidth={0} flex="1 1 16rem">
          <HStack flexWrap="wrap" gap={1.5}>
            {is_read ? null : <Badge tone="danger">새 알림</Badge>}
            <NoticeBadges notice={notice} />
          </HStack>
          <Anchor asChild variant="plain" fontWeight={is_read ? 'medium' : 'bold'} overflowWrap="anywhere">
            <Link to={webPaths.bid(notice.nano_id)} onClick={() => void (is_read || mark(true))}>
              {notice.title}
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
          loading={isRunning}
          aria-label={`'${notice.title}' ${is_read ? '안 읽음으로' : '읽음으로'} 표시`}
          onClick={() => void mark(!is_read)}
        >
          {is_read ? '안 읽음으로' : '읽음으로'}
        </Button>
      </Flex>
    </Card>
  );
}
