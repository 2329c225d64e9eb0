import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoPointSet } from './demo-points.ts';
import { pointPersonalData } from './personal-data.ts';
import { sumDaysNightly } from './point-days.ts';
import { registerPointHistoryRoutes } from './point-history.routes.ts';
import { registerPointSetRoutes } from './point-set.routes.ts';
import { registerStatisticsRoutes } from './statistics.routes.ts';
import { registerWalletRoutes } from './wallet.routes.ts';

/** The ledger of points: entries, holds and balances. */
export const pointLedger = defineFeature({
  name: 'point_ledger',
  routes: [registerWalletRoutes, registerPointHistoryRoutes, registerPointSetRoutes, registerStatisticsRoutes],
  jobs: [sumDaysNightly],
  personalData: pointPersonalData,
  demo: { name: 'points', order: 85, seed: seedDemoPointSet },
});
