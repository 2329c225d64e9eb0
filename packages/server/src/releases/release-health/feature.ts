import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUp } from './clean-up.ts';
import { registerEvaluation } from './evaluate-channel.ts';
import { releaseHealthPersonalData } from './personal-data.ts';
import { releaseHealthRoutes } from './release-health.routes.ts';

/** Collects the health of releases in use, and evaluates new ones. */
export const releaseHealth = defineFeature({
  name: 'release_health',
  open: registerEvaluation,
  routes: [releaseHealthRoutes],
  jobs: [cleanUp],
  personalData: releaseHealthPersonalData,
});
