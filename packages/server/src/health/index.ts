import type { FastifyInstance } from 'fastify';

export async function registerHealth(_app: FastifyInstance): Promise<void> {}
