import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressQuickly, negotiateCoding, getAssetType } from '../../platform/http/assets.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { Registry } from '@danji/contracts/releases/release';
import { createPipelineCheck } from '../../releases/releases/index.ts';
import { findOwner, findShellScreen, isReserved, MEMBER_MODULES } from './addresses.ts';
import { ROOT_FILES, WORKER_FILE } from './describe-page.ts';
import { type PreloadedData, readPreloadedData } from './preloaded-data.ts';
import { pagePolicy } from './page-policy.ts';
import { makePageCall } from './page-call.ts';
import { findPlainAddress, toPageAddress, toPageUrl } from './page-address.ts';
import { developmentOrigins, readPageVisit } from './page-visit.ts';
import { renderPage, unbuiltPage } from './page.ts';
import { findPageReleases } from './page-releases.ts';
import type { SharePreview, SharePreviews } from './share-previews.ts';
import type { Shells } from './shells.ts';
import type { ServerRenderedPage, ServerRenderedPages } from './server-rendered-pages.ts';

const ASSET_DAYS = 365;
const ROOT_FILE_DAYS = 1;
/** Before the first release of a remote nobody can say which addresses exist: programs ask again after this time. */
const FIRST_RELEASE_SECONDS = 5;
/** A worker runs under the policy of its own script: it requests pages from us, and nothing from other origins. */
const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'`;
/** Files are cheap and a whole office shares one address, so they are not rate-limited. */
const UNCOUNTED = { config: { rateLimit: false } } as const;

/**
 * Registers the files of the shell; their names change with their content. A tab that was opened before a deployment
 * requests those of its own shell.
 */
export function assetRoutes(app: FastifyInstance, shells: Shells): void {
  const { config } = app.platform;
  app.get<{ Params: { '*': string } }>('/assets/*', UNCOUNTED, (request, reply) =>
    shells.send(request, reply, { path: request.params['*'], days: ASSET_DAYS, includesArchived: true }),
  );
  for (const path of ROOT_FILES)
    app.get(`/${path}`, UNCOUNTED, (request, reply) => shells.send(request, reply, { path, days: ROOT_FILE_DAYS }));
  if (config.offlinePage)
    app.get(`/${WORKER_FILE}`, UNCOUNTED, (request, reply) =>
      shells.send(request, reply.header('content-security-policy', WORKER_POLICY), { path: WORKER_FILE, days: 0 }),
    );
}

/** Whether a request is for a page; a wrong request for a script, picture or call must never get one. */
function acceptsPage({ headers, url }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  const accept = headers.accept ?? '*/*';
  return (
    accept.includes('text/html') || (accept.includes('*/*') && getAssetType(url.split('?')[0] ?? '') === undefined)
  );
}

/** Reads the preview of a page. When it cannot be read the page is sent without it. `owner` is the release of its screen. */
async function readPreview(
  request: FastifyRequest,
  sharePreviews: SharePreviews,
  ofShell: LinkPreviews | undefined,
  owner: Pick<ReleaseManifest, 'previews' | 'screens'> | undefined,
): Promise<SharePreview | null | undefined> {
  try {
    const declared = { ...ofShell, ...owner?.previews };
    return await sharePreviews.find(request, declared, Object.keys(owner?.screens ?? {}));
  } catch (error) {
    request.log.error({ err: error }, 'the preview could not be read; the page goes out without it');
    return undefined;
  }
}

/** Makes a call for the page as this visitor, because the app would make it otherwise; `undefined` when it is refused. */
async function readAs(request: FastifyRequest, path: string, query: Record<string, string | number>): Promise<unknown> {
  const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await makePageCall(request, { method: 'GET', path, query: texts });
  return response.statusCode === 200 ? response.json() : undefined;
}

/**
 * Renders the screen for a visitor who is not signed in. When that fails the page is sent without it, and the app
 * renders the screen.
 */
async function readServerRenderedPage(
  request: FastifyRequest,
  pages: ServerRenderedPages,
  registry: Registry,
): Promise<ServerRenderedPage | undefined> {
  try {
    return await pages.find(request.server.platform.config.webDir, toPageAddress(request), registry, (path, query) =>
      readAs(request, path, query),
    );
  } catch (error) {
    request.log.error({ err: error }, 'the screen could not be written; the page goes out without it');
    return undefined;
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const coding = negotiateCoding(request);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  if (coding === 'identity') return reply.send(html);
  return reply.header('content-encoding', coding).send(await compressQuickly(coding, Buffer.from(html)));
}

const NO_PRELOADED_DATA: PreloadedData = { responses: [], pictures: [] };

/** Registers the pages: every address that is no call and no file is a screen of the app, rendered for this visit. */
export function pageRoutes(
  app: FastifyInstance,
  shells: Shells,
  previews: SharePreviews,
  serverRenderedPages: ServerRenderedPages,
): void {
  const { config, releaseKeys } = app.platform;
  app.get('/*', { config: { findService: createPipelineCheck(config) } }, async (request, reply) => {
    const address = toPageAddress(request);
    const plain = findPlainAddress(address);
    if (plain !== undefined) return reply.redirect(plain, 308);
    const path = address.split('?')[0] ?? '/';
    if (isReserved(path) || !acceptsPage(request)) throw new ProblemError('not_found');
    const build = await shells.findForPage(request);
    const nonce = randomBytes(18).toString('base64url');
    reply.header('content-security-policy', pagePolicy(nonce));
    if (!build) return sendPage(request, reply.status(503).header('retry-after', '30'), unbuiltPage);
    const visit = await readPageVisit(request, reply);
    const { member, registry } = visit;
    const isMember = Boolean(member);
    reply.header(
      'content-security-policy',
      pagePolicy(nonce, { frames: [config.postcode.pageOrigin], development: developmentOrigins(visit) }),
    );
    const pageReleases = findPageReleases(visit, toPageUrl(request));
    const screen = findShellScreen(build.page, path, isMember);
    const [preview, { responses, pictures }] = await Promise.all([
      readPreview(request, previews, build.page.previews, pageReleases.owner?.release),
      build.isArchived ? NO_PRELOADED_DATA : readPreloadedData(request, visit, build.page.reads, pageReleases),
    ]);
    const isKnown = screen !== undefined || (pageReleases.isOwned && preview !== null);
    const serverRenderedPage =
      member === null && !findOwner(visit.active, path) && !build.isArchived
        ? await readServerRenderedPage(request, serverRenderedPages, registry)
        : undefined;
    const html = renderPage({
      build,
      serverRenderedPage,
      registry,
      company: config.company,
      registryKeys: releaseKeys.registry.publicKeys,
      reportProof: visit.reportProof,
      isKnown,
      isMember,
      nonce,
      preview: preview ?? undefined,
      webOrigin: config.webOrigin,
      hasWorker: config.offlinePage,
      preloaded: { user: member?.id ?? null, responses: [...(serverRenderedPage?.responses ?? []), ...responses] },
      pictures,
      owner: pageReleases.owner,
      fillers: pageReleases.fillers,
      modules: [...(isMember ? MEMBER_MODULES : []), ...(screen?.modules ?? []), ...pageReleases.pieces],
    });
    if (!isKnown && registry.revision === 0) reply.status(503).header('retry-after', FIRST_RELEASE_SECONDS);
    else reply.status(isKnown ? 200 : 404);
    return sendPage(request, reply, html);
  });
}
