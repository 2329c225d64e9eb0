import type { FastifyInstance } from 'fastify';

export async function registerStaffLog(_app: FastifyInstance): Promise<void> {}
