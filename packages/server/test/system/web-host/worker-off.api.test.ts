import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { testServer } from '@danji/testing/test-server';
import { webHost } from '../../../src/system/web-host/feature.ts';
import { buildShell } from './built-shell.ts';

const app = fastify();
beforeAll(async () => {
  const { platform } = testServer();
  app.decorate(
    'platform',
    Object.create(platform, { config: { value: { ...platform.config, webDir: buildShell(), offlinePage: false } } }),
  );
  await webHost.register(app);
});
afterAll(() => app.close());

test('with OFFLINE_PAGE=0 the worker is a script that unregisters itself, and no page requests one', async () => {
  const { statusCode, body, headers } = await app.inject({ url: '/sw.js' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('self.registration.unregister()');
  expect(body).not.toContain("'fetch'");
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).body).not.toContain('danji-worker');
});
