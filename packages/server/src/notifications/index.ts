import type { FastifyInstance } from 'fastify';
import { handleBroadcasts } from './broadcast.ts';
import { handleCleanUp } from './clean-up.ts';
import { notificationRoutes } from './notification.routes.ts';
import { handleTellings } from './tell-members.ts';

export { notify } from './notification.service.ts';
export { type MemberMessage, tellMembers } from './tell-members.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(app: FastifyInstance): Promise<void> {
  notificationRoutes(app);
  handleBroadcasts(app.platform);
  handleTellings(app.platform);
  handleCleanUp(app.platform);
}
