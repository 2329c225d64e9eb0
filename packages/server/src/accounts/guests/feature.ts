import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerGuestRoutes } from './guest.routes.ts';

/** Guests: visitors with an account that nobody else can sign in to. */
export const guests = defineFeature({
  name: 'guests',
  routes: [registerGuestRoutes],
});
