import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { FastifyInstance } from 'fastify';
import { allowOrigins, sendAsset } from '../../platform/http/assets.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { findChannel } from './channel.repository.ts';
import { readFile } from './release-files.ts';
import { canLoadRemote, isPublicRemote } from './release.policy.ts';
import { findCachedManifest } from './manifest-cache.ts';
import { baseOf } from './visitor-remotes.ts';
import { findVisitor } from './visitor.ts';

const FEDERATION_MANIFEST = 'mf-manifest.json';

type Address = { Params: { remote: RemoteName; release: string; '*': string } };
const DAYS = 365;

/** Serves the files of every release ever published, so that an old tab still finds its own files. */
export function releaseAssetRoutes(app: FastifyInstance, storage: ObjectStorage): void {
  const { db, config } = app.platform;
  // Files are cheap and a whole office shares one address, so they are not rate-limited.
  app.get<Address>('/remotes/:remote/:release/*', { config: { rateLimit: false } }, async (request, reply) => {
    const { remote, release, '*': path } = request.params;
    // A remote that a visitor may not load does not exist for them; only paths of the manifest reach the storage.
    if (!isPublicRemote(remote) && !canLoadRemote(await findVisitor(db, request), remote))
      throw new ProblemError('not_found');
    const manifest = await findCachedManifest(db, remote, release);
    const file = manifest?.files.find((candidate) => candidate.path === path);
    if (!file) throw new ProblemError('not_found');
    return sendAsset(request, reply, {
      path,
      hash: file.integrity,
      audience: isPublicRemote(remote) ? 'public' : 'private',
      days: DAYS,
      origins: isPublicRemote(remote) ? config.releaseOrigins : [],
      read: (coding) => readFile(storage, file, coding),
    });
  });

  // Hosts of other sites name this address, which stays while releases change.
  app.get<Pick<Address, 'Params'>>(
    `/remotes/:remote/${FEDERATION_MANIFEST}`,
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { remote } = request.params;
      const active = isPublicRemote(remote) ? (await findChannel(db, app.platform)).remotes[remote]?.active : undefined;
      const manifest = active === undefined ? undefined : await findCachedManifest(db, remote, active);
      const file = manifest?.files.find(({ path }) => path === FEDERATION_MANIFEST);
      if (!manifest || !file) throw new ProblemError('not_found');
      const content = JSON.parse((await readFile(storage, file, 'identity')).toString('utf8')) as {
        metaData: { publicPath: string };
      };
      // The manifest is not served from the folder of its release, so a host cannot derive the folder from its address.
      content.metaData.publicPath = config.webOrigin + baseOf(remote, manifest.release);
      reply.header('cache-control', 'public, no-cache');
      allowOrigins(request, reply, config.releaseOrigins);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content));
    },
  );
}
