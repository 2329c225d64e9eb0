import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../../platform/http/assets.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { readFile } from './release-files.ts';
import { canLoadRemote, isPublicRemote } from './release.policy.ts';
import { findCachedManifest } from './manifest-cache.ts';
import { findVisitor } from './visitor.ts';

type Address = { Params: { remote: RemoteName; release: string; '*': string } };
const DAYS = 365;

/** Serves the files of every release ever published, so that an old tab still finds its own files. */
export function releaseAssetRoutes(app: FastifyInstance, storage: ObjectStorage): void {
  const { db } = app.platform;
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
      read: (coding) => readFile(storage, file, coding),
    });
  });
}
