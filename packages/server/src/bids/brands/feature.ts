import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { publicBrands } from './brand.repository.ts';
import { registerBrandRoutes } from './brand.routes.ts';

/** The public profiles of brands. */
export const brands = defineFeature({
  name: 'brands',
  routes: [registerBrandRoutes],
  contributions: [contribute(publicRecords, 'brands', publicBrands)],
});
