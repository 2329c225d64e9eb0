import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerProfileRoutes } from './profile.routes.ts';

/** One’s own profile. */
export const profile = defineFeature({
  name: 'profile',
  routes: [registerProfileRoutes],
});
