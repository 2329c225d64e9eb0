import type { HttpMethod } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { getOwn } from '@danji/contracts/get-own';
import {
  isPreloadable,
  resolvePreload,
  type PageLocation,
  type PagePreload,
} from '@danji/contracts/releases/page-preloads';
import type { FastifyRequest } from 'fastify';

/** A call that the web host makes for a page. */
export type PageCall = { method: HttpMethod; path: string; query: Record<string, string> };

const PRELOADABLE = new Map(ENDPOINTS.filter(isPreloadable).map((endpoint) => [endpoint.id, endpoint]));

/** Finds a call that a page can make by its id. */
export const findPageEndpoint = (id: string) => PRELOADABLE.get(id);

/** Resolves a declared call at a location; none when a page cannot make it, or when it does not apply there. */
export function toPageCall(
  declared: Pick<PagePreload, 'call' | 'params' | 'query' | 'where'>,
  location: PageLocation,
): PageCall | undefined {
  const { method, path } = findPageEndpoint(declared.call) ?? {};
  const filled = resolvePreload(declared, location);
  if (!method || !path || !filled) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Only ids are allowed. Any other text could form another path, and `new` does not exist yet.
  if (!names.every((name) => /^(?!new$)[\w-][\w.-]{0,79}$/.test(getOwn(filled.params, name) ?? ''))) return undefined;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => getOwn(filled.params, name) ?? ''),
    query: filled.query,
  };
}

const inject = (request: FastifyRequest, { method, path, query }: PageCall, token: string | undefined) =>
  request.server.inject({
    method,
    url: path,
    query,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-danji-client': 'web',
      'user-agent': request.headers['user-agent'] ?? '',
    },
    remoteAddress: request.ip,
    ...(method !== 'GET' && { payload: {} }),
  });

/** The calls that a page has made without an account: its preview and its data are often the same call. */
const visitorCalls = new WeakMap<FastifyRequest, Map<string, ReturnType<typeof inject>>>();

/**
 * Makes a call through the same routes as the app, with the same rules and responses, and counted as the visitor's.
 * `token` is a member's; without it nobody is signed in, and a page makes the same call once.
 */
export function makePageCall(request: FastifyRequest, call: PageCall, token?: string): ReturnType<typeof inject> {
  if (token !== undefined) return inject(request, call, token);
  const calls = visitorCalls.get(request) ?? new Map<string, ReturnType<typeof inject>>();
  visitorCalls.set(request, calls);
  const key = `${call.method} ${call.path}?${new URLSearchParams(Object.entries(call.query).toSorted())}`;
  const made = calls.get(key) ?? inject(request, call, undefined);
  calls.set(key, made);
  return made;
}
