import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerEraseAccounts } from './erase-accounts.job.ts';
import { registerOwnExportRoutes } from './own-export.routes.ts';

/** What people may demand for their personal data: that it is erased after a withdrawal, and a copy of it. */
export async function registerPersonalDataRights(app: FastifyInstance): Promise<void> {
  registerPersonalData(app.platform, 'own_export', {
    erase: async (db, { id }) => {
      await db.deleteFrom('own_export').where('user_id', '=', id).execute();
    },
  });
  registerOwnExportRoutes(app);
  registerEraseAccounts(app.platform);
}
