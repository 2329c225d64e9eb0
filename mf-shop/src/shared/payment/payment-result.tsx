import { useEndpoint } from '@danji/api-client';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { Payment } from '@danji/contracts/shop/payment';
import { getPayment } from '@danji/contracts/shop/payment.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, FailedState, Skeleton, Stack } from '@danji/ui';
import { AccountCard } from './account-card.tsx';
import { PayCard } from './pay-card.tsx';

const { NONE, READY, PAID, APPROVING, FAILED, EXPIRED, NET_CANCELLED } = PaymentStatus;
/** While the gateway has not answered, ms. */
const POLL = 3_000;

const toCart = (
  <Button asChild size="sm" variant="outline">
    <Link to={webPaths.shopCart}>장바구니로</Link>
  </Button>
);

const Failed = ({ text }: { text: string }) => (
  <Alert tone="danger" title="결제하지 못했어요" action={toCart}>
    {text}
  </Alert>
);

function Outcome({ payment }: { payment: Payment }) {
  const { status, orders, payment_price: price, used_point: point, data } = payment;
  if (status === PAID)
    return (
      <Alert tone="success" title="주문을 마쳤어요" announce>
        {price > 0 ? `${formatWon(price)}을 결제했어요.` : `${formatPoints(point)}로 결제했어요.`} 상품을 준비할게요.
      </Alert>
    );
  if (status === READY)
    return (
      <Stack gap={4}>
        <Alert tone="success" title="주문을 받았어요" announce>
          아래 계좌로 입금하면 주문이 끝나요.
        </Alert>
        <AccountCard payment={payment} />
      </Stack>
    );
  if (status === APPROVING)
    return (
      <Alert tone="brand" title="결제를 확인하고 있어요" announce>
        잠시만 기다려 주세요. 이 화면을 닫아도 결제는 그대로 진행돼요.
      </Alert>
    );
  if (status === EXPIRED) return <Failed text="입금 기한이 지났어요. 장바구니에서 다시 주문해 주세요." />;
  if (status === NET_CANCELLED)
    return <Failed text={data.failure ?? '결제 응답이 늦어져 취소했어요. 돈은 빠져나가지 않아요.'} />;
  if (status === NONE && orders.some(({ status }) => status === OrderStatus.PENDING))
    return <PayCard orders={orders} failure={data.failure} />;
  if (status === NONE || status === FAILED)
    return <Failed text={data.failure ?? '결제 시간이 지났어요. 장바구니에서 다시 주문해 주세요.'} />;
  return null;
}

/** How a payment went from which the browser has just come back, with the way on. */
export function PaymentResult({ uuid }: { uuid: string }) {
  const input = { params: { id: uuid } };
  const { data: payment, error: failure, refresh, isRefreshing } = useEndpoint(getPayment, input);
  useEndpoint(getPayment, payment?.status === APPROVING ? input : null, { refreshInterval: POLL });
  if (payment) return <Outcome payment={payment} />;
  if (!failure) return <Skeleton height={24} />;
  if (failure.status === 404 || failure.status === 422) return null;
  return <FailedState compact description={failure.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
}
