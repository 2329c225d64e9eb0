import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerBroadcasts } from './broadcast.ts';
import { registerCleanUp } from './clean-up.ts';
import { notificationRoutes } from './notification.routes.ts';
import { registerMemberBroadcasts } from './notify-all-members.ts';
import { notificationPersonalData } from './personal-data.ts';

export { hideNameInNotifications } from './notification.repository.ts';
export { listAdmins } from './list-admins.ts';
export { notify } from './notification.service.ts';
export { type MemberMessage, notifyAllMembers } from './notify-all-members.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(app: FastifyInstance): Promise<void> {
  notificationRoutes(app);
  registerBroadcasts(app.platform);
  registerMemberBroadcasts(app.platform);
  registerCleanUp(app.platform);
  registerPersonalData(app.platform, 'notifications', notificationPersonalData);
}
