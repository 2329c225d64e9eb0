import { getRegistry, listReleases, promoteRelease, publishRelease } from '@danji/contracts/releases/release.endpoints';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import type { FastifyInstance } from 'fastify';
import type { RegistryDocument } from '../platform/database/tables/releases.ts';
import { toPage } from '../platform/http/page.ts';
import { adminOnly, anyone } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import type { ObjectStorage } from '../platform/storage/object-storage.ts';
import { readUpload } from './read-upload.ts';
import { findRegistryState } from './registry.repository.ts';
import { createPipelineCheck } from './release-token.ts';
import { countReleases, listReleaseRows } from './release.repository.ts';
import { promote, publishUpload } from './release.service.ts';
import { findVisitor } from './visitor.ts';
import { findVisitorRemotes } from './visitor-remotes.ts';

export function registryRoutes(app: FastifyInstance): void {
  route(app, getRegistry, anyone, async ({ db, request, reply, now }) => {
    reply.header('cache-control', 'no-store');
    return (await findVisitorRemotes(db, await findVisitor(request), now)).registry;
  });
}

/** Calls of operators of type ADMIN and of the release pipeline. */
export async function releaseRoutes(app: FastifyInstance, storage: ObjectStorage): Promise<void> {
  const findService = createPipelineCheck(app.platform.config);
  await app.register(async (scope) => {
    scope.addHook('onRoute', (options) => { options.config = { ...options.config, findService }; });

    route(scope, publishRelease, adminOnly, async ({ db, request, reply, change, now }) => {
      const release = await publishUpload(db, storage, await readUpload(request), now);
      change.after = { remote: release.remote, release: release.release };
      reply.status(201);
      return { release, created: true };
    }, { transaction: 'own' });

    route(scope, promoteRelease, adminOnly, async ({ db, body, user, change, now }) => {
      const { before, after } = await promote(db, { ...body, user_id: user.id === 0 ? null : user.id, now });
      Object.assign(change, { before, after });
      return { revision: after.revision };
    });

    route(scope, listReleases, adminOnly, async ({ db, query }) => {
      const { revision, document } = await findRegistryState(db);
      const rows = await listReleaseRows(db, query);
      const results = rows.map(({ promoted, ...row }) => ({ ...row, state: toState(row, promoted, document) }));
      return { ...toPage(results, await countReleases(db, query), query), revision };
    });
  });
}

function toState({ remote, release }: Pick<ReleaseRow, 'remote' | 'release'>, promoted: string | null, document: RegistryDocument): ReleaseRow['state'] {
  const entry = document[remote];
  if (entry?.active === release) return 'active';
  if (entry?.previous === release) return 'previous';
  return promoted === null ? 'uploaded' : 'retired';
}
