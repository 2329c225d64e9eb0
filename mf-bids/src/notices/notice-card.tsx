import { BidMethod } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Flex, Icon, ShortPrice, Text } from '@danji/ui';
import { listSectorNames } from '../shared/company-text.ts';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline, describeLastSaved, describeRegion, describeUnits } from '../shared/notice-text.ts';
import { NoticeCardFrame } from '../shared/notice-card-frame.tsx';

type NoticeCardProps = { notice: SuggestItemLine };

const END = {
  flexDirection: { base: 'row', md: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', md: 'flex-end' },
  columnGap: 3,
  rowGap: 1,
  flexShrink: 0,
} as const;

/** Shows the marks of the vendor on a notice, and the reads and requests of the office's own one. */
function Marks({ notice }: NoticeCardProps) {
  const { is_by_invitation, is_invited, is_read, company_fav_date, my_request, reads, requests } = notice;
  return (
    <>
      {is_by_invitation ? (
        <Badge tone={is_invited ? 'brand' : 'neutral'}>{is_invited ? '초대받음' : '초대 업체만'}</Badge>
      ) : null}
      {is_read ? <Badge>읽음</Badge> : null}
      {my_request === null ? null : <Badge tone="success">제안함</Badge>}
      {company_fav_date === null ? null : <Icon name="heart" size={16} label="관심 공고" />}
      {reads === null ? null : <Badge>{`열람 ${formatNumber(reads)} · 제안 ${formatNumber(requests ?? 0)}`}</Badge>}
    </>
  );
}

/** The end of the line: until when, and for how much. */
const End = ({ notice }: NoticeCardProps) => (
  <Flex css={END}>
    <Text size="sm" fontWeight="semibold" numeric>
      {describeDeadline(notice)}
    </Text>
    {notice.expected_contract_amount === null ? null : (
      <Text size="sm" tone="muted" numeric>
        예상 <ShortPrice won={notice.expected_contract_amount} />
      </Text>
    )}
  </Flex>
);

/** One notice of the list. */
export function NoticeCard({ notice }: NoticeCardProps) {
  const { nano_id, title, sigungu, number_of_units, bid_method, business_title } = notice;
  const [sector, ...others] = listSectorNames(notice);
  const lastSaved = describeLastSaved(notice);
  const facts = [
    sector === undefined ? undefined : `${sector}${others.length > 0 ? ` 외 ${others.length}개` : ''}`,
    describeRegion(sigungu),
    describeUnits(number_of_units),
    BidMethod.label(bid_method),
  ];
  return (
    <NoticeCardFrame
      to={webPaths.bid(nano_id)}
      title={title}
      badges={
        <>
          <NoticeBadges notice={notice} />
          <Marks notice={notice} />
        </>
      }
      end={<End notice={notice} />}
    >
      {business_title ? (
        <Text size="sm" tone="muted" lineClamp={1}>
          {business_title}
        </Text>
      ) : null}
      <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {lastSaved === undefined ? null : (
        <Text size="sm" tone="muted" numeric overflowWrap="anywhere">
          {lastSaved}
        </Text>
      )}
    </NoticeCardFrame>
  );
}
