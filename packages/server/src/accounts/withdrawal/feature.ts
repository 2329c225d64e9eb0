import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';

/** The end of an account by its owner. */
export const withdrawal = defineFeature({
  name: 'withdrawal',
  routes: [registerWithdrawalRoutes],
});
