import { useEndpoint, useMutation } from '@danji/api-client';
import { isUnusedPin, toPinLabel } from '@danji/contracts/codes/coupon-codes';
import { type CouponApplicationDetail, MAX_RESENDS } from '@danji/contracts/points/coupon-application';
import { checkVoucher, getVoucherPicture, resendCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, Card, DescriptionList, FailedState, HStack, Skeleton, Stack } from '@danji/ui';

function Barcode({ id }: { id: number }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getVoucherPicture,
    { params: { id } },
    { refreshOnFocus: false },
  );
  if (error && !data)
    return (
      <FailedState
        compact
        title="바코드를 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  if (!data) return <Skeleton height={40} />;
  return (
    <img src={data.picture} alt="상품권 바코드" style={{ maxWidth: '100%', height: 'auto', marginInline: 'auto' }} />
  );
}

/** An issued voucher: barcode, pin, validity, and whether it was used. */
export function VoucherCard({ application }: { application: CouponApplicationDetail }) {
  const { id, uuid, order, coupon_request_count: sent } = application;
  const check = useMutation(checkVoucher);
  const resend = useMutation(resendCoupon);
  const toast = useToast();
  if (!order) return null;
  const isUsable = order.pin_status === null || isUnusedPin(order.pin_status);
  const resendMessage = async (): Promise<void> => {
    const made = await resend.trigger({ body: { coupon_application_id: id } });
    if (made.ok) toast({ title: '문자를 다시 보냈어요.', tone: 'success' });
  };
  const error = check.error ?? resend.error;
  return (
    <Card as="section" aria-label="상품권">
      <Stack>
        {order.img_url !== null && isUsable ? <Barcode id={id} /> : null}
        <DescriptionList
          items={[
            ...(order.pin_no === null
              ? []
              : [{ term: '핀번호', detail: order.pin_no.replace(/(\d{4})(?=\d)/g, '$1 ') }]),
            { term: '받는 번호', detail: order.phone_no },
            { term: '사용 상태', detail: toPinLabel(order.pin_status) },
            {
              term: '유효 기간',
              detail: order.valid_until ? `${formatDateTime(order.valid_until)}까지` : '상태를 확인하면 보여요',
            },
            ...(order.remain_amount === null ? [] : [{ term: '남은 금액', detail: formatWon(order.remain_amount) }]),
          ]}
        />
        {error ? <Alert tone="danger">{error.title}</Alert> : null}
        <HStack flexWrap="wrap">
          <Button
            variant="outline"
            loading={check.isRunning}
            onClick={() => void check.trigger({ body: { coupon_application_uuid: uuid } })}
          >
            사용 상태 확인
          </Button>
          <Button
            variant="outline"
            loading={resend.isRunning}
            disabled={sent >= MAX_RESENDS}
            onClick={() => void resendMessage()}
          >
            {`문자 다시 받기 (${MAX_RESENDS - sent}번 남음)`}
          </Button>
        </HStack>
      </Stack>
    </Card>
  );
}
