export { withCopiedPictures } from './copy-pictures.ts';
export { storeDemoDrawing } from './demo-drawing.ts';
export { checkDocument } from './document-check.ts';
export { toExcerpt } from './document-excerpt.ts';
export {
  copyRecordFiles,
  listAttachmentNames,
  listAttachments,
  listFileNames,
  listAttachmentsOf,
} from './record-file.repository.ts';
export { releaseDocumentFiles, syncDocumentFiles } from './document-files.ts';
export { purgeDeleted } from './purge-deleted.ts';
export { listPictures } from './document-pictures.ts';
export { toStoredFiles } from './file.presenter.ts';
export { toDisposition, toFileName } from './file-name.ts';
export { claimFile, releaseFile, storeImage } from './file.service.ts';
export { publicFileUrl, toFileUrl } from './file-url.ts';
export type { FileReadPolicy, FileRow, MayReadFile } from './file-read-policy.ts';
export { ownerAndStaffMayRead, fileUses } from './file-use.ts';
export { readUploads } from './read-uploads.ts';
