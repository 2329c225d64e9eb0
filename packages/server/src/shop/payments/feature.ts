import { randomBytes } from 'node:crypto';
import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { createNicepayClient } from '../nicepay/index.ts';
import { demoPayments, orderExchanges, orderRefunds, unpaidCancels } from '../orders/index.ts';
import { findPaidPayment, isByAccount } from './by-account.ts';
import { payDemo } from './demo-payments.ts';
import { endAccounts } from './end-accounts.ts';
import { registerGatewayRoutes } from './gateway.routes.ts';
import { registerPaymentRoutes } from './payment.routes.ts';
import type { PaymentRun } from './payment-run.ts';
import { movePart } from './payment.repository.ts';
import { paymentPersonalData } from './personal-data.ts';
import { refundOrder } from './refund.service.ts';
import { settlePayments } from './settle.job.ts';
import { registerStaffPaymentRoutes } from './staff-payment.routes.ts';

/** Without a gateway nothing is asked, and nobody can sign what would be taken for its messages. */
const toOff = () => ({ apiUrl: 'http://127.0.0.1:9', clientId: 'off', secretKey: randomBytes(32).toString('hex') });

/** Payments of orders by NICEPAY (FACTS §2, §10.2). */
export const payments = defineFeature({
  name: 'payments',
  open: ({ platform }): PaymentRun => {
    const { config, clock, log } = platform;
    if (!config.nicepay) log.warn('NICEPAY_CLIENT_ID is not set: the shop takes points only');
    return { ...platform, client: createNicepayClient({ ...(config.nicepay ?? toOff()), clock }) };
  },
  routes: [registerPaymentRoutes, registerStaffPaymentRoutes, registerGatewayRoutes],
  jobs: [settlePayments],
  personalData: paymentPersonalData,
  contributions: [
    contribute(unpaidCancels, 'payments', endAccounts),
    contribute(demoPayments, 'payments', payDemo),
    contribute(orderExchanges, 'payments', movePart),
    contribute(orderRefunds, 'payments', {
      giveBack: ({ keyRing }, db, refund) => refundOrder(db, { ...refund, keyRing }),
      isByAccount: async (db, orderId, amount) => {
        const payment = await findPaidPayment(db, orderId);
        return payment !== undefined && isByAccount(db, payment, amount);
      },
    }),
  ],
});
