import type { StoredFileType } from '@danji/contracts/site/file-types';
/** A kind of file that may be stored. `extensions[0]` is its usual one; `image` kinds are re-encoded. */
export type FileKind = {
  mime: StoredFileType | `${'text/plain' | 'text/csv'}; charset=utf-8`;
  extensions: readonly string[];
  image?: true;
};

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const DOCX: FileKind = { mime: `${OPEN_XML}.wordprocessingml.document`, extensions: ['docx'] };
const XLSX: FileKind = { mime: `${OPEN_XML}.spreadsheetml.sheet`, extensions: ['xlsx'] };
const PPTX: FileKind = { mime: `${OPEN_XML}.presentationml.presentation`, extensions: ['pptx'] };
const HWPX: FileKind = { mime: 'application/hwp+zip', extensions: ['hwpx'] };
const DOC: FileKind = { mime: 'application/msword', extensions: ['doc'] };
const XLS: FileKind = { mime: 'application/vnd.ms-excel', extensions: ['xls'] };
const PPT: FileKind = { mime: 'application/vnd.ms-powerpoint', extensions: ['ppt'] };
const HWP: FileKind = { mime: 'application/x-hwp', extensions: ['hwp'] };

const ZIP_HEAD = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of a compound file: the container of the older office formats and of HWP. */
const COMPOUND_HEAD = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Entry names distinguish the Open XML kinds; they are plain text in the archive's directory. */
const ZIP_ENTRIES: [string, FileKind][] = [
  ['word/document.xml', DOCX],
  ['xl/workbook.', XLSX],
  ['ppt/presentation.xml', PPTX],
  ['Contents/content.hpf', HWPX],
];
/** Stream names of a compound file, UTF-16. */
const COMPOUND_STREAMS: [string, FileKind][] = [
  ['HwpSummaryInformation', HWP],
  ['WordDocument', DOC],
  ['Workbook', XLS],
  ['PowerPoint Document', PPT],
];

/** Finds the office kind of a file. */
export function findOfficeKind(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 4).equals(ZIP_HEAD))
    return ZIP_ENTRIES.find(([entry]) => bytes.includes(entry, 0, 'latin1'))?.[1];
  if (bytes.subarray(0, 8).equals(COMPOUND_HEAD))
    return COMPOUND_STREAMS.find(([stream]) => bytes.includes(stream, 0, 'utf16le'))?.[1];
  return undefined;
}
