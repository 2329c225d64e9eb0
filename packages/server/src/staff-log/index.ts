import type { FastifyInstance } from 'fastify';
import { staffLogRoutes } from './staff-log.routes.ts';

/** What operators changed. Rows are written by `route()`, in the transaction of the change. */
export async function registerStaffLog(app: FastifyInstance): Promise<void> {
  staffLogRoutes(app);
}
