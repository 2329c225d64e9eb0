import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerSignUpRoutes } from './sign-up.routes.ts';

/** Sign-up with an e-mail address. */
export const signUp = defineFeature({
  name: 'sign_up',
  routes: [registerSignUpRoutes],
});
