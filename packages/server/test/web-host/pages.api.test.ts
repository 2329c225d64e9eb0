import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@danji/contracts/releases/release';
import { UserType } from '@danji/contracts/codes/user-codes';
import { signIn } from '@danji/contracts/users/session.endpoints';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../releases/built-release.ts';
import { WebBrowser } from '../users/web-browser.ts';
import { buildShell, integrityOf } from './built-shell.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  testServer().app.inject({ method, url, headers: { accept: HTML, ...headers } });
const registryOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="danji-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as Registry;
const hintsOf = (html: string) => [...html.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([hint]) => hint);
/** Names of the scripts a page announces. */
const scriptsOf = async (path: string) =>
  hintsOf((await open(path)).body).map((hint) => /href="[^"]*\/([^/"]+)"/.exec(hint)?.[1]);

describe('a page', () => {
  test('is Korean, names the scripts and styles of the shell with their hashes, and is kept by nobody', async () => {
    const { statusCode, body, headers } = await open('/');
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
    const first = await open('/');
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
    // Videos of documents play in a frame of their own; nothing else comes from elsewhere.
    expect(policy.replace("frame-src 'self' https://www.youtube-nocookie.com;", '')).not.toMatch(/unsafe|\*|https?:/);
    expect(first.body).toContain(`<meta name="danji-nonce" nonce="${nonce}">`);
    for (const [element] of first.body.matchAll(/<(script|style)(?![^>]*(src=|application\/json))[^>]*>/g))
      expect(element).toContain(`nonce="${nonce}"`);
    expect(first.body).not.toMatch(/\son\w+=|style="/);
    expect((await open('/')).headers['content-security-policy']).not.toBe(policy);
  });

  test('is compressed for who takes that, and HEAD answers its headers alone', async () => {
    const compressed = await open('/', { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('<!doctype html>');
    const head = await open('/', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  test('comes with 404 for an address that no screen has, and is the app all the same', async () => {
    await host(buildRelease('workspace'));
    for (const path of ['/nothing', '/workspaces', '/login/nobody', '/workspac', '/signup/']) {
      const { statusCode, body } = await open(path);
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
      expect([path, (await open(path)).statusCode]).toEqual([path, 200]);
  });
});

/** A remote with widgets for the start page and the search. */
const filler = (audience: 'everybody' | 'general') => ({
  slots: ['home.main', 'search'],
  screens: { 'slot:home.main': ['remote.3c4d.js'], 'slot:search': ['pages/list.5e6f.js'] },
  preload: [],
  navigation: [{ label: '메뉴', path: '/', icon: 'home', order: 1, audience: [audience], tab: false }],
});

describe('the registry in the page', () => {
  test('is the visitor’s, with hints for the scripts of the remote that owns the address', async () => {
    const { manifest } = await host(buildRelease('workspace'));
    await host(buildRelease('shop'));
    const page = await open('/workspace/12/members');
    expect(registryOf(page.body)).toMatchObject({
      revision: 2,
      remotes: [{ remote: 'workspace', release: manifest.release }, { remote: 'shop' }],
    });
    const hash = (path: string) => manifest.files.find((file) => file.path === path)?.integrity;
    expect(hintsOf(page.body)).toEqual(
      ['remote-entry.1a2b.js', 'remote.3c4d.js'].map(
        (path) =>
          `<link rel="preload" as="script" href="/remotes/workspace/${manifest.release}/${path}" integrity="${hash(path)}">`,
      ),
    );
    expect(hintsOf((await open('/')).body)).toEqual([]);
  });

  test('announces the script of a lazy page of the shell, as webpack will ask for it', async () => {
    expect(hintsOf((await open('/me')).body)).toEqual([
      '<link rel="preload" as="script" href="/assets/lazy.7b8c9d0e.js">',
    ]);
    expect(hintsOf((await open('/terms')).body)).toEqual([]);
  });

  test('announces the scripts of the screen at the address, the named one before the one with a placeholder', async () => {
    const { manifest } = await host(
      buildRelease('workspace', {
        manifest: {
          screens: { '/workspace/:id': ['remote.3c4d.js'], '/workspace/new': ['pages/list.5e6f.js'] },
          preload: [],
        },
      }),
    );
    expect(manifest.screens).toBeDefined();
    expect(await scriptsOf('/workspace/new')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js']);
    expect(await scriptsOf('/workspace/12/')).toEqual(['remote-entry.1a2b.js', 'remote.3c4d.js']);
    expect(await scriptsOf('/workspace/12/members')).toEqual(['remote-entry.1a2b.js']);
  });

  test('announces the pieces of the design system that the screen draws first, where this shell has them', async () => {
    const menu = {
      label: '메뉴',
      path: '/workspace',
      icon: 'home',
      order: 1,
      audience: ['everybody' as const],
      tab: false,
    };
    await host(
      buildRelease('workspace', {
        manifest: {
          screens: { '/workspace/list': ['pages/list.5e6f.js'], '/workspace/new': ['pages/list.5e6f.js'] },
          pieces: { '/workspace/list': ['me-page', 'a-piece-of-tomorrow'] },
          preload: [],
          navigation: [menu],
        },
      }),
    );
    expect(await scriptsOf('/workspace/new')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js']);
    expect(await scriptsOf('/workspace/list')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js', 'lazy.7b8c9d0e.js']);
  });

  test('announces what remotes fill the search with to those they speak to, and what they fill the start page with to members', async () => {
    const { manifest } = await host(
      buildRelease('community', { manifest: { ...filler('everybody'), pieces: { 'slot:search': ['me-page'] } } }),
    );
    await host(buildRelease('workspace', { manifest: filler('general') }));
    expect(await scriptsOf('/search?q=%EB%8B%A8%EC%A7%80')).toEqual([
      'lazy.7b8c9d0e.js',
      'remote-entry.1a2b.js',
      'list.5e6f.js',
    ]);
    expect(hintsOf((await open('/search?q=%EB%8B%A8%EC%A7%80')).body)[1]).toContain(
      `/remotes/community/${manifest.release}/`,
    );
    expect(await scriptsOf('/search')).toEqual([]);
    expect(await scriptsOf('/')).toEqual([]);
  });

  test('announces to nobody the scripts of a screen that only asks them to sign in', async () => {
    const menu = {
      label: '메뉴',
      path: '/workspace/open',
      icon: 'home',
      order: 1,
      audience: ['everybody' as const],
      tab: false,
    };
    await host(
      buildRelease('workspace', {
        manifest: {
          screens: { '/workspace': ['pages/list.5e6f.js'], '/workspace/open': ['pages/list.5e6f.js'] },
          preload: [],
          navigation: [{ ...menu, path: '/workspace', audience: ['general'] }, menu],
        },
      }),
    );
    expect(await scriptsOf('/workspace')).toEqual(['remote-entry.1a2b.js']);
    expect(await scriptsOf('/workspace/open')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js']);
  });

  test('gives the address to the longest route prefix', async () => {
    await host(buildRelease('community', { manifest: { routes: ['/support', '/c'] } }));
    const { manifest } = await host(buildRelease('bids', { manifest: { routes: ['/bids', '/support/bids'] } }));
    expect(hintsOf((await open('/support/bids/1')).body)[0]).toContain(`/remotes/bids/${manifest.release}/`);
    expect(hintsOf((await open('/support/bidsy')).body)[0]).toContain('/remotes/community/');
  });

  test('cannot end its element, whatever a release says of itself', async () => {
    const label = '</script><img src=x>';
    const built = buildRelease('workspace', {
      manifest: {
        navigation: [
          { label, path: '/workspace"><b>', icon: '<!--<script>\u2028', order: 1, audience: ['everybody'], tab: false },
        ],
        routes: ['/workspace', '/"><script>alert(1)</script>'],
      },
    });
    await host(built);
    const { body } = await open('/workspace');
    expect(body).not.toContain(label);
    expect(body).not.toContain('<!--');
    expect(body.match(/<script/g)).toHaveLength(4);
    expect(registryOf(body).remotes[0]?.navigation[0]).toMatchObject({ label, icon: '<!--<script>\u2028' });
  });

  test('is empty when the registry cannot be read; the page still comes', async () => {
    await host(buildRelease('workspace'));
    const { db } = testServer();
    await db.schema.alterTable('channel_revision').renameTo('channel_lost').execute();
    try {
      const { statusCode, body } = await open('/');
      expect([statusCode, registryOf(body).remotes]).toEqual([200, []]);
    } finally {
      await db.schema.alterTable('channel_lost').renameTo('channel_revision').execute();
    }
  });

  test('names the admin remote to our operators only, and so do the hints and the files; a member’s page asks for the session at once', async () => {
    const { create } = testServer();
    const { manifest } = await host(buildRelease('admin'));
    const visit = async (kind: 'general' | 'staff' | undefined) => {
      const browser = new WebBrowser();
      if (kind) {
        const { email } = await create[kind]({ password: 'danji1234' });
        await browser.call(signIn, {
          body: {
            user_type: kind === 'staff' ? UserType.STAFF : UserType.GENERAL,
            email: email ?? '',
            password: 'danji1234',
          },
        });
        expect(browser.cookieHeader()).not.toBe('');
      }
      const headers = { cookie: browser.cookieHeader() };
      const page = await open('/admin/users', headers);
      const file = await open(`/remotes/admin/${manifest.release}/${manifest.entry}`, { ...headers, accept: '*/*' });
      return {
        status: page.statusCode,
        named: page.body.includes(manifest.release),
        asksForSession: page.body.includes("fetch('/auth/refresh'"),
        hints: hintsOf(page.body).filter((hint) => hint.includes('/remotes/')).length,
        file: file.statusCode,
      };
    };
    expect(await visit(undefined)).toEqual({ status: 200, named: false, asksForSession: false, hints: 0, file: 404 });
    expect(await visit('general')).toEqual({ status: 200, named: false, asksForSession: true, hints: 0, file: 404 });
    expect(await visit('staff')).toEqual({ status: 200, named: true, asksForSession: true, hints: 2, file: 200 });
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
      const { statusCode, headers } = await open(path);
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
    for (const [path, headers] of asked) expect([path, (await open(path, headers)).statusCode]).toEqual([path, 404]);
    expect((await open('/workspace', {}, 'POST')).statusCode).toBe(404);
  });

  test('when the shell is not built: 503 and a word of what to do', async () => {
    const { config } = testServer().platform;
    const built = config.webDir;
    config.webDir = `${built}-nowhere`;
    const { statusCode, body, headers } = await open('/');
    config.webDir = built;
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('npm run build');
  });
});
