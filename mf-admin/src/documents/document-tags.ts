import {
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
} from '@danji/contracts/site/system-document.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a change of a document invalidates. */
export const DOCUMENT_TAGS = [
  getSystemDocument,
  getSystemDocumentVersion,
  listStaffSystemDocuments,
  listSystemDocumentVersions,
  listStaffLog,
];
