import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { staffLogRoutes } from './staff-log.routes.ts';
import { staffLogPersonalData } from './personal-data.ts';

/** The log of operators' changes. `route()` writes its rows in the transaction of the change. */
export async function registerStaffLog(app: FastifyInstance): Promise<void> {
  staffLogRoutes(app);
  registerPersonalData(app.platform, 'staff_log', staffLogPersonalData);
}
