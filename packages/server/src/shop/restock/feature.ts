import { defineFeature } from '../../platform/features/define-feature.ts';
import { restockPersonalData } from './personal-data.ts';
import { registerRestockRoutes } from './restock.routes.ts';

/** Notices of products that can be bought again. */
export const productRestocks = defineFeature({
  name: 'product_restocks',
  routes: [registerRestockRoutes],
  personalData: restockPersonalData,
});
