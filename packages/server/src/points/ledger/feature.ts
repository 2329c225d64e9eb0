import { defineFeature } from '../../platform/features/define-feature.ts';
import { pointPersonalData } from './personal-data.ts';
import { registerWalletRoutes } from './wallet.routes.ts';

/** The ledger of points: entries, holds and balances. */
export const pointLedger = defineFeature({
  name: 'point_ledger',
  routes: [registerWalletRoutes],
  personalData: pointPersonalData,
});
