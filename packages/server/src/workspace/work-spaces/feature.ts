import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { dashboards } from '../work-dashboard/index.ts';
import { workspaceExports } from '../workspace-export/index.ts';
import { memberDashboardProvider } from './dashboard-provider.ts';
import { detailsContributor, membersContributor } from './export-contributors.ts';
import { seedDemoSpaceHistory } from './demo-space-history.ts';
import { endInvitations } from './end-invitations.job.ts';
import { sendInvitationMessage } from './invitation-message.ts';
import { registerInvitationRoutes } from './invitation.routes.ts';
import { notifyInvitedJob } from './invited-notifications.ts';
import { workSpacePersonalData } from './personal-data.ts';
import { purgeSpaces } from './purge-spaces.job.ts';
import { registerSpaceClosingRoutes } from './space-closing.routes.ts';
import { registerWorkMemberRoutes } from './work-member.routes.ts';
import { registerWorkSpaceRoutes } from './work-space.routes.ts';

/** Work spaces and their members (SPEC §7, Apartments and work). */
export const workSpaces = defineFeature({
  name: 'work_spaces',
  routes: [registerWorkSpaceRoutes, registerWorkMemberRoutes, registerInvitationRoutes, registerSpaceClosingRoutes],
  jobs: [notifyInvitedJob, sendInvitationMessage, endInvitations, purgeSpaces],
  personalData: workSpacePersonalData,
  demo: { name: 'space_history', order: 21, seed: seedDemoSpaceHistory },
  contributions: [
    contribute(workspaceExports, 'facts', detailsContributor),
    contribute(workspaceExports, 'members', membersContributor),
    contribute(dashboards, 'members', memberDashboardProvider),
  ],
});
