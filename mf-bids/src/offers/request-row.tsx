import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Card, Flex, HStack, Stack, Text } from '@danji/ui';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline } from '../shared/notice-text.ts';
import { RequestBadge } from '../shared/request-badge.tsx';
import { describeVat } from '../shared/request-text.ts';
import { UnreadBadge } from '../shared/unread-badge.tsx';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';

type RequestRowProps = { request: SuggestRequestLine; /** The office reads who has sent it. */ isReceived: boolean };

/** One request of the list. */
export function RequestRow({ request, isReceived }: RequestRowProps) {
  const { nano_id, user, suggest_item: notice, state, total_price, vat_mode, sent, reason, unread_messages } = request;
  const facts = [
    total_price === null ? undefined : `${formatWon(total_price)} (${describeVat(vat_mode)})`,
    sent === null ? undefined : `${formatDateTime(sent)} 제출`,
    isReceived ? undefined : describeDeadline(notice),
  ];
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Stack gap={1.5}>
        <HStack flexWrap="wrap" gap={1.5}>
          <RequestBadge state={state} />
          {isReceived ? null : <NoticeBadges notice={notice} />}
          <UnreadBadge unread={unread_messages} />
        </HStack>
        <WholeCardLink to={webPaths.bidRequest(nano_id)}>{isReceived ? user.name : notice.title}</WholeCardLink>
        {isReceived ? (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {notice.title}
          </Text>
        ) : null}
        <Flex gap={3} flexWrap="wrap">
          <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Flex>
        {reason === null ? null : (
          <Text size="sm" tone={state === 'awarded' ? 'muted' : 'danger'} overflowWrap="anywhere">
            {`사유: ${reason}`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
