import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { UserType } from '@danji/contracts/codes/user-codes';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { buildShell } from './built-shell.ts';
import { hintsOf, openPage, registryOf, scriptsOf } from './open-page.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

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
    const page = await openPage('/workspace/12/members');
    expect(registryOf(page.body)).toMatchObject({
      revision: 2,
      remotes: [{ remote: 'workspace', release: manifest.release }, { remote: 'shop' }],
    });
    const hash = (path: string) => manifest.files.find((file) => file.path === path)?.integrity;
    expect(hintsOf(page.body)).toEqual([
      ...['remote-entry.1a2b.js', 'remote.3c4d.js'].map(
        (path) =>
          `<link rel="preload" as="script" href="/remotes/workspace/${manifest.release}/${path}" integrity="${hash(path)}">`,
      ),
      // The script with which the shell loads remotes.
      '<link rel="preload" as="script" href="/assets/runtime.9d0e1f2a.js">',
    ]);
    expect(hintsOf((await openPage('/')).body)).toEqual([]);
  });

  test('announces the script of a lazy page of the shell, as webpack will ask for it', async () => {
    expect(hintsOf((await openPage('/me')).body)).toEqual([
      '<link rel="preload" as="script" href="/assets/lazy.7b8c9d0e.js">',
    ]);
    expect(hintsOf((await openPage('/terms')).body)).toEqual([]);
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
    expect(await scriptsOf('/workspace/new')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js', 'runtime.9d0e1f2a.js']);
    expect(await scriptsOf('/workspace/12/')).toEqual([
      'remote-entry.1a2b.js',
      'remote.3c4d.js',
      'runtime.9d0e1f2a.js',
    ]);
    expect(await scriptsOf('/workspace/12/members')).toEqual(['remote-entry.1a2b.js', 'runtime.9d0e1f2a.js']);
  });

  test('hints the components of the design system that the screen renders first, where this shell has them', async () => {
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
    expect(await scriptsOf('/workspace/new')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js', 'runtime.9d0e1f2a.js']);
    expect(await scriptsOf('/workspace/list')).toEqual([
      'remote-entry.1a2b.js',
      'list.5e6f.js',
      'runtime.9d0e1f2a.js',
      'lazy.7b8c9d0e.js',
    ]);
  });

  test('announces what remotes fill the search with to those they speak to, and what they fill the start page with to members', async () => {
    const { manifest } = await host(
      buildRelease('community', { manifest: { ...filler('everybody'), pieces: { 'slot:search': ['me-page'] } } }),
    );
    await host(buildRelease('workspace', { manifest: filler('general') }));
    expect(await scriptsOf('/search?q=%EB%8B%A8%EC%A7%80')).toEqual([
      'runtime.9d0e1f2a.js',
      'lazy.7b8c9d0e.js',
      'remote-entry.1a2b.js',
      'list.5e6f.js',
    ]);
    expect(hintsOf((await openPage('/search?q=%EB%8B%A8%EC%A7%80')).body)[2]).toContain(
      `/remotes/community/${manifest.release}/`,
    );
    expect(await scriptsOf('/search')).toEqual([]);
    expect(await scriptsOf('/')).toEqual([]);
  });

  test('does not hint the scripts of a screen that only asks to sign in', async () => {
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
    expect(await scriptsOf('/workspace')).toEqual(['remote-entry.1a2b.js', 'runtime.9d0e1f2a.js']);
    expect(await scriptsOf('/workspace/open')).toEqual(['remote-entry.1a2b.js', 'list.5e6f.js', 'runtime.9d0e1f2a.js']);
  });

  test('gives the address to the longest route prefix', async () => {
    await host(buildRelease('community', { manifest: { routes: ['/support', '/c'] } }));
    const { manifest } = await host(buildRelease('bids', { manifest: { routes: ['/bids', '/support/bids'] } }));
    expect(hintsOf((await openPage('/support/bids/1')).body)[0]).toContain(`/remotes/bids/${manifest.release}/`);
    expect(hintsOf((await openPage('/support/bidsy')).body)[0]).toContain('/remotes/community/');
  });

  test('cannot end its element, whatever a release says of itself', async () => {
    const label = '</script><img src=x>';
    const built = buildRelease('workspace', {
      manifest: {
        navigation: [{ label, path: '/workspace"><b>', icon: 'home', order: 1, audience: ['everybody'], tab: false }],
        routes: ['/workspace', '/"><script>alert(1)</script>', '/<!--<script>\u2028'],
      },
    });
    await host(built);
    const { body } = await openPage('/workspace');
    expect(body).not.toContain(label);
    expect(body).not.toContain('<!--');
    expect(body.match(/<script/g)).toHaveLength(5);
    expect(registryOf(body).remotes[0]?.navigation[0]).toMatchObject({ label });
    expect(registryOf(body).remotes[0]?.routes).toContain('/<!--<script>\u2028');
  });

  test('has no remote before the first release: an address that may become one is not missing yet', async () => {
    const early = await openPage('/workspace/12');
    expect([early.statusCode, early.headers['retry-after'], registryOf(early.body).revision]).toEqual([503, '5', 0]);
    expect((await openPage('/terms')).statusCode).toBe(200);
    await host(buildRelease('shop'));
    expect((await openPage('/workspace/12')).statusCode).toBe(404);
  });

  test('is empty when the registry cannot be read; the page still comes', async () => {
    await host(buildRelease('workspace'));
    const { db } = testServer();
    await db.schema.alterTable('channel_revision').renameTo('channel_lost').execute();
    try {
      const { statusCode, body } = await openPage('/');
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
      const page = await openPage('/admin/users', headers);
      const file = await openPage(`/remotes/admin/${manifest.release}/${manifest.entry}`, {
        ...headers,
        accept: '*/*',
      });
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
