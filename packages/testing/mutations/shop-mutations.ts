import type { Mutation } from './mutation.ts';

const ORDERS = 'packages/server/test/shop/orders/orders.api.test.ts';
const PAYMENTS = 'packages/server/test/shop/payments/payments.api.test.ts';

export const SHOP_MUTATIONS: readonly Mutation[] = [
  {
    description: 'shop: units that were sold stay in the stock',
    file: 'packages/server/src/shop/products/stock-hold.repository.ts',
    find: ', stock = stock - ${units.quantity}',
    replace: '',
    test: PAYMENTS,
  },
  {
    description: 'shop: units that an order gives up stay held',
    file: 'packages/server/src/shop/products/stock-hold.service.ts',
    find: 'for (const hold of await listHolds(db, orderIds)) await removeReserved(db, hold);',
    replace: '',
    test: ORDERS,
  },
  {
    description: 'shop: an answer of the gateway counts without its signature',
    file: 'packages/server/src/shop/nicepay/nicepay-client.ts',
    find: 'if (!isSignedTransaction(raw))',
    replace: 'if (!raw)',
    test: 'packages/server/test/shop/nicepay/nicepay-client.unit.test.ts',
  },
  {
    description: 'shop: a result of the payment window counts without the signature of the gateway',
    file: 'packages/server/src/shop/payments/approve-payment.ts',
    find: 'client.isAuthSigned(result) &&',
    replace: '',
    test: PAYMENTS,
  },
  {
    description: 'shop: the money of a payment that came after the end of its orders is kept',
    file: 'packages/server/src/shop/payments/apply-transaction.ts',
    find: "if (outcome === 'paid') return;",
    replace: 'if (outcome) return;',
    test: PAYMENTS,
  },
  {
    description: 'shop: a buyer cancels without a request what is being prepared',
    file: 'packages/contracts/src/shop/order-moves.ts',
    find: "{ from: PREPARING, to: CANCEL_REQUEST, by: ['buyer', 'staff'] }",
    replace: "{ from: PREPARING, to: CANCELED, by: ['buyer'] }",
    test: 'packages/server/test/shop/payments/cancels.api.test.ts',
  },
  {
    description: 'shop: everybody reads secret questions',
    file: 'packages/server/src/shop/questions/question.presenter.ts',
    find: 'row.is_secret && !is_own',
    replace: 'false && !is_own',
    test: 'packages/server/test/shop/questions/questions.api.test.ts',
  },
];
