import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { toLeastRequests } from '@danji/contracts/bids/suggest-item-rules';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { RequestBadge } from '../shared/request-badge.tsx';
import { UnreadBadge } from '../shared/unread-badge.tsx';
import { SideBySide } from '../shared/side-by-side.tsx';
import { describeAskedRow, ExtraCell, LineCell, TotalCell } from './comparison-cells.tsx';
import type { ComparisonView } from './comparison-view.tsx';
import { findRowOutliers, OUTLIER_RULE } from './offer-outliers.ts';
import { findLowestPrice } from '@danji/contracts/bids/offer-sums';
import type { ComparedOffer } from './use-offers.ts';
import { useRequestDecisions } from '../shared/use-request-decisions.ts';

type ComparisonProps = { notice: SuggestItem; offers: readonly ComparedOffer[]; view: ComparisonView };

const Head = ({
  request: { nano_id, user, state, reason, missing_lines, unread_messages },
}: {
  request: SuggestRequestLine;
}) => (
  <Stack gap={1.5} alignItems="flex-start">
    <Anchor asChild fontWeight="bold">
      <Link to={webPaths.bidRequest(nano_id)}>{user.name}</Link>
    </Anchor>
    <HStack flexWrap="wrap" gap={1.5}>
      <RequestBadge state={state} />
      {missing_lines > 0 ? <Badge tone="warning">{`빠진 품목 ${missing_lines}개`}</Badge> : null}
      <UnreadBadge unread={unread_messages} />
    </HStack>
    {reason === null ? null : (
      <Text size="sm" tone="muted" fontWeight="normal">
        {reason}
      </Text>
    )}
  </Stack>
);

/** Passes the award to a request that was not chosen. */
function Pass({ request }: { request: SuggestRequestLine }) {
  const decisions = useRequestDecisions();
  return request.state === 'unsuccessful' ? (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${request.user.name} 업체로 선정 바꾸기`}
      onClick={() => decisions.pass(request)}
    >
      선정 바꾸기
    </Button>
  ) : (
    '-'
  );
}

/** The decisions about one request, where it still counts and the notice has enough of them. */
function Decide({ request, canAward }: { request: SuggestRequestLine; canAward: boolean }) {
  const decisions = useRequestDecisions();
  if (request.state !== 'sent') return '-';
  return (
    <Stack gap={2} alignItems="flex-start">
      {canAward ? (
        <Button size="sm" aria-label={`${request.user.name} 선정`} onClick={() => decisions.award(request)}>
          선정
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="outline"
        aria-label={`${request.user.name} 무효 처리`}
        onClick={() => decisions.invalidate(request)}
      >
        무효 처리
      </Button>
    </Stack>
  );
}

type Row = { label: string; cell: (offer: ComparedOffer) => ReactNode };

/** Lists the rows by which requests are compared: totals, the price table, and the decision for who may decide. */
export function listComparisonRows(notice: SuggestItem, offers: readonly ComparedOffer[], view: ComparisonView): Row[] {
  const { price_table: table, suggest_type, bid_method, state, may_decide, may_revoke } = notice;
  const lowest = findLowestPrice(offers);
  const valid = offers.filter((offer) => offer.state === 'sent').length;
  const canAward = valid >= toLeastRequests(suggest_type, bid_method);
  const decision: Row = { label: '결정', cell: (offer) => <Decide request={offer} canAward={canAward} /> };
  return [
    { label: '합계', cell: (offer) => <TotalCell offer={offer} lowest={lowest} /> },
    ...table.map((row, index): Row => {
      const outliers = findRowOutliers(offers, row);
      return {
        label: describeAskedRow(row, index),
        cell: (offer) => <LineCell offer={offer} row={row} view={view} outlier={outliers.get(offer.nano_id)} />,
      };
    }),
    {
      label: table.length > 0 ? '다른 품목' : '품목',
      cell: (offer) => <ExtraCell offer={offer} table={table} view={view} />,
    },
    { label: '유효 기한', cell: ({ valid_until }) => (valid_until === null ? '-' : formatDate(valid_until)) },
    { label: '제출', cell: ({ sent }) => formatDateTime(sent) },
    ...(may_decide && state === SuggestItemState.CLOSED ? [decision] : []),
    ...(may_revoke ? [{ label: '결정', cell: (offer: ComparedOffer) => <Pass request={offer} /> }] : []),
  ];
}

/** Explains the marks of outliers, where there is one. */
export const OutlierNote = ({ notice: { price_table }, offers }: Omit<ComparisonProps, 'view'>) =>
  price_table.some((row) => findRowOutliers(offers, row).size > 0) ? (
    <Text size="sm" tone="muted">
      {OUTLIER_RULE}
    </Text>
  ) : null;

/** The requests on a notice side by side. */
export const Comparison = ({ notice, offers, view }: ComparisonProps) => (
  <Stack gap={3}>
    <SideBySide
      label="받은 제안 비교"
      caption={`제안 ${offers.length}건 비교`}
      corner="업체"
      columns={offers}
      toKey={({ nano_id }) => nano_id}
      renderHead={(offer) => <Head request={offer} />}
      rows={listComparisonRows(notice, offers, view)}
    />
    <OutlierNote notice={notice} offers={offers} />
  </Stack>
);
