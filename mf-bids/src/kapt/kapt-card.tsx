import type { KaptNoticeLine } from '@danji/contracts/bids/kapt-notice';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Card, Flex, HStack, ShortPrice, Stack, Text } from '@danji/ui';
import { describeUnits } from '../shared/notice-text.ts';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';
import { KaptBadges } from '../shared/kapt-badges.tsx';
import { describePlace, describeSector } from '../shared/kapt-notice-text.ts';

type KaptCardProps = { notice: KaptNoticeLine };

/** The end of the line: until when, and what became of it. */
const End = ({ notice: { closes, noticed, amount, winner } }: KaptCardProps) => (
  <Stack gap={1} alignItems={{ md: 'flex-end' }} flexShrink={0} maxWidth={{ md: '2xs' }}>
    <Text size="sm" fontWeight="semibold" numeric>
      {closes === null ? `${formatDate(noticed)} 등록` : `${formatDateTime(closes)} 마감`}
    </Text>
    {amount === null ? null : (
      <Text size="sm" tone="muted" numeric overflowWrap="anywhere">
        {winner ? `${winner} · ` : ''}
        <ShortPrice won={amount} />
      </Text>
    )}
  </Stack>
);

/** One notice of K-apt in the list. */
export function KaptCard({ notice }: KaptCardProps) {
  const { id, title, complex, number_of_units } = notice;
  const facts = [describeSector(notice), describePlace(notice), describeUnits(number_of_units)];
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Flex
        gap={{ base: 3, md: 6 }}
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ md: 'center' }}
      >
        <Stack gap={1.5} minWidth={0}>
          <HStack flexWrap="wrap" gap={1.5}>
            <KaptBadges notice={notice} />
          </HStack>
          <WholeCardLink to={webPaths.kaptBid(id)}>{title}</WholeCardLink>
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {complex}
          </Text>
          <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <End notice={notice} />
      </Flex>
    </Card>
  );
}
