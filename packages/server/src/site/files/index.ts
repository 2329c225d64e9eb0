import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerFileCollection } from './collect-files.ts';
import { registerEditorImageRoutes } from './editor-image.routes.ts';
import { registerFileRoutes } from './file.routes.ts';
import { registerUploadRoutes } from './upload.routes.ts';
import { filePersonalData } from './personal-data.ts';

export { checkDocument } from './document-check.ts';
export { toExcerpt } from './document-excerpt.ts';
export { listAttachments } from './record-file.repository.ts';
export { releaseDocumentFiles, syncDocumentFiles } from './document-files.ts';
export { purgeDeleted } from './purge-deleted.ts';
export { listPictures } from './document-pictures.ts';
export { toStoredFiles } from './file.presenter.ts';
export { toDisposition, toFileName } from './file-name.ts';
export { claimFile, releaseFile, storeImage } from './file.service.ts';
export { publicFileUrl, toFileUrl } from './file-url.ts';
export { ownerAndStaffMayRead, registerFileUse } from './file-use.ts';
export { readUploads } from './read-uploads.ts';

/** Uploaded files, and the pictures of documents. */
export async function registerFiles(app: FastifyInstance): Promise<void> {
  registerUploadRoutes(app);
  registerEditorImageRoutes(app);
  registerFileRoutes(app);
  registerFileCollection(app);
  registerPersonalData(app.platform, 'files', filePersonalData);
}
