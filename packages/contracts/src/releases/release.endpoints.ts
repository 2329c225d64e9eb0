import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, closed } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { changeReason, channelChanged, seenRevision } from './channel.ts';
import { registry, releaseId, releaseManifest, releaseRow, remoteName } from './release.ts';

export const getRegistry = defineEndpoint({
  id: 'releases.get_registry',
  method: 'GET',
  path: '/api/releases/registry/',
  access: 'public',
  origin: 'extension',
  summary: 'The remotes this visitor may load, each with its active release.',
  response: registry,
});

export const publishRelease = defineEndpoint({
  id: 'releases.publish',
  method: 'POST',
  withoutIdempotencyKey: 'unique',
  path: '/api/releases/',
  access: 'admin',
  origin: 'extension',
  encoding: 'multipart',
  summary: 'Uploads a release: `manifest` (release.json) and its files. Write-once: the same id again is a conflict.',
  body: closed({ manifest: Type.String(), files: Type.Array(binary) }),
  response: closed({ release: releaseManifest, created: Type.Boolean() }),
});

export const promoteRelease = defineEndpoint({
  id: 'releases.promote',
  method: 'POST',
  path: '/api/releases/promote/',
  access: 'admin',
  origin: 'extension',
  summary:
    'Makes an uploaded release the active one of its remote, for everybody; a candidate ends. Refused when the channel moved on since `revision`.',
  body: closed({ remote: remoteName, release: releaseId, revision: seenRevision, reason: Type.Optional(changeReason) }),
  response: channelChanged,
});

export const listReleases = defineEndpoint({
  id: 'releases.list',
  method: 'GET',
  path: '/api/releases/',
  access: 'admin',
  origin: 'extension',
  summary: 'Uploaded releases, newest first.',
  query: closed({ ...pageQuery, remote: Type.Optional(remoteName) }),
  response: closed({ ...pageOf(releaseRow).properties, revision: Type.Integer() }),
});
