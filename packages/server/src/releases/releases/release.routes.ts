import { getReleaseManifest } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry, listReleases, publishRelease } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import type { FastifyInstance } from 'fastify';
import type { ChannelState } from './tables.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { findChannel } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { callListRoutes } from './call-list.routes.ts';
import { readUpload } from './read-upload.ts';
import { findManifest, listReleaseRows } from './release.repository.ts';
import { publishUpload } from './release.service.ts';
import { findVisit } from './visitor.ts';
import { findVisitorRemotes } from './visitor-remotes.ts';

export function registryRoutes(app: FastifyInstance): void {
  route(app, getRegistry, async ({ db, request, reply, now }) => {
    reply.header('cache-control', 'no-store');
    return (await findVisitorRemotes(db, app.platform, await findVisit(db, request), now)).registry;
  });
}

/** Releases themselves, for operators of type ADMIN and the release pipeline. */
export function releaseRoutes(app: FastifyInstance, storage: ObjectStorage): void {
  callListRoutes(app);

  route(
    app,
    publishRelease,
    async ({ db, request, reply, change, now }) => {
      const release = await publishUpload(
        db,
        { storage, releaseKeys: app.platform.releaseKeys },
        await readUpload(request),
        now,
      );
      change.after = { remote: release.remote, release: release.release };
      reply.status(201);
      return { release, created: true };
    },
    { transaction: 'own' },
  );

  route(app, listReleases, async ({ db, query }) => {
    const channel = await findChannel(db, app.platform);
    const page = mapPage(await listReleaseRows(db, query), ({ promoted, ...row }) => ({
      ...row,
      state: toState(row, promoted, channel),
    }));
    return { ...page, revision: channel.revision };
  });

  route(app, getReleaseManifest, async ({ db, params: { remote, release } }) => {
    const manifest = await findManifest(db, { remote, release });
    if (!manifest) throw new ProblemError('not_found');
    return manifest;
  });
}

function toState(
  { remote, release }: Pick<ReleaseRow, 'remote' | 'release'>,
  promoted: string | null,
  { remotes, revoked }: ChannelState,
): ReleaseRow['state'] {
  const entry = remotes[remote];
  if (revoked.includes(revokedName(remote, release))) return 'revoked';
  if (entry?.active === release) return 'active';
  if (entry?.candidate?.release === release) return 'candidate';
  if (entry?.previous === release) return 'previous';
  return promoted === null ? 'uploaded' : 'retired';
}
