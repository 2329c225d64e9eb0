import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoReferrals } from './demo-referrals.ts';
import { recommendPersonalData } from './personal-data.ts';
import { registerStaffRecommendRoutes } from './recommend-staff.routes.ts';
import { registerRecommendRoutes } from './recommend.routes.ts';

/** Who recommended whom: the tree, grades and tiers. */
export const referrals = defineFeature({
  name: 'referrals',
  routes: [registerRecommendRoutes, registerStaffRecommendRoutes],
  personalData: recommendPersonalData,
  demo: { name: 'referrals', order: 90, seed: seedDemoReferrals },
});
