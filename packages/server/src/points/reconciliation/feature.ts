import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { checkPoints } from './check-points.ts';
import { findLatestCheck } from './check.repository.ts';
import { registerPointCheckRoutes } from './check.routes.ts';

/** Every night, when few people are there. */
export const checkPointsNightly = defineJob('points.check', checkPoints, { cron: '40 3 * * *' });

/** The reconciliation of the ledger: its runs, and what they found. */
export const pointReconciliation = defineFeature({
  name: 'point_reconciliation',
  open: ({ platform }: FastifyInstance) => platform,
  routes: [registerPointCheckRoutes],
  jobs: [checkPointsNightly],
  // The demo begins with a proof of its own entries.
  demo: {
    name: 'point_check',
    order: 99,
    seed: async (db, _, platform) => void (await checkPoints({ ...platform, db })),
  },
  gauges: { point_differences: async ({ db }) => (await findLatestCheck(db))?.differences ?? 0 },
});
