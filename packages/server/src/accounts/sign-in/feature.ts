import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';

/** Sign-in with a password. */
export const signIn = defineFeature({
  name: 'sign_in',
  routes: [registerSignInRoutes],
});
