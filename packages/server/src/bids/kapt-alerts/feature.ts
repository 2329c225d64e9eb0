import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerKaptAlertRoutes } from './kapt-alert.routes.ts';
import { matchKaptAlerts } from './match.job.ts';
import { kaptAlertPersonalData } from './personal-data.ts';

/** Alerts of vendors about new notices of K-apt, by the setting that they have for ours (ADR 0126). */
export const kaptAlerts = defineFeature({
  name: 'kapt_alerts',
  routes: [registerKaptAlertRoutes],
  jobs: [matchKaptAlerts],
  personalData: kaptAlertPersonalData,
});
