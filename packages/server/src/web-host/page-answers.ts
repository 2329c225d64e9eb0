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

/** Larger answers come by themselves, beside the scripts instead of before them. */
const MOST_LETTERS = 60_000;

const READS = new Map(ENDPOINTS.filter(isPageRead).map((endpoint) => [endpoint.id, endpoint]));

type Call = { method: HttpMethod; path: string; query: Record<string, string>; pictures: readonly string[] };

const isFor = ({ audience }: PageRead, user: Principal | null): boolean =>
  audience === undefined || isForVisitor(audience, user);

/** The call of a read at a place; none for what is no read of ours, or is not asked there. */
function toCall(read: PageRead, place: PagePlace): Call | undefined {
  const { method, path } = READS.get(read.call) ?? {};
  const filled = fillRead(read, place);
  if (!method || !path || !filled) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Ids only: what else stands in an address is nobody's, must not make another path, and `new` is not there yet.
  if (!names.every((name) => /^(?!new$)[\w-][\w.-]{0,79}$/.test(getOwn(filled.params, name) ?? ''))) return undefined;
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => getOwn(filled.params, name) ?? ''),
    query: filled.query,
    pictures: read.pictures ?? [],
  };
}

/** What the screen at an address asks for, of what is named for addresses and for `extra` places. */
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

/** The calls that a page makes first. What releases name is limited; nothing is asked twice. Screens of the shell ask for members: those of visitors come written, with theirs. */
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

/** What is late is asked for by the app, as ever. */
const late = Symbol('late');

/** Makes a call as this visitor through the same door as the app: the same rules, limits and answers. `token`: of a member. `undefined`: refused, too large or failed. */
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

/** Where files of ours are: a page announces no other address. */
const FILES = '/api/commons/files/';

const findPictures = (pictures: Call['pictures'], answer: unknown): string[] => {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  return pictures
    .map((field) => getOwn(fields, field))
    .filter((url): url is string => typeof url === 'string' && url.startsWith(FILES));
};

/** Answers that come with a page, and pictures of theirs that its screen shows at once. */
export type PageAnswers = { known: KnownAnswer[]; pictures: string[] };

/** What the screen of a visitor asks for first, as far as it is there in time; nothing when it is not known who it is. `shell`: the reads of the shell itself. The page never fails for one. */
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
