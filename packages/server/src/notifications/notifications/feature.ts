import { defineFeature } from '../../platform/features/define-feature.ts';
import type { FastifyInstance } from 'fastify';
import { cleanUp } from './clean-up.ts';
import { deliverNotifications, type Deliveries } from './deliver.ts';
import { notificationRoutes } from './notification.routes.ts';
import { readOutbox } from './outbox.ts';
import { notificationPersonalData } from './personal-data.ts';

/** Notifications of accounts, and operators’ broadcasts. */
export const notifications = defineFeature({
  name: 'notifications',
  open: ({ platform }: FastifyInstance): Deliveries => ({ platform, failed: 0 }),
  routes: [notificationRoutes],
  jobs: [deliverNotifications, cleanUp],
  personalData: notificationPersonalData,
  gauges: {
    notifications_waiting: async ({ platform: { db, clock } }) => (await readOutbox(db, clock.now())).waiting,
    notifications_oldest_seconds: async ({ platform: { db, clock } }) =>
      (await readOutbox(db, clock.now())).oldestSeconds,
    notifications_failed: ({ failed }) => failed,
  },
});
