import { expect, test } from '@jest/globals';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';

const get = (url: string, headers: Record<string, string> = {}) => testServer().app.inject({ url, headers });

test('gives the description to tools', async () => {
  const { statusCode, headers, body } = await get('/api/openapi.json');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.1' });
});

test('shows the calls on a page of our own files, under a policy without exceptions', async () => {
  for (const address of ['/api/docs', '/api/docs/']) {
    const { statusCode, headers, body } = await get(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|style=|https?:|<script(?! src=)/);
    for (const [, file = ''] of body.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
  }
});

test('nothing of it exists where the description is closed', async () => {
  const app = await createOtherApp({ apiDocs: false });
  const addresses = ['openapi.json', 'docs', 'docs/', 'docs/json', 'docs/static/swagger-ui-bundle.js'];
  for (const address of addresses) {
    const { statusCode, body } = await app.inject({ url: `/api/${address}`, headers: { accept: 'text/html,*/*' } });
    expect([address, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([address, 404, 'not_found']);
  }
  await app.close();
});
