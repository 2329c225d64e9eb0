import type { FastifyInstance } from 'fastify';
import { collectFiles } from './collect-files.ts';
import { fileRoutes } from './file.routes.ts';
import { regionRoutes } from './region.routes.ts';
import { uploadRoutes } from './upload.routes.ts';

export { claimFile, releaseFile, storeImage } from './file.service.ts';
export { publicFileUrl, toFileUrl } from './file-url.ts';
export { registerFileUse, staffMayRead } from './file-use.ts';

/** Files and regions. */
export async function registerCommons(app: FastifyInstance): Promise<void> {
  uploadRoutes(app);
  fileRoutes(app);
  regionRoutes(app);
  collectFiles(app);
}
