import { defineEndpoint } from '../define-endpoint.ts';
import { ok } from '../fields.ts';
import { viewerParams as params, viewers } from '../site/viewer.ts';

export const listAiDocumentViewers = defineEndpoint({
  id: 'apts.list_ai_document_viewers',
  title: 'AI 문서를 열어 둔 사람',
  method: 'GET',
  path: '/api/apts/ai_document_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  reads: ['ai_document_viewer'],
  origin: 'extension',
  summary: 'The other tabs in which the document is open, the first opened first.',
  response: viewers,
});

export const announceAiDocumentViewer = defineEndpoint({
  id: 'apts.announce_ai_document_viewer',
  title: 'AI 문서 열어 두기',
  method: 'PUT',
  path: '/api/apts/ai_document_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Says that a tab has the document open, also as its heartbeat, and returns the other tabs.',
  response: viewers,
});

export const removeAiDocumentViewer = defineEndpoint({
  id: 'apts.remove_ai_document_viewer',
  title: 'AI 문서 닫기',
  method: 'DELETE',
  path: '/api/apts/ai_document_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  changes: ['ai_document_viewer'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Says that a tab has closed the document.',
  response: ok,
});
