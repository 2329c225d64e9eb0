import type { FastifyInstance } from 'fastify';
import { canUseSpace, findMembership } from '../work-spaces/index.ts';
import { registerFileUse } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff } from '../../platform/http/principal.ts';
import type { FileReadPolicy } from '../../platform/storage/file-read-policy.ts';
import { registerWorkspaceExportContributor } from '../../platform/workspace/workspace-export-contributor.ts';
import { registerDashboardProvider } from '../../platform/workspace/dashboard-provider.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { requestExportContributor } from './export-contributor.ts';
import { requestDashboardProvider } from './dashboard-provider.ts';
import { ANSWER_FILE_USE, findEventSpace, findRequestSpace, REQUEST_FILE_USE } from './work-request.repository.ts';
import { registerWorkRequestRoutes } from './work-request.routes.ts';
import { registerStaffWorkRequestRoutes } from './work-request-staff.routes.ts';
import { workRequestPersonalData } from './personal-data.ts';

export { seedDemoRequests } from './demo-requests.ts';

/** Files of a work space's record are readable by its members and our staff. */
const membersAndStaffMayRead =
  (findSpace: (db: Db, recordId: number) => Promise<number | undefined>): FileReadPolicy =>
  async (db, file, user) => {
    if (isStaff(user)) return true;
    const space = file.record_id === null ? undefined : await findSpace(db, file.record_id);
    return space !== undefined && canUseSpace(user, await findMembership(db, space, user.id));
  };

/** Requests of work spaces to our staff. */
export async function registerWorkRequests(app: FastifyInstance): Promise<void> {
  registerFileUse(app, REQUEST_FILE_USE, membersAndStaffMayRead(findRequestSpace));
  registerFileUse(app, ANSWER_FILE_USE, membersAndStaffMayRead(findEventSpace));
  registerWorkspaceExportContributor(app.platform, 'requests', requestExportContributor);
  registerDashboardProvider(app.platform, 'requests', requestDashboardProvider);
  registerWorkRequestRoutes(app);
  registerStaffWorkRequestRoutes(app);
  registerPersonalData(app.platform, 'work_requests', workRequestPersonalData);
}
