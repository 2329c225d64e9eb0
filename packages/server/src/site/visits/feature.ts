import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoVisits } from './demo-visits.ts';
import { registerVisitRoutes } from './visit.routes.ts';

/** Counts visits by day and referrer type (SPEC §1). */
export const visits = defineFeature({
  name: 'visits',
  routes: [registerVisitRoutes],
  demo: { name: 'visits', order: 40, seed: seedDemoVisits },
});
