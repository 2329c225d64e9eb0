import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { openStorage } from '../../platform/storage/object-storage.ts';
import { spacePurges } from '../work-spaces/index.ts';
import { purgeExportsOf } from './space-purge.ts';
import { cleanUpExports, collectExportOrphans } from './clean-up.ts';
import { createExport } from './create-export.job.ts';
import { workspaceExportPersonalData } from './personal-data.ts';
import { registerWorkspaceExportRoutes } from './workspace-export.routes.ts';

/** Exports of a whole work space for those who take it over. */
export const workspaceExport = defineFeature({
  name: 'workspace_export',
  open: ({ platform }) => openStorage(platform.config, 'hand-overs'),
  routes: [registerWorkspaceExportRoutes],
  jobs: [createExport, cleanUpExports, collectExportOrphans],
  personalData: workspaceExportPersonalData,
  contributions: [contribute(spacePurges, 'exports', purgeExportsOf)],
});
