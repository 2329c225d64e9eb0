import { defineEndpoint } from '../define-endpoint.ts';
import { workSpace } from './work-space.ts';

export const archiveWorkSpace = defineEndpoint({
  id: 'apts.archive_work_space',
  title: '워크스페이스 보관',
  method: 'POST',
  path: '/api/apts/apart_work_space_archive/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  origin: 'extension',
  summary:
    'Puts a work space away (master, staff): nobody works in it, its master can export and restore it at any time. Its members are told.',
  logged: workSpace,
  response: workSpace,
});

export const deleteWorkSpace = defineEndpoint({
  id: 'apts.delete_work_space',
  title: '워크스페이스 삭제',
  method: 'DELETE',
  path: '/api/apts/apart_work_space/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  origin: 'extension',
  summary:
    'Deletes a work space (master, staff). Its master can export and restore it for 30 days; then its contents are deleted for good. Its members are told.',
  logged: workSpace,
  response: workSpace,
});

export const restoreWorkSpace = defineEndpoint({
  id: 'apts.restore_work_space',
  title: '워크스페이스 되살리기',
  method: 'POST',
  path: '/api/apts/apart_work_space_restore/{id}/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  origin: 'extension',
  summary: 'Restores an archived or deleted work space (master, staff). Its members are told.',
  logged: workSpace,
  response: workSpace,
});
