import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../../site/files/index.ts';
import { registerWorkspaceExportContributor } from '../../platform/workspace/workspace-export-contributor.ts';
import { registerDashboardProvider } from '../../platform/workspace/dashboard-provider.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerFeedRoutes } from './feed.routes.ts';
import { scheduleExportContributor } from './export-contributor.ts';
import { mayReadScheduleFile } from './schedule-access.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { registerScheduleRoutes } from './schedule.routes.ts';
import { registerSheetRoutes } from './sheet.routes.ts';
import { registerExpiryNotifications } from './expiry-notifications.job.ts';
import { scheduleDashboardProvider } from './dashboard-provider.ts';
import { schedulePersonalData } from './personal-data.ts';

export { seedDemoSchedules } from './demo-schedules.ts';

/** Schedules and contracts of work spaces (SPEC §7, Apartments and work). */
export async function registerSchedules(app: FastifyInstance): Promise<void> {
  registerFileUse(app, SCHEDULE_FILE_USE, mayReadScheduleFile);
  registerScheduleRoutes(app);
  registerSheetRoutes(app);
  registerFeedRoutes(app);
  registerExpiryNotifications(app.platform);
  registerCleanUp(app.platform);
  registerPersonalData(app.platform, 'schedules', schedulePersonalData);
  registerWorkspaceExportContributor(app.platform, 'schedules', scheduleExportContributor);
  registerDashboardProvider(app.platform, 'schedules', scheduleDashboardProvider);
}
