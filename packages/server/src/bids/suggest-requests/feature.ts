import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses } from '../../site/files/index.ts';
import { spacePurges } from '../../workspace/work-spaces/index.ts';
import { workspaceExports } from '../../workspace/workspace-export/index.ts';
import { awardRevocations, requestDecisions } from '../suggest-items/index.ts';
import { decideRequests, revokeAward } from './decide-requests.ts';
import { seedDemoRequests } from './demo-requests.ts';
import { suggestRequestExportContributor } from './export-contributor.ts';
import { readersOfRequest } from './file-access.ts';
import { suggestRequestPersonalData } from './personal-data.ts';
import { purgeSuggestRequestsOf } from './space-purge.ts';
import { SUGGEST_REQUEST_FILE_USE } from './suggest-request.repository.ts';
import { registerSuggestRequestRoutes } from './suggest-request.routes.ts';

/** Requests (offers) of vendors on bid notices, sealed where the kind of the notice says so. */
export const suggestRequests = defineFeature({
  name: 'suggest_requests',
  routes: [registerSuggestRequestRoutes],
  personalData: suggestRequestPersonalData,
  demo: { name: 'suggest_requests', order: 64, seed: seedDemoRequests },
  contributions: [
    contribute(requestDecisions, 'suggest_requests', decideRequests),
    contribute(awardRevocations, 'suggest_requests', revokeAward),
    contribute(fileUses, SUGGEST_REQUEST_FILE_USE, readersOfRequest),
    contribute(spacePurges, 'suggest_requests', purgeSuggestRequestsOf),
    contribute(workspaceExports, 'suggest_requests', suggestRequestExportContributor),
  ],
});
