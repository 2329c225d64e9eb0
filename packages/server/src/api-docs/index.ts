import type { FastifyInstance } from 'fastify';

export async function registerApiDocs(_app: FastifyInstance): Promise<void> {}
