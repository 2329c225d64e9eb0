import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../../site/files/index.ts';
import { dashboards } from '../work-dashboard/index.ts';
import { spacePurges } from '../work-spaces/index.ts';
import { workspaceExports } from '../workspace-export/index.ts';
import { cleanUp } from './clean-up.ts';
import { scheduleDashboardProvider } from './dashboard-provider.ts';
import { seedDemoSchedules } from './demo-schedules.ts';
import { notifyExpiry } from './expiry-notifications.job.ts';
import { scheduleExportContributor } from './export-contributor.ts';
import { purgeSchedulesOf } from './space-purge.ts';
import { registerFeedRoutes } from './feed.routes.ts';
import { schedulePersonalData } from './personal-data.ts';
import { mayReadScheduleFile } from './schedule-access.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { registerScheduleRoutes } from './schedule.routes.ts';
import { registerSheetRoutes } from './sheet.routes.ts';

/** Schedules and contracts of work spaces (SPEC §7, Apartments and work). */
export const schedules = defineFeature({
  name: 'schedules',
  routes: [registerScheduleRoutes, registerSheetRoutes, registerFeedRoutes],
  jobs: [notifyExpiry, cleanUp],
  personalData: schedulePersonalData,
  demo: { name: 'schedules', order: 60, seed: seedDemoSchedules },
  contributions: [
    contribute(fileUses, SCHEDULE_FILE_USE, mayReadScheduleFile),
    contribute(spacePurges, 'schedules', purgeSchedulesOf),
    contribute(workspaceExports, 'schedules', scheduleExportContributor),
    contribute(dashboards, 'schedules', scheduleDashboardProvider),
  ],
});
