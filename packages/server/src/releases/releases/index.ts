import type { FastifyInstance } from 'fastify';
import { openStorage } from '../../platform/storage/object-storage.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { channelRoutes } from './channel.routes.ts';
import { releaseAssetRoutes } from './release-assets.routes.ts';
import { createPipelineCheck } from './release-token.ts';
import { registryRoutes, releaseRoutes } from './release.routes.ts';
import { registerRetention } from './retention.ts';
import { shellRoutes } from './shell.routes.ts';
import { releasePersonalData } from './personal-data.ts';

export { findChannel, signMigratedRevisions } from './channel.repository.ts';
export { rollBack } from './channel.service.ts';
export { isOrigin } from './override.ts';
export { storageKeyOf } from './release-files.ts';
export { isReportProof, makeReportProof } from './report-proof.ts';
export { createPipelineCheck, isPipeline } from './release-token.ts';
export { ShellArchive } from './shell-archive.ts';
export { readShellChoice } from './shell-choice.ts';
export { findBrowserId, findVisit, ensureBrowserId, type Visit } from './visitor.ts';
export {
  baseOf,
  findAssignedRelease,
  findVisitorRemotes,
  signRegistry,
  type VisitorRemotes,
} from './visitor-remotes.ts';

/** Releases of remotes: publishing, the channel, the visitor's registry, and the files themselves. */
export async function registerReleases(app: FastifyInstance): Promise<void> {
  const storage = await openStorage(app.platform.config, 'releases');
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
  registerRetention(app.platform, storage);
  registerPersonalData(app.platform, 'releases', releasePersonalData);
}
