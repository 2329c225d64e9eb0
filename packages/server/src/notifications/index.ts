import type { FastifyInstance } from 'fastify';
import { registerBroadcasts } from './broadcast.ts';
import { registerCleanUp } from './clean-up.ts';
import { notificationRoutes } from './notification.routes.ts';
import { registerMemberBroadcasts } from './notify-all-members.ts';

export { listAdmins } from './list-admins.ts';
export { notify } from './notification.service.ts';
export { type MemberMessage, notifyAllMembers } from './notify-all-members.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(app: FastifyInstance): Promise<void> {
  notificationRoutes(app);
  registerBroadcasts(app.platform);
  registerMemberBroadcasts(app.platform);
  registerCleanUp(app.platform);
}
