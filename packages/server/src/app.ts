import type { FastifyInstance } from 'fastify';
import { registerAdvertisements } from './advertisements/index.ts';
import { registerApartmentInfo } from './apartment-info/index.ts';
import { registerAiDocuments } from './ai-documents/index.ts';
import { registerApiDocs } from './api-docs/index.ts';
import { registerWorkSpaces } from './work-spaces/index.ts';
import { registerNotices } from './notices/index.ts';
import { registerFiles } from './files/index.ts';
import { registerEvents } from './events/index.ts';
import { registerWorkspaceExports } from './workspace-export/index.ts';
import { registerHealth } from './health/index.ts';
import { registerNotifications } from './notifications/index.ts';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { registerIdempotencyCleanUp } from './platform/idempotency/clean-up.ts';
import type { Platform } from './platform/platform.ts';
import { registerPersonalDataRights } from './personal-data/index.ts';
import { registerPopups } from './popups/index.ts';
import { registerRegions } from './regions/index.ts';
import { registerReleaseHealth } from './release-health/index.ts';
import { registerReleases } from './releases/index.ts';
import { registerSchedules } from './schedules/index.ts';
import { registerStaffLog } from './staff-log/index.ts';
import { registerSecurityEventList } from './security-events/index.ts';
import { registerSystemDocuments } from './system-documents/index.ts';
import { registerAccounts } from './accounts/index.ts';
import { registerVisits } from './visits/index.ts';
import { registerWebHost } from './web-host/index.ts';
import { registerWorkDashboard } from './work-dashboard/index.ts';
import { registerWorkRequests } from './work-requests/index.ts';

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
