import type { FastifyInstance } from 'fastify';
import { collectFiles } from './collect-files.ts';
import { editorImageRoutes } from './editor-image.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { uploadRoutes } from './upload.routes.ts';

export { checkDocument } from './document-check.ts';
export { toExcerpt } from './document-excerpt.ts';
export { listAttachments } from './document-file.repository.ts';
export { releaseDocumentFiles, syncDocumentFiles } from './document-files.ts';
export { dropDeleted } from './drop-deleted.ts';
export { listPictures } from './document-pictures.ts';
export { toStoredFiles } from './file.presenter.ts';
export { toDisposition, toFileName } from './file-name.ts';
export { claimFile, releaseFile, storeImage } from './file.service.ts';
export { publicFileUrl, toFileUrl } from './file-url.ts';
export { ownerAndStaffMayRead, registerFileUse } from './file-use.ts';
export { readUploads } from './read-uploads.ts';

/** Uploaded files, and the pictures of documents. */
export async function registerCommons(app: FastifyInstance): Promise<void> {
  uploadRoutes(app);
  editorImageRoutes(app);
  fileRoutes(app);
  collectFiles(app);
}
