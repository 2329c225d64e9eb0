import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUp } from './clean-up.ts';
import { findRuns } from './find-runs.job.ts';
import { securityEventPersonalData } from './personal-data.ts';
import { registerSecurityEventRoutes } from './security-event.routes.ts';

/** The list of security events, the alarm of failed sign-ins, and the deletion after two years. The platform writes events. */
export const securityEvents = defineFeature({
  name: 'security_events',
  routes: [registerSecurityEventRoutes],
  jobs: [cleanUp, findRuns],
  personalData: securityEventPersonalData,
});
