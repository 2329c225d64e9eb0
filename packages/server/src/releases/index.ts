import type { FastifyInstance } from 'fastify';
import { openStorage } from '../platform/storage/object-storage.ts';
import { releaseAssetRoutes } from './release-assets.routes.ts';
import { registryRoutes, releaseRoutes } from './release.routes.ts';

export { findVisitor } from './visitor.ts';
export { baseOf, findVisitorRemotes, type VisitorRemotes } from './visitor-remotes.ts';

/** Releases of remotes: publishing, the registry, and the files themselves. */
export async function registerReleases(app: FastifyInstance): Promise<void> {
  const storage = await openStorage(app.platform.config, 'releases');
  registryRoutes(app);
  releaseAssetRoutes(app, storage);
  await releaseRoutes(app, storage);
}
