import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { getChannel, overrideRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import type { Registry } from '@danji/contracts/releases/release';
import { parsePublicKey, verifyObject } from '@danji/contracts/releases/signing';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { evaluateChannel } from '@danji/server/releases/release-health/evaluate-channel';
import { bucketOf } from '@danji/server/releases/releases/sticky';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { asPipeline, change, hostAll, uploaded } from '../../releases/releases/channel-calls.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { createReporters } from '../../releases/release-health/signed-in-reporters.ts';
import { buildShell } from './built-shell.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

const open = (url: string, headers: Record<string, string> = {}) =>
  testServer().app.inject({ url, headers: { accept: 'text/html', 'user-agent': CHROME, ...headers } });
const registryOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="danji-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as Registry;
const idOf = (response: Awaited<ReturnType<typeof open>>) =>
  response.cookies.find(({ name }) => name === 'danji-visitor');
const hintsOf = (html: string) =>
  [...html.matchAll(/rel="preload" as="script" href="(\/remotes\/[^"]*|http[^"]*)"/g)].map(([, href]) => href);

describe('the first page of a browser', () => {
  test('gives it an id that scripts cannot read and that stays, and goes by it at once', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    const { data } = await change(startCanary, { remote: 'workspace', release, percent: 50, cohorts: [] });
    const salt = data.entry?.candidate?.salt ?? '';
    for (let visit = 0; visit < 8; visit += 1) {
      const first = await open('/workspace');
      const cookie = idOf(first);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 24 * 60 * 60 });
      const expected = bucketOf(salt, 'workspace', cookie?.value ?? '') < 50 ? release : active;
      expect(registryOf(first.body).remotes[0]?.release).toBe(expected);
      expect(hintsOf(first.body)[0]).toContain(`/remotes/workspace/${expected}/`);
      const second = await open('/workspace', { cookie: `danji-visitor=${cookie?.value}` });
      expect([idOf(second), registryOf(second.body).remotes[0]?.release]).toEqual([undefined, expected]);
    }
  });

  test('is told of in the privacy policy: its name, how long it stays, and how to refuse it', async () => {
    const cookie = idOf(await open('/'));
    const policy = await readFile(join(import.meta.dirname, '../../../data/first-privacy.json'), 'utf8');
    for (const words of [`(${cookie?.name})`, `${(cookie?.maxAge ?? 0) / 86_400}일`, '쿠키를 막거나 지울 수 있어요'])
      expect(policy).toContain(words);
  });

  test('replaces an id that is none of ours', async () => {
    expect(idOf(await open('/', { cookie: 'danji-visitor=x' }))?.value).toMatch(/^[\w-]{21}$/);
  });

  test('of a program that fetches pages has no id and what everybody gets', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    await change(startCanary, {
      remote: 'workspace',
      release: (await uploaded('workspace')).release,
      percent: 100,
      cohorts: [],
    });
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'kakaotalk-scrap/1.0', 'curl/8.0', '']) {
      const page = await open('/workspace', { 'user-agent': agent });
      expect([agent, idOf(page), registryOf(page.body).remotes[0]?.release]).toEqual([agent, undefined, active]);
    }
  });
});

test('a page names the key that its registry is signed with', async () => {
  await hostAll('workspace', 1);
  const { body } = await open('/');
  const keys = (/<meta name="danji-registry-key" content="([\w,-]+)">/.exec(body)?.[1] ?? '')
    .split(',')
    .map(parsePublicKey);
  expect(verifyObject(registryOf(body), keys)).toBe(true);
});

const withoutNonce = (policy: string) => policy.replaceAll(/'nonce-[\w-]+'/g, 'NONCE');

/** A browser with an operator signed in. */
async function asOperator() {
  const browser = new WebBrowser();
  const { email } = await testServer().create.staff({ password: 'danji1234' });
  const { data } = await browser.call(signIn, {
    body: { user_type: UserType.STAFF, email: email ?? '', password: 'danji1234' },
  });
  return {
    browser,
    headers: { authorization: `Bearer ${data.access}` },
    cookies: () => [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  };
}

describe('an override', () => {
  test('to a development server opens the page’s policy for that origin and nothing more, and gives no hints for it', async () => {
    const { browser, headers, cookies } = await asOperator();
    await hostAll('shop', 1);
    const plain = String((await open('/shop', { cookie: cookies() })).headers['content-security-policy']);
    await browser.call(overrideRelease, { body: { remote: 'shop', target: 'http://localhost:3100' }, headers });
    const page = await open('/shop', { cookie: cookies() });
    expect(withoutNonce(String(page.headers['content-security-policy']))).toBe(
      withoutNonce(plain)
        .replace("script-src 'self' NONCE", "script-src 'self' NONCE http://localhost:3100")
        .replace("connect-src 'self'", "connect-src 'self' http://localhost:3100 ws://localhost:3100"),
    );
    expect(registryOf(page.body).remotes[0]).toMatchObject({ release: 'dev', arm: 'override' });
    expect([page.statusCode, hintsOf(page.body)]).toEqual([200, []]);
    const stranger = await open('/shop', { cookie: cookies().replace(/danji_refresh=[^;]*;?/, '') });
    expect(String(stranger.headers['content-security-policy'])).not.toContain('localhost');
  });

  test('of the pipeline shows the release to its browser as to somebody who is not signed in, the admin remote too', async () => {
    await hostAll('admin', 1);
    const { release, entry } = await uploaded('admin');
    const response = await testServer().app.inject({
      method: 'POST',
      url: '/api/releases/override/',
      payload: { remote: 'admin', target: release },
      headers: asPipeline,
    });
    const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const page = await open('/admin', { ...asPipeline, cookie });
    expect(registryOf(page.body)).toMatchObject({
      override: [{ remote: 'admin', target: release }],
      remotes: [{ release, arm: 'override' }],
    });
    expect(page.body).not.toContain("fetch('/auth/refresh'");
    expect(idOf(page)).toBeUndefined();
    expect((await open(`/remotes/admin/${release}/${entry}`, { ...asPipeline, accept: '*/*' })).statusCode).toBe(200);
    expect(registryOf((await open('/admin', { cookie })).body).remotes).toEqual([]);
  });
});

test('with the proof of a page its account affects the evaluation of the release it got', async () => {
  await hostAll('workspace', 1);
  const { release } = await uploaded('workspace');
  await change(startCanary, { remote: 'workspace', release, percent: 50, cohorts: [] });
  for (const [visit, session] of (await createReporters(160)).entries()) {
    if (visit === 80) testServer().clock.advance(600);
    // The page was opened before its user signed in; the report carries the session of that moment.
    const page = await open('/workspace');
    const loaded = registryOf(page.body).remotes[0]?.release ?? '';
    const proof = /<meta name="danji-report" content="([\d.\w-]+)">/.exec(page.body)?.[1] ?? '';
    const facts = [
      {
        remote: 'workspace' as const,
        release: loaded,
        kind: loaded === release ? ('load_failed' as const) : ('session' as const),
      },
    ];
    const cookie = `danji-visitor=${idOf(page)?.value}; ${session}`;
    expect((await call(reportHealth, { body: { facts, proof }, headers: { cookie } })).status).toBe(200);
  }
  await evaluateChannel(testServer().platform);
  expect((await call(getChannel, { headers: asPipeline })).data.remotes.workspace).toMatchObject({
    candidate: null,
    state: 'rolled_back',
  });
  expect((await open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).body).not.toContain(
    'danji-report',
  );
});
