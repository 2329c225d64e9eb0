import type { FastifyRequest } from 'fastify';
import { isStaff } from '../platform/http/principal.ts';
import { readSignedCookie } from './signed-cookie.ts';
import { findVisitor } from './visitor.ts';

export const SHELL_COOKIE = 'danji-shell';

/** The kept shell that an operator or the release pipeline chose for this browser; nobody else has a choice. */
export async function readShellChoice(request: FastifyRequest): Promise<string | undefined> {
  const chosen = readSignedCookie(request, SHELL_COOKIE);
  return chosen !== '' && isStaff(await findVisitor(request.server.platform.db, request)) ? chosen : undefined;
}
