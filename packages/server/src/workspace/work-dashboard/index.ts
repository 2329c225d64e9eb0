export { type DashboardEntry, type DashboardProvider, type DashboardScope, dashboards } from './dashboard-provider.ts';
