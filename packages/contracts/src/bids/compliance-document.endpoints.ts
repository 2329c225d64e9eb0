import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, labelled, ok, search, seenVersion, strictObject, text } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  COMPLIANCE_DOCUMENT_LIMITS,
  complianceDocument,
  complianceDocumentFields,
  ComplianceDocumentState,
  complianceFileIds,
  loggedComplianceDocument,
} from './compliance-document.ts';

const { CHECKED, REFUSED } = ComplianceDocumentState;

export const listComplianceDocuments = defineEndpoint({
  id: 'users.list_compliance_documents',
  title: '증빙 서류 목록',
  method: 'GET',
  path: '/api/users/compliance_document/',
  audience: ['brand', 'staff'],
  reads: ['compliance_document', 'user'],
  origin: 'extension',
  summary:
    'Compliance documents, the last changed first, by title, number, issuer or the name of the brand: a brand’s own, for staff all or those of one brand.',
  query: strictObject({
    ...pageQuery,
    search,
    state: Type.Optional(ComplianceDocumentState.schema),
    brand_id: Type.Optional(labelled('업체 번호', id)),
  }),
  response: pageOf(complianceDocument),
});

export const getComplianceDocument = defineEndpoint({
  id: 'users.get_compliance_document',
  title: '증빙 서류 보기',
  method: 'GET',
  path: '/api/users/compliance_document/{id}/',
  audience: ['brand', 'staff'],
  reads: ['compliance_document', 'user'],
  origin: 'extension',
  summary: 'One compliance document with its files, for its brand and staff.',
  response: complianceDocument,
});

export const createComplianceDocument = defineEndpoint({
  id: 'users.create_compliance_document',
  title: '증빙 서류 등록',
  method: 'POST',
  path: '/api/users/compliance_document/',
  audience: ['brand'],
  changes: ['compliance_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Adds a licence, an insurance or another document of the calling brand, which staff then check.',
  body: strictObject({ ...complianceDocumentFields, file_ids: complianceFileIds }),
  response: complianceDocument,
});

export const updateComplianceDocument = defineEndpoint({
  id: 'users.update_compliance_document',
  title: '증빙 서류 수정',
  method: 'PUT',
  path: '/api/users/compliance_document/{id}/',
  audience: ['brand'],
  changes: ['compliance_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Changes a document of the calling brand or replaces its files; what has changed is checked again. `updated` is that of the version the caller has seen.',
  body: strictObject({ ...complianceDocumentFields, file_ids: complianceFileIds, updated: seenVersion }),
  response: complianceDocument,
});

export const deleteComplianceDocument = defineEndpoint({
  id: 'users.delete_compliance_document',
  title: '증빙 서류 삭제',
  method: 'DELETE',
  path: '/api/users/compliance_document/{id}/',
  audience: ['brand'],
  changes: ['compliance_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Deletes a document of the calling brand; it can be restored for 30 days.',
  response: ok,
});

export const restoreComplianceDocument = defineEndpoint({
  id: 'users.restore_compliance_document',
  title: '증빙 서류 되살리기',
  method: 'POST',
  path: '/api/users/compliance_document_restore/{id}/',
  audience: ['brand'],
  changes: ['compliance_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Puts a deleted document of the calling brand back as it was.',
  response: ok,
});

export const decideComplianceDocument = defineEndpoint({
  id: 'users.decide_compliance_document',
  title: '증빙 서류 확인·반려',
  method: 'PUT',
  path: '/api/users/compliance_document_decision/{id}/',
  audience: ['staff'],
  changes: ['compliance_document', 'staff_log'],
  origin: 'extension',
  summary:
    'Checks a document (1) or refuses it (2) with a reason, and tells its brand. `updated` is that of the version the caller has seen.',
  body: strictObject({
    state: Type.Unsafe<1 | 2>({ type: 'integer', enum: [CHECKED, REFUSED], label: '상태' }),
    reason: Type.Optional(text('반려 사유', COMPLIANCE_DOCUMENT_LIMITS.reasonCharacters)),
    updated: seenVersion,
  }),
  logged: loggedComplianceDocument,
  response: complianceDocument,
});
