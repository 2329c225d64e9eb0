import { getOwn } from '@danji/contracts/get-own';
import { toBusinessDate } from '@danji/contracts/format/date';
import {
  MAX_PAGE_PRELOADS,
  type PageLocation,
  type PagePreload,
  type PagePreloads,
} from '@danji/contracts/releases/page-preloads';
import type { Registry } from '@danji/contracts/releases/release';
import type { FastifyRequest } from 'fastify';
import { signAccessToken } from '../../platform/http/access-token.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { matchAddress } from './addresses.ts';
import { isForVisitor } from '../../platform/http/policy.ts';
import { toPageUrl } from './page-address.ts';
import { makePageCall, toPageCall, type PageCall } from './page-call.ts';
import type { PageVisit } from './page-visit.ts';
import type { findPageReleases } from './page-releases.ts';
import type { PreloadedResponse } from './server-rendered-pages.ts';

/** Larger responses are fetched by the app, beside the scripts instead of before them. */
const MAX_CHARACTERS = 60_000;

type Call = PageCall & { pictures: readonly string[] };

const isForUser = ({ audience }: PagePreload, user: Principal | null): boolean =>
  audience === undefined || isForVisitor(audience, user);

/**
 * Lists the preloads of the screen at an address, of those declared for addresses and for `extra` places. `screens` are
 * all addresses of the app: the literal one of a screen without preloads is no record of another.
 */
function listPreloads(
  reads: PagePreloads = {},
  path: string,
  extra: readonly string[],
  screens: readonly string[] = [],
): { preload: PagePreload; params: PageLocation['params'] }[] {
  const screen = matchAddress([...Object.keys(reads), ...screens], path);
  return [
    ...(screen ? (reads[screen.pattern] ?? []).map((preload) => ({ preload, params: screen.params })) : []),
    ...extra.flatMap((location) => (getOwn(reads, location) ?? []).map((preload) => ({ preload, params: {} }))),
  ];
}

/** The calls of the numbers in the header, which remotes contribute. */
const listHeaderCalls = ({ remotes }: Registry): PagePreload[] =>
  remotes.flatMap(({ contributions }) =>
    (contributions?.headerItems ?? []).flatMap(({ number, audience }) =>
      // `everybody` is no kind of member, and the preload is for all of them.
      number ? [{ call: number.call, ...(!audience.includes('everybody') && { audience }) } as PagePreload] : [],
    ),
  );

type PageReleases = Pick<ReturnType<typeof findPageReleases>, 'preloadSources' | 'slots'>;

/**
 * Lists the calls that a page preloads. The number that releases declare is limited, and no call is made twice. Screens
 * of the shell preload for members; for visitors they are server-rendered with their own data.
 */
function listPageCalls(
  user: Principal | null,
  request: FastifyRequest,
  { shell, registry }: { shell: PagePreloads | undefined; registry: Registry },
  { preloadSources, slots }: PageReleases,
): Call[] {
  const { pathname, searchParams: search } = toPageUrl(request);
  const today = toBusinessDate(request.server.platform.clock.now());
  const declared = preloadSources
    .flatMap((release) => listPreloads(release.reads, pathname, slots, Object.keys(release.screens ?? {})))
    .filter(({ preload }) => isForUser(preload, user))
    .slice(0, MAX_PAGE_PRELOADS);
  const frame = [
    ...listPreloads(shell, pathname, ['*']),
    ...listHeaderCalls(registry).map((preload) => ({ preload, params: {} })),
  ];
  const shellPreloads = user === null ? [] : frame.filter(({ preload }) => isForUser(preload, user));
  const calls = [...shellPreloads, ...declared].flatMap(({ preload, params }): Call[] => {
    const call = toPageCall(preload, { params, search, today });
    return call ? [{ ...call, pictures: preload.pictures ?? [] }] : [];
  });
  return [...new Map(calls.map((call) => [`${call.path}?${new URLSearchParams(call.query)}`, call])).values()];
}

/** Marks a response that is late; the app fetches it. */
const late = Symbol('late');

/** Makes a call as this visitor. Resolves to `undefined` when the call is refused, too large or failed. */
async function readAs(
  request: FastifyRequest,
  token: string | undefined,
  call: Call,
): Promise<PreloadedResponse | undefined> {
  const { path, query } = call;
  const response = await makePageCall(request, call, token);
  if (response.statusCode >= 500)
    request.log.warn(
      { path, status: response.statusCode },
      'an answer for the page failed; the page goes out without it',
    );
  const isData = response.statusCode === 200 && String(response.headers['content-type']).startsWith('application/json');
  return isData && response.body.length <= MAX_CHARACTERS ? [path, query, response.json()] : undefined;
}

/** The path of our own files: a page preloads no picture from another address. */
const FILES = '/api/commons/files/';

const findPictures = (pictures: Call['pictures'], response: unknown): string[] => {
  const fields = typeof response === 'object' && response !== null ? (response as Record<string, unknown>) : {};
  return pictures
    .map((field) => getOwn(fields, field))
    .filter((url): url is string => typeof url === 'string' && url.startsWith(FILES));
};

/** Responses that are sent with a page, and their pictures that its screen displays at once. */
export type PreloadedData = { responses: PreloadedResponse[]; pictures: string[] };

/**
 * Reads the preloaded data of a visitor's screen, as far as it arrives in time; none when it is not known who the
 * visitor is. `shell` are the preloads of the shell itself. The page never fails because of one.
 */
export async function readPreloadedData(
  request: FastifyRequest,
  { member, registry }: PageVisit,
  shell: PagePreloads | undefined,
  pageReleases: PageReleases,
): Promise<PreloadedData> {
  const {
    signingKey,
    clock,
    config: { preloadTimeoutMs: wait },
  } = request.server.platform;
  const calls =
    member !== undefined && wait > 0 ? listPageCalls(member, request, { shell, registry }, pageReleases) : [];
  if (calls.length === 0) return { responses: [], pictures: [] };
  const token = member ? signAccessToken(signingKey, member.session, clock.now()) : undefined;
  const time = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => time.resolve(late), wait);
  const results = await Promise.all(
    calls.map(async (call) => {
      const preload = readAs(request, token, call).catch((error: unknown) => {
        request.log.error(
          { err: error, path: call.path },
          'an answer for the page could not be read; the page goes out without it',
        );
        return undefined;
      });
      const response = await Promise.race([preload, time.promise]);
      if (response === late)
        request.log.warn(
          { path: call.path, ms: wait },
          'an answer for the page came late; the page goes out without it',
        );
      return response;
    }),
  );
  clearTimeout(timer);
  const responses = results.map((response) => (response === late ? undefined : response));
  return {
    responses: responses.filter((response) => response !== undefined),
    pictures: calls.flatMap(({ pictures }, index) => findPictures(pictures, responses[index]?.[2])),
  };
}
