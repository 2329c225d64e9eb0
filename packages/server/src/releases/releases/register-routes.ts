import type { FastifyInstance } from 'fastify';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import { channelRoutes } from './channel.routes.ts';
import { releaseAssetRoutes } from './release-assets.routes.ts';
import { createPipelineCheck } from './release-token.ts';
import { registryRoutes, releaseRoutes } from './release.routes.ts';
import { shellRoutes } from './shell.routes.ts';

/** The routes of releases, which the release pipeline may call too. */
export async function registerReleaseRoutes(app: FastifyInstance, storage: ObjectStorage): Promise<void> {
  const findService = createPipelineCheck(app.platform.config);
  await app.register(async (scope) => {
    scope.addHook('onRoute', (options) => {
      options.config = { ...options.config, findService };
    });
    registryRoutes(scope);
    releaseAssetRoutes(scope, storage);
    releaseRoutes(scope, storage);
    channelRoutes(scope);
    shellRoutes(scope);
  });
}
