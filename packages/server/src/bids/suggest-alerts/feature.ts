import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerAlertFigureRoutes } from './alert-figures.ts';
import { seedDemoSetting } from './demo-setting.ts';
import { matchAlerts } from './match.job.ts';
import { suggestAlertPersonalData } from './personal-data.ts';
import { registerSuggestAlertRoutes } from './suggest-alert.routes.ts';

/** Alerts of vendors about new bid notices of their regions and sectors. */
export const suggestAlerts = defineFeature({
  name: 'suggest_alerts',
  routes: [registerSuggestAlertRoutes, registerAlertFigureRoutes],
  jobs: [matchAlerts],
  // Before the notices, which are matched as soon as they are there.
  demo: { name: 'suggest_alerts', order: 62, seed: seedDemoSetting },
  personalData: suggestAlertPersonalData,
});
