import type { FastifyRequest } from 'fastify';
import { isStaff } from '../../platform/http/principal.ts';
import { readSignedCookie } from './signed-cookie.ts';
import { findVisitor } from './visitor.ts';

export const SHELL_COOKIE = 'danji-shell';

/**
 * Returns the stored shell that an operator or the release pipeline chose for this browser; other visitors have no
 * choice.
 */
export async function readShellChoice(request: FastifyRequest): Promise<string | undefined> {
  const chosen = readSignedCookie(request, SHELL_COOKIE);
  return chosen !== '' && isStaff(await findVisitor(request.server.platform.db, request)) ? chosen : undefined;
}
