import type { OrderDetail } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import type { ReactNode } from 'react';
import { CancelPaidButton } from './cancel-paid-button.tsx';
import { isLost, isPaidHere, mayCancel, mayCancelPaid, mayConfirm, mayReview } from './order-text.ts';
import { ReturnButton } from './return-button.tsx';
import { useOrderChanges } from './use-order-changes.ts';

/** The actions of the buyer on an order now; `review` is the way to write a review. */
export function OrderActions({ order, review }: { order: OrderDetail; review: ReactNode }) {
  const { cancel, confirm, isCancelling, isConfirming } = useOrderChanges(order);
  if (mayCancel(order))
    return (
      <Button variant="outline" loading={isCancelling} onClick={() => void cancel()}>
        주문 취소
      </Button>
    );
  if (mayCancelPaid(order) && !isPaidHere(order))
    return (
      <Button variant="outline" asChild>
        <Link to={webPaths.newInquiry}>취소 문의하기</Link>
      </Button>
    );
  if (mayCancelPaid(order)) return <CancelPaidButton order={order} />;
  if (mayConfirm(order))
    return (
      <>
        {isPaidHere(order) ? (
          <>
            <ReturnButton order={order} kind="exchange" />
            <ReturnButton order={order} kind="refund" />
          </>
        ) : (
          <Button variant="outline" asChild>
            <Link to={webPaths.newInquiry}>반품 문의하기</Link>
          </Button>
        )}
        <Button loading={isConfirming} onClick={() => void confirm()}>
          구매확정
        </Button>
      </>
    );
  if (mayReview(order)) return review;
  if (!isLost(order)) return null;
  return (
    <Button asChild>
      <Link to={webPaths.shopProduct(order.product.code)}>다시 주문하기</Link>
    </Button>
  );
}
