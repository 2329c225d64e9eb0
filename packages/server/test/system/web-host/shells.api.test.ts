import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { listShells, selectShell } from '@danji/contracts/releases/shells.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import { cleanUpReleases } from '@danji/server/releases/releases/retention';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { buildShell } from './built-shell.ts';

const before = testServer().platform.config.webDir;
afterAll(() => {
  testServer().platform.config.webDir = before;
});
/** The shell of this repository, where it is built, was archived when the server started: it must not affect a test. */
beforeAll(async () => {
  if (!existsSync(join(before, 'shell.json'))) return;
  for (let tries = 0; tries < 100 && (await shells()).count === 0; tries += 1) await setTimeout(100);
});
beforeEach(() => testServer().reset());

const asPipeline = { authorization: 'Bearer release-token' };
const DAY = 86_400;
const get = (url: string, headers: Record<string, string> = {}) =>
  testServer().app.inject({ url, headers: { accept: 'text/html', ...headers } });
const shells = async () => (await call(listShells, { headers: asPipeline })).data;

/** Scripts that a page names. */
const scriptsOf = async (headers: Record<string, string>) =>
  [...(await get('/', headers)).body.matchAll(/<script src="\/assets\/([^"]+)"/g)].map(([, path]) => path);
/** The responses of the two calls. */
/** Writes a shell with one script of its own to the server's directory; resolves to its id once it is stored. */
async function deploy(name: string, more: Record<string, string> = {}): Promise<string> {
  const known = new Set((await shells()).results.map(({ id }) => id));
  testServer().clock.advance(1);
  testServer().platform.config.webDir = buildShell({
    [`lazy-${name}.7b8c9d0e.js`]: `export const shell = '${name}';`,
    ...more,
  });
  for (;;) {
    await get('/');
    const fresh = (await shells()).results.find(({ id }) => !known.has(id));
    if (fresh) return fresh.id;
    await setTimeout(20);
  }
}

test('a tab of the shell before a deployment still finds the files it loads later', async () => {
  await deploy('one', { 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="one"/>' });
  await deploy('two');
  const response = await get('/assets/lazy-one.7b8c9d0e.js', { 'accept-encoding': 'br' });
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe("export const shell = 'one';");
  expect((await get('/assets/lazy-one.7b8c9d0e.js')).body).toBe("export const shell = 'one';");
  expect((await get('/assets/lazy-two.7b8c9d0e.js')).body).toBe("export const shell = 'two';");
  // Names without a hash are those of the current shell.
  expect((await get('/favicon.svg')).body).not.toContain('one');
  for (const path of ['lazy-three.7b8c9d0e.js', 'shell.json', 'main.5e6f7a8b.js.map', '..%2fshell.json'])
    expect([path, (await get(`/assets/${path}`)).statusCode]).toEqual([path, 404]);
});

test('lists the shells with what they give remotes, the one people get first', async () => {
  const page = {
    scripts: ['main.5e6f7a8b.js'],
    styles: [],
    integrity: {},
    sdk: { version: '0.2.0', symbols: ['.#useSession', './router#Link'] },
    shared: { react: '19.3.1' },
  };
  const one = await deploy('one');
  const two = await deploy('two', { 'shell.json': JSON.stringify(page) });
  const { results, count } = await shells();
  expect([count, results.map(({ id }) => id)]).toEqual([2, [two, one]]);
  expect(results[0]).toMatchObject({ sdk: page.sdk, shared: page.shared, files: 7 });
  expect(results[1]).toMatchObject({ sdk: null, shared: null });
});

test('a shell deployed while nobody opens a page is archived all the same', async () => {
  const old = await deploy('one');
  testServer().clock.advance(1);
  testServer().platform.config.webDir = buildShell({ 'lazy-unseen.7b8c9d0e.js': 'export const shell = "unseen";' });
  for (let tries = 0; tries < 100 && (await shells()).count < 2; tries += 1) await setTimeout(100);
  expect((await shells()).results.map(({ id }) => id).indexOf(old)).toBe(1);
});

test('a shell that comes back is the first again, and is kept once', async () => {
  const one = await deploy('one');
  const dir = testServer().platform.config.webDir;
  const two = await deploy('two');
  testServer().clock.advance(60);
  testServer().platform.config.webDir = dir;
  while ((await shells()).results[0]?.id !== one) {
    await get('/');
    await setTimeout(20);
  }
  expect((await shells()).results.map(({ id }) => id)).toEqual([one, two]);
});

test('an incomplete build is served, and archived when it is complete', async () => {
  const { platform } = testServer();
  platform.config.webDir = buildShell({ 'main.5e6f7a8b.js': 'half' });
  expect((await get('/')).statusCode).toBe(200);
  await setTimeout(200);
  expect((await shells()).count).toBe(0);
  writeFileSync(join(platform.config.webDir, 'main.5e6f7a8b.js'), 'console.log("셸")');
  // The bytes read before are not served on.
  expect((await get('/assets/main.5e6f7a8b.js')).body).toBe('console.log("셸")');
});

test('removes shells that nobody got for 30 days, but for the newest ten', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push(await deploy(`s${count}`));
  const { clock, platform } = testServer();
  await platform.jobs.runNow(cleanUpReleases, {});
  expect((await shells()).count).toBe(12);
  clock.advance(31 * DAY);
  await platform.jobs.runNow(cleanUpReleases, {});
  expect((await shells()).results.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
  // A file that all of them have stays.
  expect((await get('/assets/lazy-s2.7b8c9d0e.js')).statusCode).toBe(200);
  expect((await get('/assets/lazy-s1.7b8c9d0e.js')).statusCode).toBe(404);
  const rows = await testServer().db.selectFrom('release_clean_up').select('shells').execute();
  expect(rows.flatMap(({ shells: gone }) => gone).toSorted()).toEqual(ids.slice(0, 2).toSorted());
});

test('an operator and the pipeline get their pages with the shell they chose, nobody else does', async () => {
  const one = await deploy('one', {
    'shell.json': JSON.stringify({ scripts: ['first.1a2b3c4d.js'], styles: [], integrity: {} }),
    'first.1a2b3c4d.js': 'var first = 1;',
  });
  await deploy('two');
  const { create } = testServer();
  const password = 'Danji-2026!';
  const current = ['libraries.1a2b3c4d.js', 'main.5e6f7a8b.js'];

  const chosen = await call(selectShell, { headers: asPipeline, body: { shell: one } });
  const cookie = chosen.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  expect(await scriptsOf({ cookie, ...asPipeline })).toEqual(['first.1a2b3c4d.js']);
  expect(await scriptsOf({ cookie })).toEqual(current);

  for (const [account, user_type, scripts] of [
    [await create.admin({ password }), UserType.STAFF, ['first.1a2b3c4d.js']],
    [await create.general({ password }), UserType.GENERAL, current],
  ] as const) {
    const browser = new WebBrowser();
    await browser.call(signIn, { body: { user_type, email: account.email ?? '', password } });
    expect(await scriptsOf({ cookie: `${browser.cookieHeader()}; ${cookie}` })).toEqual(scripts);
  }

  // A forged cookie is ignored, and ending the choice clears the cookie.
  expect(await scriptsOf({ cookie: `danji-shell=${'A'.repeat(43)}.${one}`, ...asPipeline })).toEqual(current);
  const ended = await call(selectShell, { headers: asPipeline, body: { shell: null } });
  expect(ended.cookies).toMatchObject([{ name: 'danji-shell', value: '' }]);
});

test('a shell that is not archived cannot be chosen', async () => {
  const { status, problem } = await call(selectShell, { headers: asPipeline, body: { shell: '0123456789ab' } });
  expect([status, problem.fields]).toEqual([422, { shell: '보관하고 있지 않은 셸이에요.' }]);
});
