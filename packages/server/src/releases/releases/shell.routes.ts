import { listShells, selectShell } from '@danji/contracts/releases/shells.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { SHELL_COOKIE } from './shell-choice.ts';
import { findShell, listShellRows } from './shell.repository.ts';
import { setSignedCookie } from './signed-cookie.ts';

/** Long enough for a trial of an older shell. */
const CHOICE_SECONDS = 8 * 60 * 60;

/** Registers the calls for stored builds of the shell, for operators of type ADMIN and the release pipeline. */
export function shellRoutes(app: FastifyInstance): void {
  route(app, listShells, ({ db, query }) => listShellRows(db, query));

  route(app, selectShell, async ({ db, body: { shell }, reply, change }) => {
    if (shell !== null && !(await findShell(db, shell))) throw invalidField('shell', '보관하고 있지 않은 셸이에요.');
    setSignedCookie(reply, SHELL_COOKIE, shell ?? '', CHOICE_SECONDS);
    change.after = { shell };
    return { ok: true as const };
  });
}
