import type { FastifyInstance } from 'fastify';

export async function registerUsers(_app: FastifyInstance): Promise<void> {}
