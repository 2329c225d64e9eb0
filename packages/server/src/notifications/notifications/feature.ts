import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUp } from './clean-up.ts';
import { deliverNotifications } from './deliver.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationPersonalData } from './personal-data.ts';

/** Notifications of accounts, and operators’ broadcasts. */
export const notifications = defineFeature({
  name: 'notifications',
  routes: [notificationRoutes],
  jobs: [deliverNotifications, cleanUp],
  personalData: notificationPersonalData,
});
