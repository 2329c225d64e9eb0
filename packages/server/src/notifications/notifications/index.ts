import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerDelivery } from './deliver.ts';
import { notificationRoutes } from './notification.routes.ts';
import { notificationPersonalData } from './personal-data.ts';

export { hideNameInNotifications } from './notification.repository.ts';
export { listAdmins } from './list-admins.ts';
export { notify } from './notify.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(app: FastifyInstance): Promise<void> {
  notificationRoutes(app);
  registerDelivery(app.platform);
  registerCleanUp(app.platform);
  registerPersonalData(app.platform, 'notifications', notificationPersonalData);
}
