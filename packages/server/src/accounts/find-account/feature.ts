import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerFindAccountRoutes } from './find-account.routes.ts';

/** A forgotten e-mail address or password. */
export const findAccount = defineFeature({
  name: 'find_account',
  routes: [registerFindAccountRoutes],
});
