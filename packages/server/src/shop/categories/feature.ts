import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCategoryRoutes } from './category.routes.ts';

/** Categories of the shop, a table of operators (DECISIONS, Shop). */
export const shopCategories = defineFeature({
  name: 'shop_categories',
  routes: [registerCategoryRoutes],
  personalData: { kept: [{ columns: ['shop_category.name'], because: 'Names of our staff for kinds of products.' }] },
});
