import { defineFeature } from '../../platform/features/define-feature.ts';
import { matchAlerts } from './match.job.ts';
import { suggestAlertPersonalData } from './personal-data.ts';
import { registerSuggestAlertRoutes } from './suggest-alert.routes.ts';

/** Alerts of vendors about new bid notices of their regions and sectors. */
export const suggestAlerts = defineFeature({
  name: 'suggest_alerts',
  routes: [registerSuggestAlertRoutes],
  jobs: [matchAlerts],
  personalData: suggestAlertPersonalData,
});
