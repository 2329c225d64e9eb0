import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { fileUses } from '../../site/files/index.ts';
import { dashboards } from '../work-dashboard/index.ts';
import { spacePurges } from '../work-spaces/index.ts';
import { workspaceExports } from '../workspace-export/index.ts';
import { purgeRequestsOf } from './space-purge.ts';
import { requestDashboardProvider } from './dashboard-provider.ts';
import { seedDemoRequests } from './demo-requests.ts';
import { requestExportContributor } from './export-contributor.ts';
import { membersAndStaffMayRead } from './file-access.ts';
import { workRequestPersonalData } from './personal-data.ts';
import { registerStaffWorkRequestRoutes } from './work-request-staff.routes.ts';
import { ANSWER_FILE_USE, findEventSpace, findRequestSpace, REQUEST_FILE_USE } from './work-request.repository.ts';
import { registerWorkRequestRoutes } from './work-request.routes.ts';

/** Requests of work spaces to our staff. */
export const workRequests = defineFeature({
  name: 'work_requests',
  routes: [registerWorkRequestRoutes, registerStaffWorkRequestRoutes],
  personalData: workRequestPersonalData,
  demo: { name: 'work_requests', order: 80, seed: seedDemoRequests },
  contributions: [
    contribute(fileUses, REQUEST_FILE_USE, membersAndStaffMayRead(findRequestSpace)),
    contribute(fileUses, ANSWER_FILE_USE, membersAndStaffMayRead(findEventSpace)),
    contribute(spacePurges, 'requests', purgeRequestsOf),
    contribute(workspaceExports, 'requests', requestExportContributor),
    contribute(dashboards, 'requests', requestDashboardProvider),
  ],
});
