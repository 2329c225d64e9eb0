import { defineEndpoint } from '../define-endpoint.ts';
import { ok } from '../fields.ts';
import { viewerParams as params, viewers } from '../site/viewer.ts';

export const listSuggestItemViewers = defineEndpoint({
  id: 'suggest_items.list_viewers',
  title: '입찰공고를 열어 둔 사람',
  method: 'GET',
  path: '/api/apts/suggest_item_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  reads: ['suggest_item_viewer'],
  origin: 'extension',
  summary: 'The other tabs in which the form of the notice is open, the first opened first.',
  response: viewers,
});

export const announceSuggestItemViewer = defineEndpoint({
  id: 'suggest_items.announce_viewer',
  title: '입찰공고 열어 두기',
  method: 'PUT',
  path: '/api/apts/suggest_item_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Says that a tab has the form of the notice open, also as its heartbeat, and returns the other tabs.',
  response: viewers,
});

export const removeSuggestItemViewer = defineEndpoint({
  id: 'suggest_items.remove_viewer',
  title: '입찰공고 닫기',
  method: 'DELETE',
  path: '/api/apts/suggest_item_viewer/{id}/{tab_id}/',
  params,
  audience: ['general'],
  changes: ['suggest_item_viewer'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Says that a tab has closed the form of the notice.',
  response: ok,
});
