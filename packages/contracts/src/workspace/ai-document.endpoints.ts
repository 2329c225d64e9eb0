import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES, richDocument } from '../documents/rich-document.ts';
import { binary, strictObject, id, ok, oneOf, search, userId, spaceId, seenVersion } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  aiAnswers,
  aiDocument,
  aiDocumentSummary,
  aiDocumentTitle,
  aiDocumentType,
  aiDocumentVersion,
  aiDocumentVersionSummary,
  aiLimit,
  ANSWERS_BODY_BYTES,
} from './ai-document.ts';

export const listAiDocuments = defineEndpoint({
  id: 'apts.list_ai_documents',
  title: 'AI 문서 목록',
  method: 'GET',
  path: '/api/apts/ai_document/',
  audience: ['general'],
  reads: ['ai_document'],
  summary:
    'Documents of a work space for its members, or without `space_id` of every work space one is in, last changed first. `search` finds a part of the title or the text.',
  query: strictObject({
    ...pageQuery,
    space_id: Type.Optional(spaceId),
    search,
    document_type: Type.Optional(aiDocumentType),
  }),
  response: pageOf(aiDocumentSummary),
});

export const createAiDocument = defineEndpoint({
  id: 'apts.create_ai_document',
  title: 'AI 문서 만들기',
  method: 'POST',
  path: '/api/apts/ai_document/',
  audience: ['general'],
  changes: ['ai_document'],
  summary:
    'Makes a document with the answers of its form; nothing is generated yet. With `is_blank` it has an empty text to write into, and its answers may be incomplete.',
  maxBodyBytes: ANSWERS_BODY_BYTES,
  body: strictObject({
    space_id: spaceId,
    document_type: aiDocumentType,
    title: aiDocumentTitle,
    answers: aiAnswers,
    is_blank: Type.Optional(Type.Boolean({ label: '빈 문서' })),
  }),
  response: aiDocument,
});

export const copyAiDocument = defineEndpoint({
  id: 'apts.copy_ai_document',
  title: 'AI 문서 사본 만들기',
  method: 'POST',
  path: '/api/apts/ai_document_copy/',
  audience: ['general'],
  changes: ['ai_document'],
  origin: 'extension',
  summary: 'Copies a document that has a text, with its pictures, into the same work space; no limit of AI counts it.',
  body: strictObject({ document_id: id }),
  response: aiDocument,
});

export const getAiDocument = defineEndpoint({
  id: 'apts.get_ai_document',
  title: 'AI 문서 보기',
  method: 'GET',
  path: '/api/apts/ai_document/{id}/',
  audience: ['general'],
  reads: ['ai_document'],
  summary: 'One document, with what has been written so far.',
  response: aiDocument,
});

export const updateAiDocument = defineEndpoint({
  id: 'apts.update_ai_document',
  title: 'AI 문서 수정',
  method: 'PUT',
  path: '/api/apts/ai_document/{id}/',
  audience: ['general'],
  changes: ['ai_document_version'],
  origin: 'extension',
  summary:
    'Changes title, answers or text. `updated` is that of the version the caller has seen; if it has changed since, 409 with the newer one as `current`.',
  maxBodyBytes: DOCUMENT_BODY_BYTES + ANSWERS_BODY_BYTES,
  body: strictObject({
    title: Type.Optional(aiDocumentTitle),
    answers: Type.Optional(aiAnswers),
    content: Type.Optional(richDocument),
    updated: seenVersion,
  }),
  response: aiDocument,
});

export const deleteAiDocument = defineEndpoint({
  id: 'apts.delete_ai_document',
  title: 'AI 문서 삭제',
  method: 'DELETE',
  path: '/api/apts/ai_document/{id}/',
  audience: ['general'],
  changes: ['ai_document'],
  origin: 'extension',
  summary: 'Deletes a document (its writer, masters); it can be restored for 30 days.',
  response: ok,
});

export const restoreAiDocument = defineEndpoint({
  id: 'apts.restore_ai_document',
  title: 'AI 문서 되살리기',
  method: 'POST',
  path: '/api/apts/ai_document_restore/{id}/',
  audience: ['general'],
  changes: ['ai_document'],
  origin: 'extension',
  summary: 'Puts a deleted document back as it was.',
  response: ok,
});

export const generateAiDocument = defineEndpoint({
  id: 'apts.generate_ai_document',
  title: 'AI 문서 작성 시작',
  method: 'POST',
  path: '/api/apts/ai_document_generate/',
  audience: ['general'],
  changes: ['ai_document'],
  summary:
    'Starts to write the document and answers at once; a document that is being written stays so. 429 when the limit of the day or the week, or of the attempts of the day, is reached.',
  body: strictObject({ document_id: id }),
  response: aiDocument,
});

export const cancelAiDocument = defineEndpoint({
  id: 'apts.cancel_ai_document',
  title: 'AI 문서 작성 멈춤',
  method: 'POST',
  path: '/api/apts/ai_document_cancel/',
  audience: ['general'],
  changes: ['ai_document'],
  origin: 'extension',
  summary: 'Stops the writing of a document (who started it, masters); it counts if a text has come.',
  body: strictObject({ document_id: id }),
  response: aiDocument,
});

export const getAiLimit = defineEndpoint({
  id: 'apts.get_ai_limit',
  title: 'AI 문서 남은 횟수',
  method: 'GET',
  path: '/api/apts/ai_document_limit/',
  audience: ['general', 'staff'],
  reads: ['ai_document'],
  summary:
    'How many documents a person had written today and this week (Asia/Seoul), and how often they tried today: oneself, or anybody for staff.',
  query: strictObject({ user_id: Type.Optional(userId) }),
  response: aiLimit,
});

export const listAiDocumentVersions = defineEndpoint({
  id: 'apts.list_ai_document_versions',
  title: 'AI 문서 지난 판 목록',
  method: 'GET',
  path: '/api/apts/ai_document_version/',
  audience: ['general'],
  reads: ['ai_document', 'ai_document_version'],
  origin: 'extension',
  summary: 'Earlier texts of a document, the newest first.',
  query: strictObject({ ...pageQuery, document_id: id }),
  response: pageOf(aiDocumentVersionSummary),
});

export const getAiDocumentVersion = defineEndpoint({
  id: 'apts.get_ai_document_version',
  title: 'AI 문서 지난 판 보기',
  method: 'GET',
  path: '/api/apts/ai_document_version/{id}/',
  audience: ['general'],
  reads: ['ai_document', 'ai_document_version'],
  origin: 'extension',
  summary: 'One earlier text.',
  response: aiDocumentVersion,
});

export const restoreAiDocumentVersion = defineEndpoint({
  id: 'apts.restore_ai_document_version',
  title: 'AI 문서 지난 판으로 되돌리기',
  method: 'POST',
  path: '/api/apts/ai_document_version_restore/',
  audience: ['general'],
  changes: ['ai_document_version'],
  origin: 'extension',
  summary:
    'Makes an earlier text the present one; the present one becomes a version. `updated` as in the change of a document.',
  body: strictObject({ version_id: id, updated: seenVersion }),
  response: aiDocument,
});

export const exportAiDocument = defineEndpoint({
  id: 'apts.export_ai_document',
  title: 'AI 문서 내려받기',
  method: 'GET',
  path: '/api/apts/ai_document_export/{id}/',
  audience: ['general'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'The document as a file, fonts embedded.',
  query: strictObject({ format: oneOf('pdf', 'docx') }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
});
