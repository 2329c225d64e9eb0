import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerBrandRoutes } from './brand.routes.ts';

/** What others see of brands. */
export const brands = defineFeature({ name: 'brands', routes: [registerBrandRoutes] });
