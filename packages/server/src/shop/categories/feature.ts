import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCategoryRoutes } from './category.routes.ts';

/** Categories of the shop, a table of operators (DECISIONS, Shop). */
export const shopCategories = defineFeature({ name: 'shop_categories', routes: [registerCategoryRoutes] });
