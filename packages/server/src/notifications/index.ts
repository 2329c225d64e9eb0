import type { FastifyInstance } from 'fastify';

export async function registerNotifications(_app: FastifyInstance): Promise<void> {}
