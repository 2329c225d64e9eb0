import { defineFeature } from '../../platform/features/define-feature.ts';
import { sendBroadcast } from './broadcast.ts';
import { cleanUp } from './clean-up.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notifyAllMembersJob } from './notify-all-members.ts';
import { notificationPersonalData } from './personal-data.ts';

/** Notifications of accounts, and operators’ broadcasts. */
export const notifications = defineFeature({
  name: 'notifications',
  routes: [notificationRoutes],
  jobs: [sendBroadcast, notifyAllMembersJob, cleanUp],
  personalData: notificationPersonalData,
});
