import type { FastifyInstance } from 'fastify';

export { claimFile, releaseFile, storeImage } from './file.service.ts';
export { publicFileUrl, toFileUrl } from './file-url.ts';
export { type MayReadFile, registerFileUse, staffMayRead } from './file-use.ts';

/** Files and regions. */
export async function registerCommons(_app: FastifyInstance): Promise<void> {}
