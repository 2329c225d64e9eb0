import type { KaptNoticeLine } from '@danji/contracts/bids/kapt-notice';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { ShortPrice, Stack, Text } from '@danji/ui';
import { describeUnits } from '../shared/notice-text.ts';
import { NoticeCardFrame } from '../shared/notice-card-frame.tsx';
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
    <NoticeCardFrame
      to={webPaths.kaptBid(id)}
      title={title}
      badges={<KaptBadges notice={notice} />}
      end={<End notice={notice} />}
    >
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {complex}
      </Text>
      <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </NoticeCardFrame>
  );
}
