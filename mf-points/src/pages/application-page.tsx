import { useEndpoint, useMutation } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import type { CouponApplicationDetail } from '@danji/contracts/points/coupon-application';
import {
  cancelCouponApplication,
  getCouponApplication,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useParams } from '@danji/shell-sdk/router';
import { Alert, Badge, Button, DescriptionList, Stack } from '@danji/ui';
import { toStatusTone } from '../coupons/coupon-text.ts';
import { PointsTop } from '../shared/points-top.tsx';
import { VoucherCard } from '../coupons/voucher-card.tsx';

const LIST = { path: webPaths.couponApplications, label: '상품권 보관함' };
const { WAIT, APPLY, DONE, REFUND_APPLY, REFUNDED } = ApplicationStatus;
/** The description of ending a gift, instead of the points that come back. */
const NO_POINTS = '포인트 없이 받은 상품권이라 돌려드릴 포인트가 없어요.';

function Actions({
  application: { id, application_status: status, payment_price, gift },
}: {
  application: CouponApplicationDetail;
}) {
  const cancel = useMutation(cancelCouponApplication, { isReadableAfter: true });
  const move = useMutation(updateCouponApplication);
  const [confirm, toast] = [useConfirm(), useToast()];
  const cancelNow = async (): Promise<void> => {
    if (
      !(await confirm({
        title: '신청을 취소할까요?',
        description: gift ? NO_POINTS : `${formatPoints(payment_price)}를 돌려드려요.`,
        confirmLabel: '신청 취소',
        tone: 'danger',
      }))
    )
      return;
    const made = await cancel.trigger({ params: { id } });
    toast(made.ok ? { title: '신청을 취소했어요.', tone: 'success' } : { title: made.error.title, tone: 'danger' });
  };
  const refund = async (): Promise<void> => {
    if (
      !(await confirm({
        title: gift ? '상품권을 돌려줄까요?' : '상품권을 환불할까요?',
        description: gift ? NO_POINTS : `쓰지 않은 상품권이면 바로 ${formatPoints(payment_price)}를 돌려드려요.`,
        confirmLabel: gift ? '돌려주기' : '환불',
      }))
    )
      return;
    const made = await move.trigger({ params: { id }, body: { application_status: REFUND_APPLY } });
    if (!made.ok) return toast({ title: made.error.title, tone: 'danger' });
    const isDone = made.data.application_status === REFUNDED;
    const done = gift ? '상품권을 돌려줬어요.' : '환불했어요. 포인트를 돌려드렸어요.';
    toast({
      title: isDone ? done : '환불을 요청했어요. 운영팀이 확인하고 알려 드려요.',
      tone: 'success',
    });
  };
  if (status === WAIT || status === APPLY)
    return (
      <Button variant="outline" loading={cancel.isRunning} onClick={() => void cancelNow()}>
        신청 취소
      </Button>
    );
  if (status !== DONE) return null;
  return (
    <Button variant="outline" loading={move.isRunning} onClick={() => void refund()}>
      {gift ? '돌려주기' : '환불'}
    </Button>
  );
}

function Application({ application }: { application: CouponApplicationDetail }) {
  const {
    coupon,
    application_status: status,
    memo,
    gift,
    payment_price,
    created_date,
    done_datetime,
    refunded_datetime,
  } = application;
  return (
    <Page
      title={coupon.title}
      width="prose"
      back={LIST}
      badges={<Badge tone={toStatusTone(status)}>{ApplicationStatus.label(status)}</Badge>}
      actions={<Actions application={application} />}
    >
      <PointsTop />
      <Stack>
        {memo ? <Alert tone="warning">{memo}</Alert> : null}
        {status === DONE ? <VoucherCard application={application} /> : null}
        <DescriptionList
          items={[
            { term: '브랜드', detail: coupon.brand_name },
            gift
              ? { term: '받은 이유', detail: gift.reason }
              : { term: '사용 포인트', detail: formatPoints(payment_price) },
            { term: '신청', detail: formatDateTime(created_date) },
            ...(done_datetime ? [{ term: '발급', detail: formatDateTime(done_datetime) }] : []),
            ...(refunded_datetime ? [{ term: '환불', detail: formatDateTime(refunded_datetime) }] : []),
          ]}
        />
      </Stack>
    </Page>
  );
}

/** One application with its voucher. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getCouponApplication, { params: { id } })}
      name="상품권 신청"
      list={LIST}
      missing={{ title: '신청 내역을 찾을 수 없어요' }}
    >
      {(application) => <Application application={application} />}
    </RecordScreen>
  );
}
