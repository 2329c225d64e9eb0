import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerSecondFactorRoutes } from './second-factor.routes.ts';

/** The second factor of operators. */
export const secondFactor = defineFeature({
  name: 'second_factor',
  routes: [registerSecondFactorRoutes],
  personalData: {
    kept: [
      {
        columns: ['second_factor.secret', 'recovery_code.code_hash'],
        because: 'Only operators have a second factor, and their accounts are not erased.',
      },
    ],
  },
});
