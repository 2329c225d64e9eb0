import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerDashboardRoutes } from './dashboard.routes.ts';

/** Dashboards of work spaces, with the items of every dashboard provider. */
export const workDashboard = defineFeature({
  name: 'work_dashboard',
  routes: [registerDashboardRoutes],
});
