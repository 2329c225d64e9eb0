import { beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { ConfigError } from '../../../src/platform/environment-reader.ts';
import { readConfig } from '../../../src/platform/config.ts';
import { buildRelease, host, type BuiltRelease } from './built-release.ts';

const PARTNER = 'https://partner.example';
const MANIFEST = 'mf-manifest.json';

beforeEach(() => testServer().reset());

const buildDescribed = (): BuiltRelease => {
  const content = {
    name: 'danji_community_1a2b',
    metaData: { remoteEntry: { name: 'remote-entry.1a2b.js' }, publicPath: 'auto' },
  };
  return buildRelease('community', { files: { [MANIFEST]: JSON.stringify(content) } });
};

const get = (app: FastifyInstance, url: string, origin: string | undefined) =>
  app.inject({ method: 'GET', url, headers: origin === undefined ? {} : { origin } });

const entryOf = ({ manifest: { remote, release, entry } }: BuiltRelease) => `/remotes/${remote}/${release}/${entry}`;

test('pages of no other origin may load a release, unless RELEASE_ORIGINS lists it', async () => {
  const built = await host(buildDescribed());
  const { app } = testServer();
  for (const url of [entryOf(built), `/remotes/community/${MANIFEST}`]) {
    const { headers, statusCode } = await get(app, url, PARTNER);
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a listed origin may, and no other one; the staff remote stays closed', async () => {
  const built = await host(buildDescribed());
  const staff = await host(buildRelease('admin'));
  const { releaseOrigins } = readConfig({ RELEASE_ORIGINS: `${PARTNER}, https://other.example:8443` });
  const app = await createOtherApp({ releaseOrigins });
  for (const url of [entryOf(built), `/remotes/community/${MANIFEST}`]) {
    const listed = await get(app, url, PARTNER);
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'cross-origin-resource-policy': 'cross-origin',
      vary: expect.stringMatching(/\borigin\b/),
    });
    for (const origin of ['https://elsewhere.example', undefined])
      expect((await get(app, url, origin)).headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await get(app, entryOf(staff), PARTNER)).statusCode).toBe(404);
  expect((await get(app, `/remotes/admin/${MANIFEST}`, PARTNER)).statusCode).toBe(404);
  await app.close();
});

test('the manifest of a remote is that of its active release, with the folder of that release', async () => {
  const { app, url } = testServer();
  expect((await get(app, `/remotes/shop/${MANIFEST}`, undefined)).statusCode).toBe(404);
  for (let release = 0; release < 2; release += 1) {
    const { manifest } = await host(buildDescribed());
    const response = await get(app, `/remotes/community/${MANIFEST}`, undefined);
    expect(response.headers['cache-control']).toBe('public, no-cache');
    expect(response.json<object>()).toMatchObject({
      name: 'danji_community_1a2b',
      metaData: {
        publicPath: `${new URL(testServer().platform.config.webOrigin || url).origin}/remotes/community/${manifest.release}/`,
      },
    });
  }
});

test.each(['*', 'partner.example', 'https://partner.example/path', 'https://a.example,null'])(
  'a start with RELEASE_ORIGINS=%s ends and names the variable',
  (text) => {
    expect(() => readConfig({ RELEASE_ORIGINS: text })).toThrow(ConfigError);
    expect(() => readConfig({ RELEASE_ORIGINS: text })).toThrow(
      'RELEASE_ORIGINS must be a comma-separated list of origins',
    );
  },
);
