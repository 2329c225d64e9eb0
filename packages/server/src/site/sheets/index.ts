/** Sheets (XLSX) that operators fill in and upload: reading one with its cells, and writing the template of one. */
export { readUploadedSheet } from './read-sheet.ts';
export { toText, toWhole } from './cells.ts';
export { writeTemplate } from './write-template.ts';
