import { defineFeature } from '../../platform/features/define-feature.ts';
import { staffLogPersonalData } from './personal-data.ts';
import { staffLogRoutes } from './staff-log.routes.ts';

/** The log of operators’ changes. `route()` writes its rows in the transaction of the change. */
export const staffLog = defineFeature({
  name: 'staff_log',
  routes: [staffLogRoutes],
  personalData: staffLogPersonalData,
});
