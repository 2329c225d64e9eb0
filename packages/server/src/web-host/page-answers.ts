import { getOwn } from '@danji/contracts/get-own';
import type { HttpMethod } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import {
  fillRead,
  isPageRead,
  MOST_PAGE_READS,
  type PagePlace,
  type PageRead,
  type PageReads,
} from '@danji/contracts/releases/page-reads';
import type { FastifyRequest } from 'fastify';
import { signAccessToken } from '../platform/http/authentication.ts';
import type { Principal } from '../platform/http/principal.ts';
import { findPlace } from './addresses.ts';
import { isForVisitor } from './audience.ts';
import type { PageVisit } from './page-visit.ts';
import type { findShownReleases } from './shown-releases.ts';
import type { KnownAnswer } from './visitor-pages.ts';

/** Larger responses are fetched by the app, beside the scripts instead of before them. */
const MOST_LETTERS = 60_000;

const READS = new Map(ENDPOINTS.filter(isPageRead).map((endpoint) => [endpoint.id, endpoint]));

type Call = { method: HttpMethod; path: string; query: Record<string, string>; pictures: readonly string[] };

const isFor = ({ audience }: PageRead, user: Principal | null): boolean =>
  audience === undefined || isForVisitor(audience, user);

/** Resolves a preload at a location to a call; none when the call cannot be preloaded or does not apply there. */
function toCall(read: PageRead, place: PagePlace): Call | undefined {
  const { method, path } = READS.get(read.call) ?? {};
  const filled = fillRead(read, place);
  if (!method || !path || !filled) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Only ids are allowed. Any other text could form another path, and `new` does not exist yet.
  if (!names.every((name) => /^(?!new$)[\w-][\w.-]{0,79}$/.test(getOwn(filled.params, name) ?? ''))) return undefined;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => getOwn(filled.params, name) ?? ''),
    query: filled.query,
    pictures: read.pictures ?? [],
  };
}

/** Lists the preloads of the screen at an address, of those declared for addresses and for `extra` places. */
function listReads(
  reads: PageReads = {},
  path: string,
  extra: readonly string[],
): { read: PageRead; params: PagePlace['params'] }[] {
  const screen = findPlace(Object.keys(reads), path);
  return [
    ...(screen ? (reads[screen.pattern] ?? []).map((read) => ({ read, params: screen.params })) : []),
    ...extra.flatMap((place) => (getOwn(reads, place) ?? []).map((read) => ({ read, params: {} }))),
  ];
}

type Shown = Pick<ReturnType<typeof findShownReleases>, 'preloadSources' | 'slots'>;

/**
 * Lists the calls that a page preloads. The number that releases declare is limited, and no call is made twice. Screens
 * of the shell preload for members; for visitors they are server-rendered with their own data.
 */
function listPageCalls(
  user: Principal | null,
  { url, server }: FastifyRequest,
  shell: PageReads | undefined,
  { preloadSources, slots }: Shown,
): Call[] {
  const { pathname, searchParams: search } = new URL(url, server.platform.config.webOrigin);
  const today = toBusinessDate(server.platform.clock.now());
  const named = preloadSources
    .flatMap((release) => listReads(release.reads, pathname, slots))
    .filter(({ read }) => isFor(read, user))
    .slice(0, MOST_PAGE_READS);
  const own = user === null ? [] : listReads(shell, pathname, ['*']).filter(({ read }) => isFor(read, user));
  const calls = [...own, ...named].flatMap(({ read, params }) => toCall(read, { params, search, today }) ?? []);
  return [...new Map(calls.map((call) => [`${call.path}?${new URLSearchParams(call.query)}`, call])).values()];
}

/** Marks a response that is late; the app fetches it. */
const late = Symbol('late');

/**
 * Makes a call as this visitor through the same routes as the app, with the same rules, limits and responses. `token`
 * is a member's. Resolves to `undefined` when the call is refused, too large or failed.
 */
async function readAs(
  request: FastifyRequest,
  token: string | undefined,
  { method, path, query }: Call,
): Promise<KnownAnswer | undefined> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'x-danji-client': 'web',
    'user-agent': request.headers['user-agent'] ?? '',
  };
  const answer = await request.server.inject({
    method,
    url: path,
    query,
    headers,
    remoteAddress: request.ip,
    ...(method !== 'GET' && { payload: {} }),
  });
  if (answer.statusCode >= 500)
    request.log.warn(
      { path, status: answer.statusCode },
      'an answer for the page failed; the page goes out without it',
    );
  const isData = answer.statusCode === 200 && String(answer.headers['content-type']).startsWith('application/json');
  return isData && answer.body.length <= MOST_LETTERS ? [path, query, answer.json()] : undefined;
}

/** The path of our own files: a page preloads no picture from another address. */
const FILES = '/api/commons/files/';

const findPictures = (pictures: Call['pictures'], answer: unknown): string[] => {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  return pictures
    .map((field) => getOwn(fields, field))
    .filter((url): url is string => typeof url === 'string' && url.startsWith(FILES));
};

/** Responses that are sent with a page, and their pictures that its screen displays at once. */
export type PageAnswers = { known: KnownAnswer[]; pictures: string[] };

/**
 * Reads the preloaded data of a visitor's screen, as far as it arrives in time; none when it is not known who the
 * visitor is. `shell` are the preloads of the shell itself. The page never fails because of one.
 */
export async function readPageAnswers(
  request: FastifyRequest,
  { member }: PageVisit,
  shell: PageReads | undefined,
  shown: Shown,
): Promise<PageAnswers> {
  const {
    signingKey,
    clock,
    config: { pageAnswersMs: wait },
  } = request.server.platform;
  const calls = member !== undefined && wait > 0 ? listPageCalls(member, request, shell, shown) : [];
  if (calls.length === 0) return { known: [], pictures: [] };
  const token = member ? await signAccessToken(signingKey, member.session, clock.now()) : undefined;
  const time = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => time.resolve(late), wait);
  const answers = await Promise.all(
    calls.map(async (call) => {
      const read = readAs(request, token, call).catch((error: unknown) => {
        request.log.error(
          { err: error, path: call.path },
          'an answer for the page could not be read; the page goes out without it',
        );
        return undefined;
      });
      const answer = await Promise.race([read, time.promise]);
      if (answer === late)
        request.log.warn(
          { path: call.path, ms: wait },
          'an answer for the page came late; the page goes out without it',
        );
      return answer;
    }),
  );
  clearTimeout(timer);
  const known = answers.map((answer) => (answer === late ? undefined : answer));
  return {
    known: known.filter((answer) => answer !== undefined),
    pictures: calls.flatMap(({ pictures }, index) => findPictures(pictures, known[index]?.[2])),
  };
}
