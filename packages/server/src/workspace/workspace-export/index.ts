import type { FastifyInstance } from 'fastify';
import { openStorage } from '../../platform/storage/object-storage.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerWorkspaceExportRoutes } from './workspace-export.routes.ts';
import { registerCreateExport } from './create-export.job.ts';
import { workspaceExportPersonalData } from './personal-data.ts';

/** Exports of a whole work space for those who take it over. */
export async function registerWorkspaceExports(app: FastifyInstance): Promise<void> {
  const storage = await openStorage(app.platform.config, 'hand-overs');
  registerWorkspaceExportRoutes(app, storage);
  registerCreateExport(app.platform, storage);
  registerCleanUp(app.platform, storage);
  registerPersonalData(app.platform, 'workspace_export', workspaceExportPersonalData);
}
