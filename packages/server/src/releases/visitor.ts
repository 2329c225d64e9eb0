import type { FastifyRequest } from 'fastify';
import type { Principal } from '../platform/http/principal.ts';

/** Who opens a page or a file: the bearer of a token. A script or a page carries none. */
export const findVisitor = async (request: FastifyRequest): Promise<Principal | null> => request.principal;
