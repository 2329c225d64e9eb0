import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerProductSheetRoutes } from './product-sheet.routes.ts';

/** Products that operators upload as a sheet. */
export const productSheets = defineFeature({ name: 'product_sheets', routes: [registerProductSheetRoutes] });
