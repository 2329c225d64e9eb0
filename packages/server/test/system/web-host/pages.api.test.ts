import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell, integrityOf } from './built-shell.ts';
import { openPage } from './open-page.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

describe('a page', () => {
  test('is Korean, names the scripts and styles of the shell with their hashes, and is not cached', async () => {
    const { statusCode, body, headers } = await openPage('/');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<html lang="ko">');
    expect(body).toContain(
      `<script src="/assets/libraries.1a2b3c4d.js" integrity="${integrityOf('libraries.1a2b3c4d.js')}" defer fetchpriority="high"></script>\n<script src="/assets/main.5e6f7a8b.js"`,
    );
    expect(body).toContain(
      `<link rel="stylesheet" href="/assets/main.9c0d1e2f.css" integrity="${integrityOf('main.9c0d1e2f.css')}">`,
    );
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/fonts/PretendardVariable.subset.91.aabbccdd.woff2" crossorigin>',
    );
    expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    for (const part of [
      '<title>단지</title>',
      'name="description"',
      'property="og:title"',
      'property="og:locale" content="ko_KR"',
      '<div id="root"></div>',
    ])
      expect(body).toContain(part);
  });

  test('allows nothing inline but what carries the nonce of this very visit', async () => {
    const first = await openPage('/');
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    for (const part of [
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(part);
    // The address search and videos of documents are in frames of their own; nothing else comes from elsewhere.
    expect(policy.replace(/frame-src [^;]+;/, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(first.body).toContain(`<meta name="danji-nonce" nonce="${nonce}">`);
    for (const [element] of first.body.matchAll(/<(script|style)(?![^>]*(src=|application\/json))[^>]*>/g))
      expect(element).toContain(`nonce="${nonce}"`);
    expect(first.body).not.toMatch(/\son\w+=|style="/);
    expect((await openPage('/')).headers['content-security-policy']).not.toBe(policy);
  });

  test('is compressed when the browser accepts that, and HEAD answers its headers alone', async () => {
    const compressed = await openPage('/', { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('<!doctype html>');
    const head = await openPage('/', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  test('comes with 404 for an address that no screen has, and is the app all the same', async () => {
    await host(buildRelease('workspace'));
    for (const path of ['/nothing', '/workspaces', '/login/nobody', '/workspac', '/signup/']) {
      const { statusCode, body } = await openPage(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
    for (const path of [
      '/',
      '/login',
      '/login/staff',
      '/signup/brand',
      '/me',
      '/terms',
      '/oauth/kakao/callback/user?code=1',
      '/workspace',
      '/workspace/12/members?page=2',
    ])
      expect([path, (await openPage(path)).statusCode]).toEqual([path, 200]);
  });
});

describe('no page answers', () => {
  test('for calls and files, whatever is asked for', async () => {
    for (const path of [
      '/api',
      '/api/nothing',
      '/auth/nothing',
      '/health/nothing',
      '/metrics/nothing',
      '/remotes/nothing',
      '/remotes',
      '/assets',
      '/assets/nothing.js',
      '/assets/..%2fshell.json',
      '/assets/shell.json',
      '/assets/main.5e6f7a8b.js.map',
    ]) {
      const { statusCode, headers } = await openPage(path);
      expect([path, statusCode, String(headers['content-type']).split(';')[0]]).toEqual([
        path,
        404,
        'application/problem+json',
      ]);
    }
  });

  test('for a script, a picture or a call that went astray', async () => {
    const asked = [
      ['/old-chunk.js', { accept: '*/*' }],
      ['/picture.png', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-dest': 'image' }],
      ['/workspace', { accept: 'application/json' }],
      ['/workspace', { 'sec-fetch-dest': 'script' }],
    ] as const;
    for (const [path, headers] of asked)
      expect([path, (await openPage(path, headers)).statusCode]).toEqual([path, 404]);
    expect((await openPage('/workspace', {}, 'POST')).statusCode).toBe(404);
  });

  test('when the shell is not built: 503 with an instruction', async () => {
    const { config } = testServer().platform;
    const built = config.webDir;
    config.webDir = `${built}-nowhere`;
    const { statusCode, body, headers } = await openPage('/');
    config.webDir = built;
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('npm run build');
  });
});
