import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { defineHostCookie } from '../../platform/http/host-cookie.ts';
import { newNanoId } from '../../platform/ids.ts';
import { findSessionUser } from '../../accounts/sessions/index.ts';
import { isBot } from '../../site/visits/index.ts';
import { isAllowedTarget, isDevelopmentTarget, readOverrides, type Override } from './override.ts';
import { isPipeline } from './release-token.ts';
import { readSignedCookie } from './signed-cookie.ts';

/** A visit of a page, with what decides which releases it gets. */
export type Visit = {
  visitor: Principal | null;
  /** The id of the browser, for shares of visitors; a visitor without one gets the active releases. */
  id: string | undefined;
  override: Override[];
};

const cookie = defineHostCookie('danji-visitor');
/** The maximum that browsers allow. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Finds the account that opens a page or a file: the bearer of a token or, since pages and scripts carry none, the
 * owner of the refresh cookie.
 */
export async function findVisitor(db: Db, request: FastifyRequest): Promise<Principal | null> {
  const { clock } = request.server.platform;
  return request.principal ?? (await findSessionUser(db, request, clock.now())) ?? null;
}

/**
 * Finds the visitor of a page, with the id of their browser and, for operators and the release pipeline, their
 * overrides.
 */
export async function findVisit(db: Db, request: FastifyRequest): Promise<Visit> {
  const visitor = await findVisitor(db, request);
  return {
    visitor,
    id: isPipeline(visitor) ? undefined : findBrowserId(request),
    override: isStaff(visitor) ? findOverride(request) : [],
  };
}

/** Returns the overrides in this browser's cookie, without origins that are no longer allowed. */
export function findOverride(request: FastifyRequest): Override[] {
  const { overrideOrigins } = request.server.platform.config;
  return readOverrides(readSignedCookie(request, 'danji-override')).filter(
    ({ target }) => !isDevelopmentTarget(target) || isAllowedTarget(target, overrideOrigins),
  );
}

const isBrowserId = (id: string | undefined): id is string => id !== undefined && /^[\w-]{21}$/.test(id);

/** Returns the id of the browser. Under the former name of the cookie it is as good: it proves nothing. */
export const findBrowserId = (request: FastifyRequest): string | undefined =>
  [cookie.read(request), cookie.readFormer(request)].find(isBrowserId);

/**
 * Gives a browser without an id one at its first page. Programs that fetch pages store no cookies, and each fetch would
 * draw anew: they get the active releases.
 */
export function ensureBrowserId(request: FastifyRequest, reply: FastifyReply, visit: Visit): Visit {
  const hasCookie = visit.id !== undefined && visit.id === cookie.read(request);
  if (hasCookie || isPipeline(visit.visitor) || isBot(request.headers['user-agent'])) return visit;
  const id = visit.id ?? newNanoId();
  cookie.set(reply, id, COOKIE_SECONDS);
  return { ...visit, id };
}
