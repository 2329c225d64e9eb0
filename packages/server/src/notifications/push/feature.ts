import { defineFeature } from '../../platform/features/define-feature.ts';
import { notificationSenders } from '../deliveries/index.ts';
import { pushPersonalData } from './personal-data.ts';
import { createPushSender } from './push-sender.ts';
import { registerPushRoutes } from './push.routes.ts';

/** Notifications by web push, where the VAPID keys are set (ADR 0178). */
export const push = defineFeature({
  name: 'push',
  open: (app) => {
    const { config, contributions, db, clock, log } = app.platform;
    if (config.push) contributions.add(notificationSenders, 'push', createPushSender({ ...config.push, db, clock }));
    else log.info('no notification is pushed to browsers: VAPID_PUBLIC_KEY is not set');
  },
  routes: [registerPushRoutes],
  personalData: pushPersonalData,
});
