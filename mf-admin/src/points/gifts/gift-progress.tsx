import { useMutation } from '@danji/api-client';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { CouponGift } from '@danji/contracts/points/coupon-gift';
import { retryCouponGift } from '@danji/contracts/points/coupon-gift.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, DescriptionList, ProgressBar, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const { FAILED } = ApplicationStatus;

const toListPath = (id: number, status?: number): string =>
  `${webPaths.adminCouponApplications}?gift_id=${id}${status === undefined ? '' : `&application_status=${status}`}`;

const Count = ({ count, to }: { count: number; to: string }) =>
  count === 0 ? (
    '0명'
  ) : (
    <Anchor asChild>
      <Link to={to}>{`${formatNumber(count)}명`}</Link>
    </Anchor>
  );

/** How far the sending is, with the way to those that failed, and another try for them. */
export function GiftProgress({ gift }: { gift: CouponGift }) {
  const { id, members, waiting, issued, failed, impossible, cost } = gift;
  const { trigger, isRunning } = useMutation(retryCouponGift);
  const toast = useToast();
  const retry = async (): Promise<void> => {
    const made = await trigger({ params: { id } });
    toast(
      made.ok
        ? { title: `${formatNumber(failed)}명에게 다시 보내기 시작했어요`, tone: 'success' }
        : { title: made.error.title, tone: 'danger' },
    );
  };
  return (
    <DetailCard
      title="진행"
      aside={
        failed > 0 ? (
          <Button size="sm" loading={isRunning} onClick={() => void retry()}>
            {`실패한 ${formatNumber(failed)}명에게 다시 보내기`}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {waiting > 0 ? (
          <ProgressBar
            label={`${formatNumber(members)}명 가운데 ${formatNumber(members - waiting)}명을 처리했어요`}
            value={members === 0 ? 0 : (members - waiting) / members}
          />
        ) : null}
        <DescriptionList
          items={[
            { term: '받는 회원', detail: <Count count={members} to={toListPath(id)} /> },
            { term: '발급', detail: `${formatNumber(issued)}명` },
            { term: '보내는 중', detail: `${formatNumber(waiting)}명` },
            { term: '실패', detail: <Count count={failed} to={toListPath(id, FAILED)} /> },
            ...(impossible > 0 ? [{ term: '보낼 수 없음', detail: `${formatNumber(impossible)}명` }] : []),
            { term: '비용', detail: formatWon(cost) },
          ]}
        />
      </Stack>
    </DetailCard>
  );
}
