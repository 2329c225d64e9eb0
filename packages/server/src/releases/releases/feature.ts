import { defineFeature } from '../../platform/features/define-feature.ts';
import { openStorage } from '../../platform/storage/object-storage.ts';
import { releasePersonalData } from './personal-data.ts';
import { registerReleaseRoutes } from './register-routes.ts';
import { cleanUpReleases } from './retention.ts';

/** Releases of remotes: publishing, the channel, the visitor’s registry, and the files themselves. */
export const releases = defineFeature({
  name: 'releases',
  open: ({ platform }) => openStorage(platform.config, 'releases'),
  routes: [registerReleaseRoutes],
  jobs: [cleanUpReleases],
  personalData: releasePersonalData,
});
