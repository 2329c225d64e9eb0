import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoBans } from './demo-bans.ts';
import { seedDemoReports } from './demo-reports.ts';
import { reportPersonalData } from './personal-data.ts';
import { registerReportRoutes } from './report.routes.ts';

/** Reports of posts, answers and comments, and the decisions of our staff (ADR 0146). */
export const reports = defineFeature({
  name: 'reports',
  routes: [registerReportRoutes],
  personalData: reportPersonalData,
  demo: [
    { name: 'reports', order: 55, seed: seedDemoReports },
    // After the entries of the ledger that are older.
    { name: 'community_bans', order: 94, seed: seedDemoBans },
  ],
});
