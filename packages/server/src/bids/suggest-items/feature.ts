import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { fileUses } from '../../site/files/index.ts';
import { spacePurges } from '../../workspace/work-spaces/index.ts';
import { workspaceExports } from '../../workspace/workspace-export/index.ts';
import { closeEndedItems } from './close-ended.job.ts';
import { seedDemoItems } from './demo-items.ts';
import { suggestItemExportContributor } from './export-contributor.ts';
import { readersOfItem } from './file-access.ts';
import { suggestItemPersonalData } from './personal-data.ts';
import { purgeSuggestItemsOf } from './space-purge.ts';
import { registerResultPictureRoutes } from './result-picture.routes.ts';
import { registerStaffItemRoutes } from './staff-item.routes.ts';
import { publicSuggestItems } from './suggest-item-list.repository.ts';
import { SUGGEST_ITEM_FILE_USE } from './suggest-item.repository.ts';
import { registerSuggestItemRoutes } from './suggest-item.routes.ts';
import { deleteGoneViewers, registerItemViewerRoutes } from './viewer.routes.ts';

/** Bid notices of complexes: their life, who sees how much of them, and the reads of vendors (FACTS §10.7). */
export const suggestItems = defineFeature({
  name: 'suggest_items',
  routes: [registerSuggestItemRoutes, registerItemViewerRoutes, registerResultPictureRoutes, registerStaffItemRoutes],
  jobs: [closeEndedItems, deleteGoneViewers],
  personalData: suggestItemPersonalData,
  demo: { name: 'suggest_items', order: 63, seed: seedDemoItems },
  contributions: [
    contribute(fileUses, SUGGEST_ITEM_FILE_USE, readersOfItem),
    contribute(publicRecords, 'bids', publicSuggestItems),
    contribute(spacePurges, 'suggest_items', purgeSuggestItemsOf),
    contribute(workspaceExports, 'suggest_items', suggestItemExportContributor),
  ],
});
