import { useEndpoint } from '@danji/api-client';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import { countCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, DescriptionList, ListSkeleton, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const toListPath = (coupon: string, status: number): string =>
  `${webPaths.adminCouponApplications}?coupon__nano_id=${coupon}&application_status=${status}`;

/** How many applications a coupon has in each state, with the way to them. */
export function CouponApplications({ coupon: { nano_id } }: { coupon: Coupon }) {
  const { data, error } = useEndpoint(countCouponApplications, { query: { coupon__nano_id: nano_id } });
  return (
    <DetailCard
      title="신청"
      aside={
        <Button size="sm" variant="outline" asChild>
          <Link to={`${webPaths.adminVoucherCosts}?coupon__nano_id=${nano_id}`}>비용 보기</Link>
        </Button>
      }
    >
      {error && !data ? <Text tone="muted">{error.title}</Text> : null}
      {!data && !error ? <ListSkeleton count={2} /> : null}
      {data?.length === 0 ? <Text tone="muted">아직 신청이 없어요.</Text> : null}
      {data && data.length > 0 ? (
        <DescriptionList
          items={data.map(({ application_status: status, count }) => ({
            term: ApplicationStatus.label(status),
            detail: (
              <Anchor asChild>
                <Link to={toListPath(nano_id, status)}>{`${formatNumber(count)}건`}</Link>
              </Anchor>
            ),
          }))}
        />
      ) : null}
    </DetailCard>
  );
}
