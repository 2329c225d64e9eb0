import type { FastifyRequest } from 'fastify';
import type { Principal } from '../platform/http/principal.ts';
import { findSessionUser } from '../users/index.ts';

/** Who opens a page or a file: the bearer of a token or, since pages and scripts carry none, the owner of the refresh cookie. */
export async function findVisitor(request: FastifyRequest): Promise<Principal | null> {
  const { db, clock } = request.server.platform;
  return request.principal ?? (await findSessionUser(db, request.headers.cookie, clock.now())) ?? null;
}
