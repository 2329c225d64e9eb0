import type { FastifyInstance } from 'fastify';

export async function registerReleases(_app: FastifyInstance): Promise<void> {}
