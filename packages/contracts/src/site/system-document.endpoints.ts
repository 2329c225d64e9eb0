import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { strictObject, ok } from '../fields.ts';
import { endlessPageQuery, pageOf, pageQuery } from '../page.ts';
import {
  documentType,
  documentVersion,
  staffDocumentSummary,
  systemDocument,
  systemDocumentSummary,
  versionFields,
} from './system-document.ts';

const { document_type, title, content, ...rest } = versionFields;
const ofType = { document_type: documentType };

export const getSystemDocument = defineEndpoint({
  id: 'commons.get_system_document',
  title: '약관·방침 보기',
  method: 'GET',
  path: '/api/commons/system_document/',
  audience: ['everybody'],
  reads: ['system_document'],
  summary: 'The version in force today (Asia/Seoul).',
  query: strictObject(ofType),
  response: systemDocument,
});

export const createSystemDocument = defineEndpoint({
  id: 'commons.create_system_document',
  title: '약관·방침 새 판',
  method: 'POST',
  path: '/api/commons/system_document/',
  audience: ['staff'],
  changes: ['system_document', 'staff_log'],
  summary:
    'Announces a new version; members are notified. Terms are announced 7 days before, 30 when members must agree again; the first version is not. Left out, it takes effect on the earliest day, members need not agree again, and the summary says that it has changed.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({ document_type, title, content, ...Type.Partial(strictObject(rest)).properties }),
  logged: systemDocumentSummary,
  response: systemDocument,
});

export const listSystemDocumentVersions = defineEndpoint({
  id: 'commons.list_system_document_versions',
  title: '약관·방침 판 목록',
  method: 'GET',
  path: '/api/commons/system_document/versions/',
  audience: ['everybody'],
  reads: ['system_document'],
  origin: 'extension',
  summary: 'Versions announced, in force and past, newest first, without their content.',
  query: strictObject({ ...pageQuery, ...ofType }),
  response: pageOf(systemDocumentSummary),
});

export const getSystemDocumentVersion = defineEndpoint({
  id: 'commons.get_system_document_version',
  title: '약관·방침 한 판 보기',
  method: 'GET',
  path: '/api/commons/system_document/version/',
  audience: ['everybody'],
  reads: ['system_document'],
  origin: 'extension',
  summary: 'One version.',
  query: strictObject({ ...ofType, version: documentVersion }),
  response: systemDocument,
});

export const listStaffSystemDocuments = defineEndpoint({
  id: 'commons.list_staff_system_documents',
  title: '약관·방침 관리 목록',
  method: 'GET',
  path: '/api/commons/system_document/staff/',
  audience: ['staff'],
  reads: ['system_document'],
  origin: 'extension',
  summary: 'Versions with their authors and how many members agreed, newest first.',
  query: strictObject({ ...endlessPageQuery, ...ofType }),
  response: pageOf(staffDocumentSummary),
});

export const deleteSystemDocument = defineEndpoint({
  id: 'commons.delete_system_document',
  title: '약관·방침 예정 취소',
  method: 'DELETE',
  path: '/api/commons/system_document/{id}/',
  audience: ['staff'],
  changes: ['system_document', 'staff_log'],
  origin: 'extension',
  summary: 'Withdraws a version that is not in force yet; members are told.',
  logged: systemDocumentSummary,
  response: ok,
});
