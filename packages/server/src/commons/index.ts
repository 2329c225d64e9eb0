import type { FastifyInstance } from 'fastify';

export async function registerCommons(_app: FastifyInstance): Promise<void> {}
