import { defineFeature } from '../../platform/features/define-feature.ts';
import { applyPlans } from './apply-plans.job.ts';
import { seedDemoPlans } from './demo-plans.ts';
import { planPersonalData } from './personal-data.ts';
import { registerPlanRequestRoutes } from './plan-request.routes.ts';
import { registerPlanRoutes } from './plan.routes.ts';

/** Plans of brands: what they have, what they buy, and what that grants. */
export const brandPlans = defineFeature({
  name: 'brand_plans',
  routes: [registerPlanRoutes, registerPlanRequestRoutes],
  jobs: [applyPlans],
  personalData: planPersonalData,
  demo: { name: 'brand plans', order: 25, seed: seedDemoPlans },
});
