import { defineFeature } from '../../platform/features/define-feature.ts';
import { eraseAccounts } from './erase-accounts.job.ts';
import { deleteDownload } from './own-export.repository.ts';
import { registerOwnExportRoutes } from './own-export.routes.ts';

/** The rights of people over their personal data: it is erased after a withdrawal, and they get a copy of it. */
export const personalDataRights = defineFeature({
  name: 'own_export',
  routes: [registerOwnExportRoutes],
  jobs: [eraseAccounts],
  personalData: { erase: (db, { id }) => deleteDownload(db, id) },
});
