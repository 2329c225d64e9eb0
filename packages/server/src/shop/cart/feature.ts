import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { cartPersonalData } from './personal-data.ts';

/** What members and guests want to buy. */
export const carts = defineFeature({
  name: 'carts',
  routes: [registerCartRoutes],
  personalData: cartPersonalData,
});
