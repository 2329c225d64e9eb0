import { defineFeature } from '../../platform/features/define-feature.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { createNicepayClient, type NicepayClient } from '../nicepay/index.ts';
import { checkPayments } from './check-payments.ts';
import { registerPaymentCheckRoutes } from './check.routes.ts';

/** Opens the gateway. Without one only points pay, and the ledger of points has a proof of its own. */
const openClient = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): NicepayClient | undefined =>
  config.nicepay && createNicepayClient({ ...config.nicepay, clock });

/** Every night, when few people are there and the outcome of every payment of the day before is known. */
export const checkPaymentsNightly = defineJob(
  'shop.check_payments',
  async ({ shared: client, ...run }: JobRun<object, NicepayClient | undefined>) => {
    if (client) await checkPayments({ ...run, client });
  },
  { cron: '10 4 * * *' },
);

/** The comparison of payments with the books of the gateway, and what it found. */
export const paymentChecks = defineFeature({
  name: 'payment_checks',
  open: ({ platform }) => openClient(platform),
  routes: [registerPaymentCheckRoutes],
  jobs: [checkPaymentsNightly],
  // The demo begins with the comparisons of its own days: its payments are of points alone, and nothing is looked up.
  demo: {
    name: 'payment_checks',
    order: 99,
    seed: async (db, _, platform) => {
      const client = openClient(platform);
      if (client) await checkPayments({ ...platform, db, client });
    },
  },
});
