import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../platform/database/open-database.ts';
import { isStaff, type Principal } from '../platform/http/principal.ts';
import { newNanoId } from '../platform/ids.ts';
import { findSessionUser } from '../users/index.ts';
import { isBot } from '../visits/index.ts';
import { isAllowedOrigin, isOrigin, readOverrides, type Override } from './override.ts';
import { isPipeline } from './release-token.ts';
import { readSignedCookie } from './signed-cookie.ts';

/** Somebody who opens a page, and what decides which releases they get. */
export type Visit = {
  visitor: Principal | null;
  /** Of the browser, for shares of visitors; without one the visitor gets what everybody gets. */
  id: string | undefined;
  override: Override[];
};

const COOKIE = 'danji-visitor';
/** Browsers keep none longer. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Who opens a page or a file: the bearer of a token or, since pages and scripts carry none, the owner of the refresh cookie. */
export async function findVisitor(db: Db, request: FastifyRequest): Promise<Principal | null> {
  const { clock } = request.server.platform;
  return request.principal ?? (await findSessionUser(db, request.headers.cookie, clock.now())) ?? null;
}

/** Who opens a page, with the id of their browser and, for operators and the release pipeline, what they override. */
export async function findVisit(db: Db, request: FastifyRequest): Promise<Visit> {
  const visitor = await findVisitor(db, request);
  return {
    visitor,
    id: isPipeline(visitor) ? undefined : findBrowserId(request),
    override: isStaff(visitor) ? findOverride(request) : [],
  };
}

/** The override in this browser's cookie, without origins that are not allowed any more. */
export function findOverride(request: FastifyRequest): Override[] {
  const { overrideOrigins } = request.server.platform.config;
  return readOverrides(readSignedCookie(request, 'danji-override')).filter(
    ({ target }) => !isOrigin(target) || isAllowedOrigin(target, overrideOrigins),
  );
}

function findBrowserId(request: FastifyRequest): string | undefined {
  const id = request.cookies[COOKIE];
  return id !== undefined && /^[\w-]{21}$/.test(id) ? id : undefined;
}

/** Gives a browser that has none an id at its first page. Programs that fetch pages keep no cookies, and each fetch would draw anew: they get what everybody gets. */
export function keepBrowserId(request: FastifyRequest, reply: FastifyReply, visit: Visit): Visit {
  if (visit.id !== undefined || isPipeline(visit.visitor) || isBot(request.headers['user-agent'])) return visit;
  const { production, webOrigin } = request.server.platform.config;
  const id = newNanoId();
  void reply.setCookie(COOKIE, id, {
    path: '/',
    httpOnly: true,
    secure: production || webOrigin.startsWith('https:'),
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
  });
  return { ...visit, id };
}
