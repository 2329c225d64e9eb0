import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses } from '../../site/files/index.ts';
import { seedDemoOrders } from './demo-orders.ts';
import { confirmOrders, endHolds } from './jobs.ts';
import { registerOrderRoutes } from './order.routes.ts';
import { registerStaffOrderRoutes } from './order-staff.routes.ts';
import { orderPersonalData } from './personal-data.ts';
import { mayReadReturnFile, RETURN_FILE_USE } from './return.repository.ts';
import { registerPhoneOrderRoutes } from './phone-order.routes.ts';
import { registerReturnRoutes } from './return.routes.ts';
import { registerStaffReturnRoutes } from './return-staff.routes.ts';

/** Orders of members, from the checkout to the confirmation (SPEC §3, FACTS §10.1). */
export const shopOrders = defineFeature({
  name: 'shop_orders',
  routes: [
    registerOrderRoutes,
    registerStaffOrderRoutes,
    registerPhoneOrderRoutes,
    registerReturnRoutes,
    registerStaffReturnRoutes,
  ],
  jobs: [endHolds, confirmOrders],
  personalData: orderPersonalData,
  contributions: [contribute(fileUses, RETURN_FILE_USE, mayReadReturnFile)],
  // After the points of the demo, whose history is in the order of its time.
  demo: { name: 'orders', order: 97, seed: seedDemoOrders },
});
