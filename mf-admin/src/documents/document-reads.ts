import {
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
} from '@danji/contracts/commons/system-document.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** What a change of the documents touches. */
export const DOCUMENT_READS = [
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
  listStaffLog,
];
