import { defineFeature } from '../../platform/features/define-feature.ts';
import { wishPersonalData } from './personal-data.ts';
import { registerWishRoutes } from './wish.routes.ts';

/** Products that members want to find again. */
export const productWishes = defineFeature({
  name: 'product_wishes',
  routes: [registerWishRoutes],
  personalData: wishPersonalData,
});
