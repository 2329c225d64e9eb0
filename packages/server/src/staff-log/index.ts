import type { FastifyInstance } from 'fastify';
import { staffLogRoutes } from './staff-log.routes.ts';

/** The log of operators' changes. `route()` writes its rows in the transaction of the change. */
export async function registerStaffLog(app: FastifyInstance): Promise<void> {
  staffLogRoutes(app);
}
