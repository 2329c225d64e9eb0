import type { FastifyInstance } from 'fastify';
import { registerDashboardProvider } from '../../platform/workspace/dashboard-provider.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerExportContributors } from './export-contributors.ts';
import { registerInvitedNotifications } from './invited-notifications.ts';
import { memberDashboardProvider } from './dashboard-provider.ts';
import { registerWorkMemberRoutes } from './work-member.routes.ts';
import { registerWorkSpaceRoutes } from './work-space.routes.ts';
import { workSpacePersonalData } from './personal-data.ts';

export {
  canManageMembers,
  canUseSpace,
  requireManager,
  requireMembership,
  type Membership,
} from './membership.policy.ts';
export { exportedName } from './exported-name.ts';
export { activeSpacesOf } from './personal-data.ts';
export { seedDemoSpaces } from './demo-spaces.ts';
export { findMembership, listMembershipStates } from './own-membership.repository.ts';
export { listSpacesOf } from './work-member.repository.ts';
export { hasWorkSpace } from './work-space.repository.ts';
export { changeDetails, openWorkSpace, readWorkSpace } from './work-space.service.ts';

/** Work spaces and their members (SPEC §7, Apartments and work). */
export async function registerWorkSpaces(app: FastifyInstance): Promise<void> {
  registerWorkSpaceRoutes(app);
  registerWorkMemberRoutes(app);
  registerInvitedNotifications(app.platform);
  registerExportContributors(app.platform);
  registerPersonalData(app.platform, 'work_spaces', workSpacePersonalData);
  registerDashboardProvider(app.platform, 'members', memberDashboardProvider);
}
