import { useEndpoint } from '@danji/api-client';
import { getPaymentWays } from '@danji/contracts/shop/payment.endpoints';
import { Alert } from '@danji/ui';

/** Whether only points pay now, as far as it is known. */
export const useIsPointsOnly = (): boolean =>
  useEndpoint(getPaymentWays, {}, { refreshOnFocus: false }).data?.is_points_only ?? false;

/** Tells that no money can be paid now, and what still works. */
export const PointsOnlyAlert = ({ children }: { children: string }) => (
  <Alert tone="warning" title="지금은 카드나 계좌로 결제할 수 없어요">
    {children}
  </Alert>
);
