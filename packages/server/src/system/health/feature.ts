import { defineFeature } from '../../platform/features/define-feature.ts';
import { healthRoutes } from './health.routes.ts';
import { metricsRoutes } from './metrics.routes.ts';

/** Health checks and metrics. This feature is listed first: its hook times every later route. */
export const health = defineFeature({
  name: 'health',
  routes: [healthRoutes, metricsRoutes],
});
