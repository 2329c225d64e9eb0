import { useEndpoint, useMutation } from '@danji/api-client';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { VoucherSync } from '@danji/contracts/points/voucher-good';
import { getVoucherSync, refreshVoucherGoods } from '@danji/contracts/points/voucher-good.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, FailedState, ProgressBar, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SyncChanges } from './sync-changes.tsx';

/** A running reading is followed at this interval, in ms. */
const POLL_MS = 1000;

function Progress({ sync }: { sync: VoucherSync | null }) {
  const isCounted = sync?.finished === null && sync.total > 0;
  const text = isCounted
    ? `상품 ${formatNumber(sync.total)}개 가운데 ${formatNumber(sync.read)}개를 읽었어요`
    : '상품을 읽고 있어요';
  return (
    <Stack gap={2}>
      <ProgressBar label={text} {...(isCounted && { value: sync.read / sync.total })} />
      <Text size="sm" tone="muted" numeric>
        {text}
      </Text>
    </Stack>
  );
}

function Result({ sync }: { sync: VoucherSync | null }) {
  if (!sync) return <Text tone="muted">아직 상품을 읽은 적이 없어요. 갱신을 눌러 주세요.</Text>;
  if (sync.error !== null)
    return (
      <Alert tone="danger" announce={false} title={`${formatDateTime(sync.started)} 갱신이 실패했어요`}>
        {`${sync.error} 이전 상품은 그대로 두었어요.`}
      </Alert>
    );
  return <SyncChanges sync={sync} />;
}

/** The last reading of the provider's catalogue: progress, what it changed or why it failed, and a new one on demand. */
export function SyncCard() {
  // The reading that was the last one when another was asked for: until there is a newer one, the job has not begun.
  const [before, setBefore] = useState<number | null>();
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, isRefreshing, refresh } = useEndpoint(
    getVoucherSync,
    {},
    { refreshInterval: isFollowed ? POLL_MS : 0 },
  );
  const { trigger, isRunning: isStarting } = useMutation(refreshVoucherGoods);
  const toast = useToast();
  const sync = data?.sync ?? null;
  const isReading = sync?.finished === null || (before !== undefined && (sync?.id ?? null) === before);
  if (isFollowed !== isReading) setIsFollowed(isReading);
  const start = async (): Promise<void> => {
    const made = await trigger({});
    if (!made.ok) return toast({ title: made.error.title, tone: 'danger' });
    setBefore(sync?.id ?? null);
  };
  return (
    <DetailCard
      title="상품 갱신"
      aside={
        data ? (
          <Button
            size="sm"
            variant="outline"
            icon="rotate-ccw"
            loading={isStarting}
            disabled={isReading}
            onClick={() => void start()}
          >
            지금 갱신
          </Button>
        ) : undefined
      }
    >
      {error && !data ? (
        <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : null}
      {!data && !error ? <Skeleton height={20} /> : null}
      {data ? isReading ? <Progress sync={sync} /> : <Result sync={sync} /> : null}
      <Text size="sm" tone="subtle">
        매일 새벽 3시 20분에 저절로 갱신해요.
      </Text>
    </DetailCard>
  );
}
