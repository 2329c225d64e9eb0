import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, nullable } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  changeReason,
  channelChange,
  channelChangeResult,
  channelDocument,
  loggedChannelEntry,
  cohorts,
  percent,
  releaseCleanUp,
  expectedRevision,
} from './channel.ts';
import { overrides, overrideTarget, releaseId, releaseManifest, remoteName, signature } from './release.ts';

export const getChannel = defineEndpoint({
  id: 'releases.get_channel',
  title: '적용 중인 릴리스',
  method: 'GET',
  path: '/api/releases/channel/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary:
    'The channel document in force: active, previous and candidate release of every hosted remote, and what was revoked.',
  response: strictObject({ ...channelDocument.properties, signature }),
});

export const startCanary = defineEndpoint({
  id: 'releases.start_canary',
  title: '릴리스 시험',
  method: 'POST',
  path: '/api/releases/canary/',
  audience: ['admin'],
  changes: ['release', 'registry', 'staff_log'],
  origin: 'extension',
  summary:
    'Shows an uploaded release to a part of the visitors, or changes how large the part of the present candidate is.',
  body: strictObject({
    remote: remoteName,
    release: releaseId,
    percent,
    cohorts,
    revision: expectedRevision,
    reason: Type.Optional(changeReason),
  }),
  logged: loggedChannelEntry,
  response: channelChangeResult,
});

export const rollBackRelease = defineEndpoint({
  id: 'releases.roll_back',
  title: '릴리스 되돌리기',
  method: 'POST',
  path: '/api/releases/rollback/',
  audience: ['admin'],
  changes: ['release', 'registry', 'staff_log'],
  origin: 'extension',
  summary: 'Takes the candidate of a remote away; without a candidate the previous release becomes the active one.',
  body: strictObject({ remote: remoteName, revision: expectedRevision, reason: changeReason }),
  logged: loggedChannelEntry,
  response: channelChangeResult,
});

export const revokeRelease = defineEndpoint({
  id: 'releases.revoke',
  title: '릴리스 회수',
  method: 'POST',
  path: '/api/releases/revoke/',
  audience: ['admin'],
  changes: ['release', 'registry', 'staff_log'],
  origin: 'extension',
  summary: 'Takes a release back for good: nobody loads it any more, and tabs that run it replace it at once.',
  body: strictObject({ remote: remoteName, release: releaseId, revision: expectedRevision, reason: changeReason }),
  logged: loggedChannelEntry,
  response: channelChangeResult,
});

export const pinRelease = defineEndpoint({
  id: 'releases.pin',
  title: '릴리스 고정·해제',
  method: 'POST',
  path: '/api/releases/pin/',
  audience: ['admin'],
  changes: ['release', 'registry', 'staff_log'],
  origin: 'extension',
  summary:
    'Pins the active release of a remote, so that it is not rolled back automatically, or unpins it. Another active release ends the pin.',
  body: strictObject({
    remote: remoteName,
    pinned: Type.Boolean({ label: '고정' }),
    revision: expectedRevision,
    reason: changeReason,
  }),
  logged: loggedChannelEntry,
  response: channelChangeResult,
});

export const listChannelChanges = defineEndpoint({
  id: 'releases.list_changes',
  title: '릴리스 적용 이력',
  method: 'GET',
  path: '/api/releases/history/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary: 'Every revision of the channel with who made it and why, newest first.',
  query: strictObject({ ...pageQuery, remote: Type.Optional(remoteName) }),
  response: pageOf(channelChange),
});

export const listCleanUps = defineEndpoint({
  id: 'releases.list_clean_ups',
  title: '릴리스 정리 이력',
  method: 'GET',
  path: '/api/releases/clean-ups/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary: 'What the nightly clean-up removed, newest first; nights without anything to remove are left out.',
  query: strictObject(pageQuery),
  response: pageOf(releaseCleanUp),
});

export const getReleaseManifest = defineEndpoint({
  id: 'releases.get_manifest',
  title: '릴리스 내용',
  method: 'GET',
  path: '/api/releases/{remote}/{release}/',
  audience: ['admin'],
  origin: 'extension',
  summary: '`release.json` of an uploaded release.',
  response: releaseManifest,
});

export const overrideRelease = defineEndpoint({
  id: 'releases.override',
  title: '내 브라우저만 다른 릴리스',
  method: 'POST',
  path: '/api/releases/override/',
  audience: ['staff'],
  changes: ['registry'],
  origin: 'extension',
  summary:
    'Points one remote at another uploaded release or at a development server, for this browser only; `null` ends that.',
  body: strictObject({ remote: remoteName, target: nullable(overrideTarget) }),
  logged: overrides,
  response: strictObject({ override: overrides }),
});
