import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { fileUses } from '../../site/files/index.ts';
import { seedDemoProducts } from './demo-products.ts';
import { publicProducts } from './product-list.repository.ts';
import { productPersonalData } from './personal-data.ts';
import { PRODUCT_FILE_USE } from './product-files.ts';
import { registerProductRoutes } from './product.routes.ts';
import { registerStaffProductRoutes } from './product-staff.routes.ts';

/** Products of the shop with their pictures, options and stock (SPEC §3). */
export const products = defineFeature({
  name: 'products',
  routes: [registerProductRoutes, registerStaffProductRoutes],
  personalData: productPersonalData,
  demo: { name: 'products', order: 68, seed: seedDemoProducts },
  contributions: [
    contribute(fileUses, PRODUCT_FILE_USE, 'public'),
    contribute(publicRecords, 'products', publicProducts),
  ],
});
