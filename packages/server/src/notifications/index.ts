import type { FastifyInstance } from 'fastify';

export { notify } from './notification.service.ts';

/** Notifications of accounts, and operators' broadcasts. */
export async function registerNotifications(_app: FastifyInstance): Promise<void> {}
