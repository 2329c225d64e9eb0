import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerActing } from './acting.routes.ts';

/** Operators who act as a user for support. */
export const acting = defineFeature({
  name: 'acting',
  routes: [registerActing],
});
