import { type FieldErrors, useRecordForm } from '@danji/app-kit/forms';
import { formatWon } from '@danji/contracts/format/number';
import type { OrderQuote, SentOrder } from '@danji/contracts/shop/order';
import { createOrders } from '@danji/contracts/shop/order.endpoints';
import { isPayableRest, LEAST_CARD_AMOUNT } from '@danji/contracts/shop/order-rules';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { useSession } from '@danji/shell-sdk';
import type { Method } from '../shared/payment/method-field.tsx';
import { usePay } from '../shared/payment/use-pay.ts';
import type { Selection } from '../shared/selection.ts';
import { listBought } from './use-checkout.ts';

export type CheckoutValues = {
  customer_name: string;
  customer_tel: string;
  customer_email: string;
  /** To the shop. */
  customer_message: string;
  /** To the carrier. */
  message: string;
  point: number;
  method: Method;
  isAgreed: boolean;
};

/** Returns the amount left to be paid; points count no more than the amount. */
export const toRest = ({ total }: OrderQuote, point: number): number => Math.max(0, total - point);

function toSelection(selection: Selection, quote: OrderQuote): Pick<SentOrder, 'cart_lines' | 'product'> {
  const bought = listBought(quote);
  if ('product' in selection) return { product: { ...selection.product, amount: bought[0]?.amount ?? 0 } };
  return { cart_lines: bought.flatMap(({ id, amount }) => (id === null ? [] : [{ id, amount }])) };
}

const toPlace = (address: UserAddress | undefined) => ({
  delivery_name: address?.name ?? '',
  delivery_tel: address?.tel ?? '',
  delivery_address_code: address?.address_code ?? '',
  delivery_address: [address?.address1, address?.address2].filter(Boolean).join(', '),
});

function checkPoint(quote: OrderQuote, point: number, isPointsOnly: boolean): string | undefined {
  if (point > quote.usable_points) return '쓸 수 있는 포인트보다 많아요.';
  if (isPointsOnly && toRest(quote, point) > 0) return '지금은 금액 전부를 포인트로 내야 주문할 수 있어요.';
  return isPayableRest(toRest(quote, point))
    ? undefined
    : `포인트를 쓰고 남은 금액은 0원이거나 ${formatWon(LEAST_CARD_AMOUNT)} 이상이어야 해요.`;
}

type CheckoutForm = {
  selection: Selection;
  quote: OrderQuote;
  address: UserAddress | undefined;
  isPointsOnly: boolean;
  /** Reads prices and stock again, because the server has refused them. */
  refresh: () => Promise<void>;
};

/** Orders what is chosen and pays it. What was typed stays when one of the two is refused, and the same button tries again. */
export function useCheckoutForm({ selection, quote, address, isPointsOnly, refresh }: CheckoutForm) {
  const { user } = useSession();
  const { pay, isPaying } = usePay();
  const initial: CheckoutValues = {
    customer_name: user?.name ?? '',
    customer_tel: user?.tel ?? '',
    customer_email: user?.email ?? '',
    customer_message: '',
    message: address?.message ?? '',
    point: 0,
    method: 'card',
    isAgreed: false,
  };
  const form = useRecordForm({
    call: createOrders,
    initial,
    toInput: ({ message, method: _method, isAgreed: _agreed, ...values }) => ({
      body: {
        ...values,
        ...toSelection(selection, quote),
        ...toPlace(address),
        customer_address: '',
        delivery_message: message,
        payment_price: toRest(quote, values.point),
      },
    }),
    wireNames: { message: 'delivery_message' },
    validate: ({ customer_name: name, customer_tel: tel, point, isAgreed }): FieldErrors<CheckoutValues> => {
      const pointError = checkPoint(quote, point, isPointsOnly);
      return {
        ...(name.trim() === '' && { customer_name: '주문하는 분을 입력해 주세요.' }),
        ...(tel === '' && { customer_tel: '연락처를 입력해 주세요.' }),
        ...(pointError && { point: pointError }),
        ...(!isAgreed && { isAgreed: '주문 내용을 확인하고 동의해 주세요.' }),
      };
    },
    onSaved: async (orders, { method }) => {
      const price = orders.reduce((sum, { payment_price }) => sum + payment_price, 0);
      return pay(
        orders.map(({ id }) => id),
        price === 0 ? 'point' : method,
      );
    },
    onRefused: ({ code }) => {
      if (code === 'conflict' || code === 'insufficient_points') void refresh();
    },
  });
  return { form, isBusy: form.isRunning || isPaying };
}
