import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUpDeliveries } from './clean-up.job.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { deliveryPersonalData } from './personal-data.ts';
import { sendDeliveries } from './send-deliveries.job.ts';
import { registerStaffDeliveryRoutes } from './staff-delivery.routes.ts';

/** Notifications by channels outside of the app, by the choice of each person (ADR 0176). */
export const deliveries = defineFeature({
  name: 'deliveries',
  routes: [registerDeliveryRoutes, registerStaffDeliveryRoutes],
  jobs: [sendDeliveries, cleanUpDeliveries],
  personalData: deliveryPersonalData,
});
