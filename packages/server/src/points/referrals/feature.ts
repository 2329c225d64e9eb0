import { openedWebSessions } from '../../accounts/sessions/index.ts';
import { newMembers } from '../../accounts/sign-up/index.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { rememberBrowser } from './browsers.ts';
import { cleanUp } from './clean-up.ts';
import { seedDemoReferrals } from './demo-referrals.ts';
import { recommendPersonalData } from './personal-data.ts';
import { registerStaffRecommendRoutes } from './recommend-staff.routes.ts';
import { registerRecommendRoutes } from './recommend.routes.ts';
import { registerReferralRoutes } from './referral.routes.ts';
import { welcomeMember } from './welcome.ts';

/** The tree of recommendations: grades and tiers, and the points for sign-ups. */
export const referrals = defineFeature({
  name: 'referrals',
  routes: [registerRecommendRoutes, registerStaffRecommendRoutes, registerReferralRoutes],
  jobs: [cleanUp],
  personalData: recommendPersonalData,
  demo: { name: 'referrals', order: 90, seed: seedDemoReferrals },
  contributions: [
    contribute(newMembers, 'referrals', welcomeMember),
    contribute(openedWebSessions, 'referrals', rememberBrowser),
  ],
});
