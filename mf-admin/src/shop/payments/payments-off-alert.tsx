import { useEndpoint } from '@danji/api-client';
import { getPaymentWays } from '@danji/contracts/shop/payment.endpoints';
import { Alert } from '@danji/ui';

/** Warns our staff while the shop has no gateway. */
export function PaymentsOffAlert() {
  const { data } = useEndpoint(getPaymentWays, {}, { refreshOnFocus: false });
  return data?.is_points_only ? (
    <Alert tone="warning" title="결제 회사가 연결되어 있지 않아요">
      회원은 포인트로만 주문할 수 있고, 카드나 계좌로 받은 돈은 돌려줄 수 없어요. 나이스페이 연결 키를 넣어 달라고 서버
      담당자에게 알려 주세요.
    </Alert>
  ) : null;
}
