import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { cartPersonalData } from './personal-data.ts';

/** The carts of members and guests. */
export const carts = defineFeature({
  name: 'carts',
  routes: [registerCartRoutes],
  personalData: cartPersonalData,
});
