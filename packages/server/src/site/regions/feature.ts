import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerRegionRoutes } from './region.routes.ts';

/** The sido and sigungu of Korea. */
export const regions = defineFeature({
  name: 'regions',
  routes: [registerRegionRoutes],
});
