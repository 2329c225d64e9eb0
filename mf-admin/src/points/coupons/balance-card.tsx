import { useEndpoint } from '@danji/api-client';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { getVoucherBalance } from '@danji/contracts/points/voucher-good.endpoints';
import { Alert, Button, DescriptionList, FailedState, Skeleton, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

/** Shows the balance at the provider for buying vouchers; it is read when the screen opens and on demand. */
export function BalanceCard() {
  const { data, error, isRefreshing, refresh } = useEndpoint(getVoucherBalance, {}, { refreshOnFocus: false });
  const again = (
    <Button size="sm" variant="outline" icon="rotate-ccw" loading={isRefreshing} onClick={() => void refresh()}>
      잔액 확인
    </Button>
  );
  return (
    <DetailCard title="비즈머니 잔액" aside={data ? again : undefined}>
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <Skeleton height={20} /> : null}
      {data ? (
        <Stack gap={3}>
          <Text fontSize="2xl" fontWeight="bold" numeric>
            {formatWon(data.balance)}
          </Text>
          {data.balance < data.threshold ? (
            <Alert tone="warning" title="잔액이 알림 기준보다 적어요">
              기프티쇼 비즈에서 비즈머니를 충전해 주세요. 잔액이 모자라면 상품권을 발급하지 못해요.
            </Alert>
          ) : null}
          {error ? (
            <Alert tone="warning" title="새로 확인하지 못해 이전 잔액을 보여 드려요">
              {error.title}
            </Alert>
          ) : null}
          <DescriptionList
            items={[
              { term: '알림 기준', detail: formatWon(data.threshold) },
              {
                term: '상품 갱신',
                detail: data.thumb_last_datetime ? formatDateTime(data.thumb_last_datetime) : '아직 없어요',
              },
            ]}
          />
        </Stack>
      ) : null}
    </DetailCard>
  );
}
