import type { FastifyInstance } from 'fastify';

export async function registerApartments(_app: FastifyInstance): Promise<void> {}
