import {
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
} from '@danji/contracts/commons/system-document.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a change of a document invalidates. */
export const DOCUMENT_READS = [
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
  listStaffLog,
];
