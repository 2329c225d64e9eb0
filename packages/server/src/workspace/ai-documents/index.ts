/** The maker of PDF and Word files out of rich documents, in a thread of its own and by turns. */
export { type FileRequest, writeFile } from './export/write-file.ts';
