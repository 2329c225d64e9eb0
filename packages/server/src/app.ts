import type { FastifyInstance } from 'fastify';
import { registerAdvertisements } from './site/advertisements/index.ts';
import { registerApartmentInfo } from './workspace/apartment-info/index.ts';
import { registerAiDocuments } from './workspace/ai-documents/index.ts';
import { registerApiDocs } from './system/api-docs/index.ts';
import { registerWorkSpaces } from './workspace/work-spaces/index.ts';
import { registerNotices } from './community/notices/index.ts';
import { registerFiles } from './site/files/index.ts';
import { registerEvents } from './notifications/live-events/index.ts';
import { registerWorkspaceExports } from './workspace/workspace-export/index.ts';
import { registerHealth } from './system/health/index.ts';
import { registerNotifications } from './notifications/notifications/index.ts';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { registerIdempotencyCleanUp } from './platform/idempotency/clean-up.ts';
import type { Platform } from './platform/platform.ts';
import { registerPersonalDataRights } from './accounts/personal-data/index.ts';
import { registerPopups } from './site/popups/index.ts';
import { registerRegions } from './site/regions/index.ts';
import { registerReleaseHealth } from './releases/release-health/index.ts';
import { registerReleases } from './releases/releases/index.ts';
import { registerSchedules } from './workspace/schedules/index.ts';
import { registerStaffLog } from './audit/staff-log/index.ts';
import { registerSecurityEventList } from './audit/security-events/index.ts';
import { registerSystemDocuments } from './site/system-documents/index.ts';
import { registerAccounts } from './accounts/accounts/index.ts';
import { registerVisits } from './site/visits/index.ts';
import { registerWebHost } from './system/web-host/index.ts';
import { registerWorkDashboard } from './workspace/work-dashboard/index.ts';
import { registerWorkRequests } from './workspace/work-requests/index.ts';

/**
 * Builds the server: every feature on one HTTP app. The web host is registered last, because it answers every address
 * that no call serves.
 */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const app = await createHttpApp(platform);
  registerIdempotencyCleanUp(platform);
  const features = [
    registerHealth,
    registerApiDocs,
    registerAccounts,
    registerFiles,
    registerRegions,
    registerAdvertisements,
    registerVisits,
    registerPopups,
    registerSystemDocuments,
    registerNotices,
    registerNotifications,
    registerStaffLog,
    registerSecurityEventList,
    registerWorkSpaces,
    registerAiDocuments,
    registerSchedules,
    registerApartmentInfo,
    registerWorkRequests,
    registerWorkDashboard,
    registerWorkspaceExports,
    registerEvents,
    registerReleases,
    registerReleaseHealth,
    registerPersonalDataRights,
    registerWebHost,
  ];
  for (const register of features) await register(app);
  return app;
}
