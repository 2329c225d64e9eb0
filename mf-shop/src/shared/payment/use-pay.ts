import { type ApiError, useMutation } from '@danji/api-client';
import { type PaymentMethod, PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { createPayment, updatePayment } from '@danji/contracts/shop/payment.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate } from '@danji/shell-sdk/router';
import { useLeave } from './use-leave.ts';

/**
 * Pays all orders of a checkout: opens the payment window, or the list of orders when points pay for everything. Resolves to
 * the error when it cannot; the same call can then be made again.
 */
export function usePay() {
  const navigate = useNavigate();
  const { isLeaving, leave } = useLeave();
  const { trigger: create, isRunning: isCreating } = useMutation(createPayment);
  const { trigger: choose, isRunning: isChoosing } = useMutation(updatePayment);
  return {
    isPaying: isCreating || isChoosing || isLeaving,
    pay: async (orderIds: readonly number[], method: PaymentMethod): Promise<ApiError | undefined> => {
      const made = await create({ body: { order_ids: [...orderIds] } });
      if (!made.ok) return made.error;
      const chosen = await choose({ body: { uuid: made.data.uuid, method } });
      if (!chosen.ok) return chosen.error;
      const { uuid, status, data } = chosen.data;
      if (status === PaymentStatus.NONE && data.window_path !== null) leave(data.window_path);
      else void navigate(`${webPaths.shopOrders}?${new URLSearchParams({ payment: uuid })}`);
      return undefined;
    },
  };
}
