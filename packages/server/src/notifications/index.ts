import type { FastifyInstance } from 'fastify';
import { handleBroadcasts } from './broadcast.ts';
import { handleCleanUp } from './clean-up.ts';
import { notificationRoutes } from './notification.routes.ts';

export { writeBroadcast } from './broadcast.ts';
export { notify } from './notification.service.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(app: FastifyInstance): Promise<void> {
  notificationRoutes(app);
  handleBroadcasts(app.platform);
  handleCleanUp(app.platform);
}
