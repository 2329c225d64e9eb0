import { useEndpoint } from '@danji/api-client';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { getCouponDay } from '@danji/contracts/points/coupon-choice.endpoints';
import { DescriptionList, FailedState, Skeleton } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

/** Shows the rest of today's limit of all members, and the number of applications that wait for a later day. */
export function DayLimit() {
  const { data, error, refresh, isRefreshing } = useEndpoint(getCouponDay);
  return (
    <DetailCard title="오늘 구매 한도">
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <Skeleton height={16} /> : null}
      {data ? (
        <DescriptionList
          items={[
            {
              term: '남은 한도',
              detail: data.remaining_today === null ? '한도가 없어요' : formatWon(data.remaining_today),
            },
            ...(data.remaining_today === null ? [] : [{ term: '쓴 한도', detail: formatWon(data.used_today) }]),
            { term: '다음 날을 기다리는 신청', detail: `${formatNumber(data.waiting)}건` },
          ]}
        />
      ) : null}
    </DetailCard>
  );
}
