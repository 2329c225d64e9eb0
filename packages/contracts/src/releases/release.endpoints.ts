import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { changeReason, channelChangeResult, expectedRevision, loggedChannelEntry } from './channel.ts';
import { registry, releaseId, releaseManifest, releaseRow, remoteName } from './release.ts';

export const getRegistry = defineEndpoint({
  id: 'releases.get_registry',
  title: '화면 묶음 목록',
  method: 'GET',
  path: '/api/releases/registry/',
  audience: ['everybody'],
  reads: ['release', 'registry'],
  origin: 'extension',
  summary: 'The remotes this visitor may load, each with its active release.',
  response: registry,
});

export const publishRelease = defineEndpoint({
  id: 'releases.publish',
  title: '릴리스 올리기',
  method: 'POST',
  withoutIdempotencyKey: 'unique',
  path: '/api/releases/',
  audience: ['admin'],
  origin: 'extension',
  encoding: 'multipart',
  summary: 'Uploads a release: `manifest` (release.json) and its files. Write-once: the same id again is a conflict.',
  body: strictObject({
    manifest: Type.String({ maxLength: 1024 * 1024, label: '릴리스 내용' }),
    files: Type.Array(binary, { maxItems: 500, label: '파일' }),
  }),
  logged: strictObject({ remote: remoteName, release: releaseId }),
  response: strictObject({ release: releaseManifest, created: Type.Boolean() }),
});

export const promoteRelease = defineEndpoint({
  id: 'releases.promote',
  title: '릴리스 적용',
  method: 'POST',
  path: '/api/releases/promote/',
  audience: ['admin'],
  changes: ['release', 'registry', 'staff_log'],
  origin: 'extension',
  summary:
    'Makes an uploaded release the active one of its remote, for everybody; a candidate ends. Refused when the channel moved on since `revision`.',
  body: strictObject({
    remote: remoteName,
    release: releaseId,
    revision: expectedRevision,
    reason: Type.Optional(changeReason),
  }),
  logged: loggedChannelEntry,
  response: channelChangeResult,
});

export const listReleases = defineEndpoint({
  id: 'releases.list',
  title: '릴리스 목록',
  method: 'GET',
  path: '/api/releases/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary: 'Uploaded releases, newest first.',
  query: strictObject({ ...pageQuery, remote: Type.Optional(remoteName) }),
  response: strictObject({ ...pageOf(releaseRow).properties, revision: Type.Integer() }),
});
