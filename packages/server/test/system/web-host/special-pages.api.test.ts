import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { buildShell } from './built-shell.ts';

const { config } = testServer().platform;
const before = config.webDir;
beforeAll(() => {
  config.webDir = buildShell();
  for (const [name, text] of Object.entries({ 'sw.js': 'self.addEventListener("fetch",()=>{})', 'og.png': 'png' }))
    writeFileSync(join(config.webDir, name), text);
});
afterAll(() => {
  config.webDir = before;
});

const get = (url: string, accept = 'text/html', host = 'localhost') =>
  testServer().app.inject({ url, headers: { accept, host } });
/** Opens the page of the postcode widget on its own host. */
const getPostcode = (query = '') =>
  get(`/api/postcode/${query}`, 'text/html', new URL(config.postcode.pageOrigin).host);
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

describe('the page of the postcode widget', () => {
  test('names the configured script, and allows its origins and nobody else', async () => {
    const { statusCode, body, headers } = await getPostcode('?q=%EC%A0%9C%EC%A3%BC');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<script src="${config.postcode.scriptUrl}"></script>`);
    const policy = policyOf(headers);
    const { origin } = new URL(config.postcode.scriptUrl);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': `'unsafe-inline' ${origin}`,
      'frame-src': origin,
      'connect-src': origin,
      'frame-ancestors': config.webOrigin,
    });
  });

  test('has a host of its own, to which every other host redirects', async () => {
    expect(new URL(config.postcode.pageOrigin).hostname).not.toBe(new URL(config.webOrigin).hostname);
    const { statusCode, headers, body } = await get('/api/postcode/?q=a&theme=dark');
    expect([statusCode, headers.location, body]).toEqual([
      302,
      `${config.postcode.pageOrigin}/api/postcode/?q=a&theme=dark`,
      '',
    ]);
  });

  test('tells the page around, and no other origin, of Escape', async () => {
    const { body } = await getPostcode();
    const messages: unknown[][] = [];
    const heard: ((event: { key: string }) => void)[] = [];
    runInNewContext(/<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '', {
      window: {},
      location: { search: '' },
      URLSearchParams,
      parent: { postMessage: (...message: unknown[]) => messages.push(message) },
      addEventListener: (_type: string, listener: (event: { key: string }) => void) => heard.push(listener),
    });
    for (const key of ['a', 'Escape']) heard[0]?.({ key });
    expect(messages.at(-1)).toEqual([{ from: 'danji-postcode', type: 'escape' }, config.webOrigin]);
    expect(messages).toHaveLength(2);
  });

  test('is the only place for them: the pages of the app frame it alone, and run our own scripts', async () => {
    const { headers } = await get('/');
    const policy = policyOf(headers);
    expect(policy['frame-src']).toBe(`'self' ${config.postcode.pageOrigin} https://www.youtube-nocookie.com`);
    expect(policy['script-src']).toMatch(/^'self' 'nonce-[\w-]+'$/);
    expect(policy['connect-src']).toBe("'self'");
  });
});

describe('the offline page', () => {
  test('runs and looks by itself: its script and style carry the hashes of its policy', async () => {
    const { statusCode, body, headers } = await get('/offline.html');
    expect(statusCode).toBe(200);
    const policy = policyOf(headers);
    const hash = (element: string) =>
      `'sha256-${createHash('sha256')
        .update(new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(body)?.[1] ?? '')
        .digest('base64')}'`;
    expect([policy['script-src'], policy['style-src']]).toEqual([hash('script'), hash('style')]);
    expect(body).not.toMatch(/src=|href=|\son\w+="/);
    expect(body).toContain('<html lang="ko">');
  });

  test('is kept by a worker that is asked for anew at every visit, and named in the page', async () => {
    const worker = await get('/sw.js', '*/*');
    expect([worker.statusCode, worker.headers['content-type'], worker.headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=0',
    ]);
    expect(policyOf(worker.headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
    });
    expect((await get('/')).body).toContain('<meta name="danji-worker" content="/sw.js">');
  });
});

test('a page tells other sites its picture by a full address, and browsers the colour of their bar', async () => {
  const { body } = await get('/');
  expect(body).toContain(`<meta property="og:image" content="${config.webOrigin}/og.png">`);
  expect(body).toContain('<meta name="theme-color" content="#101419" media="(prefers-color-scheme: dark)">');
});

test('security.txt names whom to tell about a vulnerability, and when it is outdated', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt', '*/*');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${config.companySecurityEmail}`,
    'Preferred-Languages': 'ko, en',
    Canonical: `${config.webOrigin}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - testServer().clock.now().getTime()) / 86_400_000;
  expect(days).toBe(180);
});
