/** The maker of PDF and Word files out of rich documents, in a thread of its own and by turns. */
export type { FileRequest } from './export/write-file.ts';
export { cell as paperCell, name as paperName, note as paperNote, row as paperRow } from './export/paper-parts.ts';
export { PDF_FILES, sendPdf } from './export/send-pdf.ts';
