import { defineFeature } from '../../platform/features/define-feature.ts';
import { reportPersonalData } from './personal-data.ts';
import { registerReportRoutes } from './report.routes.ts';

/** Reports of posts, answers and comments, and the decisions of our staff (ADR 0146). */
export const reports = defineFeature({
  name: 'reports',
  routes: [registerReportRoutes],
  personalData: reportPersonalData,
});
