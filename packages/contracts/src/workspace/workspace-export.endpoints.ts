import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, timestamp, spaceId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { workspaceExport } from './workspace-export.ts';

/** Only masters of a work space may make these calls. */
export const listWorkspaceExports = defineEndpoint({
  id: 'apts.list_hand_overs',
  title: '인수인계 파일 목록',
  method: 'GET',
  path: '/api/apts/apart_work_hand_over/',
  audience: ['general'],
  reads: ['workspace_export', 'work_space'],
  origin: 'extension',
  summary: 'Exports of a whole work space, newest first, for its masters.',
  query: strictObject({ ...pageQuery, space_id: spaceId }),
  response: pageOf(workspaceExport),
});

export const startWorkspaceExport = defineEndpoint({
  id: 'apts.start_hand_over',
  title: '인수인계 파일 만들기',
  method: 'POST',
  path: '/api/apts/apart_work_hand_over/',
  audience: ['general'],
  changes: ['workspace_export'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Starts an export of all data and files of a work space; one at a time (409).',
  body: strictObject({ space_id: spaceId }),
  response: workspaceExport,
});

export const createWorkspaceExportLink = defineEndpoint({
  id: 'apts.link_hand_over',
  title: '인수인계 파일 주소 만들기',
  method: 'POST',
  isReadOnly: true,
  path: '/api/apts/apart_work_hand_over_link/{id}/',
  audience: ['general'],
  changes: ['workspace_export'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'An address from which the signed-in master downloads the export in the next minutes.',
  response: strictObject({ url: Type.String(), expires: timestamp }),
});

export const downloadWorkspaceExport = defineEndpoint({
  id: 'apts.download_hand_over',
  title: '인수인계 파일 내려받기',
  method: 'GET',
  path: '/api/apts/apart_work_hand_over_download/{id}/',
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'The ZIP, with the proof `t` of an address we gave; it works only as long as that person is a master of the work space.',
  query: strictObject({ t: Type.String({ maxLength: 200 }) }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['application/zip'],
});
