import type { FastifyInstance } from 'fastify';

export async function registerWebHost(_app: FastifyInstance): Promise<void> {}
