import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { CouponApplicationDetail } from '@danji/contracts/points/coupon-application';
import { orderCoupon, updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

const { WAIT, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED } = ApplicationStatus;

function OrderButton({ application: { uuid, application_status: status } }: { application: CouponApplicationDetail }) {
  const { trigger, isRunning } = useMutation(orderCoupon);
  const toast = useToast();
  const order = async (): Promise<void> => {
    const made = await trigger({ body: { coupon_application_uuid: uuid } });
    if (!made.ok) toast({ title: made.error.title, tone: 'danger' });
    else toast({ title: `처리했어요: ${ApplicationStatus.label(made.data.application_status)}`, tone: 'success' });
  };
  return (
    <Button loading={isRunning} onClick={() => void order()}>
      {status === WAIT ? '승인하고 발급' : '다시 발급'}
    </Button>
  );
}

/** Offers what an operator may do with an application in its state. */
export function ApplicationActions({ application }: { application: CouponApplicationDetail }) {
  const { id, application_status: status, coupon } = application;
  const { trigger, isRunning } = useMutation(updateCouponApplication);
  const [askReason, toast] = [useReasonDialog(), useToast()];
  const move = async (to: ApplicationStatusCode, memo?: string) => {
    const made = await trigger({
      params: { id },
      body: { application_status: to, ...(memo !== undefined && { memo }) },
    });
    if (made.ok)
      toast({ title: `처리했어요: ${ApplicationStatus.label(made.data.application_status)}`, tone: 'success' });
    return made;
  };
  const refuse = (to: ApplicationStatusCode, submitLabel: string) =>
    askReason({
      title: `'${coupon.title}' ${submitLabel}`,
      help: '회원에게 그대로 보여요.',
      placeholder: '예: 이미 매장에서 사용한 상품권이에요.',
      submitLabel,
      trigger: (reason) => move(to, reason),
    });
  const refund = async (): Promise<void> => {
    const made = await move(REFUNDED);
    if (!made.ok) toast({ title: made.error.title, tone: 'danger' });
  };
  return (
    <>
      {status === WAIT ? (
        <Button variant="outline" onClick={() => refuse(REJECT, '신청 취소')}>
          신청 취소
        </Button>
      ) : null}
      {status === WAIT || status === FAILED ? <OrderButton application={application} /> : null}
      {status === REFUND_APPLY ? (
        <>
          <Button variant="outline" onClick={() => refuse(DONE, '환불 거절')}>
            환불 거절
          </Button>
          <Button loading={isRunning} onClick={() => void refund()}>
            환불
          </Button>
        </>
      ) : null}
    </>
  );
}
