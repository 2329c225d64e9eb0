import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicRecords } from '../../platform/features/public-records.ts';
import { compressQuickly, negotiateCoding } from '../../platform/http/assets.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findVisitorRemotes } from '../../releases/releases/index.ts';
import type { Shells } from './shells.ts';
import { listScreens, readFileName, renderSitemap, SCREENS_FILE, toFileNames, toRecordPath } from './sitemap.ts';

/** Search engines and caches in front of us ask again after an hour. */
const CACHED = 'public, max-age=3600';
const NOBODY = { visitor: null, id: undefined, override: [] };

async function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> {
  const coding = negotiateCoding(request);
  reply.headers({ 'cache-control': CACHED, vary: 'accept-encoding' }).type('application/xml; charset=utf-8');
  if (coding === 'identity') return reply.send(xml);
  return reply.header('content-encoding', coding).send(await compressQuickly(coding, Buffer.from(xml)));
}

/**
 * Registers what search engines read first: `robots.txt` of the shell with the address of the sitemap, the sitemap, and
 * its files. A file holds the records with the next ids, so a late one is as quick as the first.
 */
export function sitemapRoutes(app: FastifyInstance, shells: Shells): void {
  const { config, contributions, db, clock } = app.platform;

  /** The active releases, and the addresses of which they and the shell state a preview. */
  async function findPages(): Promise<{ releases: ReleaseManifest[]; previewed: string[] }> {
    const { active: releases } = await findVisitorRemotes(db, app.platform, NOBODY, clock.now());
    const shell = await shells.findCurrent(config.webDir);
    const stated = [shell?.page.previews, ...releases.map(({ previews }) => previews)];
    return { releases, previewed: stated.flatMap((previews = {}) => Object.keys(previews)) };
  }

  app.get('/robots.txt', async (_request, reply) => {
    const rules = await shells.findText(config.webDir, 'robots.txt');
    return reply
      .header('cache-control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(`${rules ?? 'User-agent: *\nDisallow: /api/\n'}\nSitemap: ${config.webOrigin}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { previewed } = await findPages();
    const files = [SCREENS_FILE];
    for (const [name, records] of contributions.of(publicRecords))
      if (previewed.includes(records.path)) files.push(...toFileNames(name, await records.findLastId(db)));
    const entries = files.map((file) => ({ path: `/sitemaps/${file}.xml` }));
    return sendXml(request, reply, renderSitemap('sitemapindex', config.webOrigin, entries));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', async (request, reply) => {
    const { file } = request.params;
    const { releases, previewed } = await findPages();
    if (file === SCREENS_FILE)
      return sendXml(request, reply, renderSitemap('urlset', config.webOrigin, listScreens(previewed, releases)));
    const found = readFileName(file);
    const records = found && contributions.of(publicRecords).get(found.name);
    if (!records || !previewed.includes(records.path)) throw new ProblemError('not_found');
    const rows = await records.list(db, found);
    const entries = rows.map(({ key, changed }) => ({ path: toRecordPath(records, key), changed }));
    return sendXml(request, reply, renderSitemap('urlset', config.webOrigin, entries));
  });
}
