import { useEndpoint, useMutation } from '@danji/api-client';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { formatNumber } from '@danji/contracts/format/number';
import type { Coupon } from '@danji/contracts/points/coupon';
import { countCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { deleteCoupon } from '@danji/contracts/points/coupon.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

const { WAIT, APPLY } = ApplicationStatus;

/** Deletes a coupon, and says before what becomes of its open applications. */
export function DeleteCouponButton({ coupon: { id, nano_id, title } }: { coupon: Coupon }) {
  const { data: counts } = useEndpoint(countCouponApplications, { query: { coupon__nano_id: nano_id } });
  const { trigger, isRunning } = useMutation(deleteCoupon);
  const [confirm, toast, navigate] = [useConfirm(), useToast(), useNavigate()];
  const open = (counts ?? [])
    .filter(({ application_status: status }) => status === WAIT || status === APPLY)
    .reduce((sum, { count }) => sum + count, 0);
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${title}' 쿠폰을 삭제할까요?`,
      description:
        open > 0
          ? `처리 중인 신청 ${formatNumber(open)}건은 구매 불가가 되고 포인트를 돌려줘요. 이미 발급한 상품권은 그대로 쓸 수 있어요.`
          : '상품권 목록에서 바로 사라져요. 이미 발급한 상품권은 그대로 쓸 수 있어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const made = await trigger({ params: { id } });
    if (!made.ok) return toast({ title: made.error.title, tone: 'danger' });
    toast({ title: `'${title}' 쿠폰을 삭제했어요`, tone: 'success' });
    void navigate(webPaths.adminCoupons, { replace: true });
  };
  return (
    <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void remove()}>
      삭제
    </Button>
  );
}
