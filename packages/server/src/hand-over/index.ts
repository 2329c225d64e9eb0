import type { FastifyInstance } from 'fastify';
import { openStorage } from '../platform/storage/object-storage.ts';
import { handleCleanUp } from './clean-up.ts';
import { handOverRoutes } from './hand-over.routes.ts';
import { handleMakeHandOver } from './make-hand-over.ts';

/** Exports of a whole work space for those who take it over. */
export async function registerHandOver(app: FastifyInstance): Promise<void> {
  const storage = await openStorage(app.platform.config, 'hand-overs');
  handOverRoutes(app, storage);
  handleMakeHandOver(app.platform, storage);
  handleCleanUp(app.platform, storage);
}
