import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerPasswordRoutes } from './password.routes.ts';

/** The rules of passwords, and the change of one’s own. */
export const passwords = defineFeature({
  name: 'passwords',
  routes: [registerPasswordRoutes],
});
