import type { FastifyInstance } from 'fastify';
import { registerEraseAccounts } from './erase-accounts.job.ts';

/** The end of personal data: erasure after a withdrawal. */
export async function registerPersonalDataRights(app: FastifyInstance): Promise<void> {
  registerEraseAccounts(app.platform);
}
