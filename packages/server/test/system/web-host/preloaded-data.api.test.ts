import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { siteNotifications } from '@danji/contracts/notifications/catalogue/site';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
} from '@danji/contracts/notifications/notification.endpoints';
import { liveNumberOf } from '@danji/contracts/releases/contributions';
import { listQuery, preload, type PagePreload } from '@danji/contracts/releases/page-preloads';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { signIn } from '@danji/contracts/accounts/session.endpoints';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { notify } from '@danji/server/notifications/notifications/index';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { WebBrowser } from '../../accounts/sessions/web-browser.ts';
import { buildShell } from './built-shell.ts';

const SHELL_READS = {
  '*': [preload(countNotifications)],
  '/notifications': [preload(listNotifications, { query: listQuery(['notification_type']) })],
};
const { config } = testServer().platform;
const { webDir: before, preloadTimeoutMs: usual } = config;
/** A busy machine must not decide what comes in time. */
const PATIENT_MS = 5000;
beforeAll(() => {
  config.webDir = buildShell({}, { reads: SHELL_READS });
});
afterAll(() => {
  config.webDir = before;
});
beforeEach(async () => {
  config.preloadTimeoutMs = PATIENT_MS;
  await testServer().reset();
});
afterEach(() => {
  jest.restoreAllMocks();
  config.preloadTimeoutMs = usual;
});

type Kind = 'general' | 'brand' | 'staff' | 'admin';
const TYPES = {
  general: UserType.GENERAL,
  brand: UserType.BRAND,
  staff: UserType.STAFF,
  admin: UserType.STAFF,
} as const;

/** A signed-in browser whose account has this many notifications. */
async function enter(kind: Kind = 'general', notifications = 0, overrides: { account_status?: 0 | 1 | 2 } = {}) {
  const { create, db, clock } = testServer();
  const { id, email } = await create[kind]({ password: 'danji1234', ...overrides });
  const browser = new WebBrowser();
  await browser.call(signIn, { body: { user_type: TYPES[kind], email: email ?? '', password: 'danji1234' } });
  for (let made = 0; made < notifications; made += 1) {
    const message = { title: `${kind} ${made}`, content: '내용', link: null };
    await notify(db, siteNotifications.messageToOne, [id], message, clock.now());
  }
  await deliverNotifications();
  return { id, browser };
}

type Opened = {
  status: number;
  user: string | undefined;
  known: [path: string, query: object, response: unknown][];
  headers: Record<string, unknown>;
};
async function open(url: string, browser?: WebBrowser): Promise<Opened> {
  const { statusCode, body, headers } = await testServer().app.inject({
    url,
    headers: { accept: 'text/html', ...(browser && { cookie: browser.cookieHeader() }) },
  });
  const [, user, known = '[]'] =
    /<script type="application\/json" id="danji-answers"(?: data-user="(\d+)")?>(.*?)<\/script>/s.exec(body) ?? [];
  return { status: statusCode, user, known: JSON.parse(known) as Opened['known'], headers };
}
const pathsOf = ({ known }: Opened) => known.map(([path]) => path);

/** A release of the workspace remote that names reads, unchecked as a wrong one would be. */
const hostReads = (reads: Record<string, unknown>, more: object = {}) =>
  host(buildRelease('workspace', { manifest: { reads: reads as Record<string, PagePreload[]>, ...more } }));

describe('the page of a member', () => {
  test('has the preloaded data of its screen for this user, and is not cached', async () => {
    const [kim, park] = [await enter('general', 2), await enter('brand', 1)];
    const theirs = await open('/notifications?notification_type=1', kim.browser);
    expect(theirs).toMatchObject({
      status: 200,
      user: String(kim.id),
      known: [
        ['/api/users/user_notifications/', { notification_type: '1', page: '1', page_size: '20' }, expect.anything()],
        ['/api/users/user_notification_count/', {}, { count: 2 }],
      ],
    });
    expect(theirs.headers['cache-control']).toContain('no-store');
    const other = await open('/notifications', park.browser);
    expect(other).toMatchObject({
      user: String(park.id),
      known: [
        [
          '/api/users/user_notifications/',
          { page: '1', page_size: '20' },
          { count: 1, results: [{ title: 'brand 0' }] },
        ],
        ['/api/users/user_notification_count/', {}, { count: 1 }],
      ],
    });
    expect(pathsOf(await open('/me', kim.browser))).toEqual(['/api/users/user_notification_count/']);
  });

  test('of a visitor, and of an ended session, has no preloaded data of the shell', async () => {
    expect(await open('/notifications')).toMatchObject({ user: undefined, known: [] });
    const { browser } = await enter('general', 1);
    await testServer().db.updateTable('auth_session').set({ ended: testServer().clock.now() }).execute();
    expect(await open('/notifications', browser)).toMatchObject({ user: undefined, known: [] });
  });

  test('has the numbers that remotes contribute to the header, for their audience, on every screen', async () => {
    const item = { label: '단지', path: '/workspace', icon: 'building', order: 1, audience: ['general'] };
    const number = liveNumberOf(listWorkSpaces, 'count');
    await hostReads({}, { contributions: { headerItems: [{ ...item, number }] } });
    const ownSpaces = [listWorkSpaces.path, {}, expect.objectContaining({ count: 0 })];
    expect((await open('/me', (await enter()).browser)).known).toContainEqual(ownSpaces);
    expect(pathsOf(await open('/me', (await enter('brand')).browser))).not.toContain(listWorkSpaces.path);
    expect(pathsOf(await open('/me'))).toEqual([]);
  });

  test('does not spend the session, and reading changes nothing', async () => {
    const { browser } = await enter('general', 1);
    for (let visit = 0; visit < 3; visit += 1)
      expect((await open('/notifications', browser)).known[1]?.[2]).toEqual({ count: 1 });
  });

  test('is sent without a response that fails, is refused, or is late', async () => {
    const { app, db } = testServer();
    const { browser } = await enter('general', 1);
    await db.schema.alterTable('notification').renameTo('notification_lost').execute();
    try {
      expect(await open('/notifications', browser)).toMatchObject({ status: 200, known: [] });
    } finally {
      await db.schema.alterTable('notification_lost').renameTo('notification').execute();
    }
    config.preloadTimeoutMs = 1000;
    const inject = app.inject.bind(app);
    jest
      .spyOn(app, 'inject')
      .mockImplementation(((given: { url: string }) =>
        given.url.startsWith('/api/users/user_notifications/')
          ? new Promise(() => undefined)
          : inject(given)) as never);
    expect(pathsOf(await open('/notifications', browser))).toEqual(['/api/users/user_notification_count/']);
    config.preloadTimeoutMs = 0;
    expect((await open('/notifications', browser)).known).toEqual([]);
  });

  test('of an unfinished sign-up has nothing that it may not read', async () => {
    const { browser } = await enter('general', 1, { account_status: AccountStatus.TEMP });
    await hostReads({ '/workspace': [preload(listWorkSpaces, { query: { mine: 'in' } })] });
    expect(pathsOf(await open('/workspace', browser))).toEqual(['/api/users/user_notification_count/']);
    const { browser: done } = await enter('general');
    expect(pathsOf(await open('/workspace', done))).toEqual([
      '/api/users/user_notification_count/',
      listWorkSpaces.path,
    ]);
  });
});

describe('the calls that a release declares', () => {
  test('are resolved from the address, for their audience and address', async () => {
    const { id, browser } = await enter('staff');
    await hostReads({
      '/workspace/:id': [
        preload(getUser, { params: { id: ':id' }, audience: ['staff'] }),
        preload(listNotifications, { query: { page: '?page=3', page_size: 7 }, where: { view: 'list' } }),
        preload(countNotifications, { audience: ['general', 'admin'] }),
        preload(getUser, { params: { id: '?missing' } }),
      ],
    });
    expect((await open(`/workspace/${id}?view=list&page=1`, browser)).known).toMatchObject([
      ['/api/users/user_notification_count/', {}, { count: 0 }],
      [`/api/users/user/${id}/`, {}, { id }],
      ['/api/users/user_notifications/', { page: '1', page_size: '7' }, { count: 0 }],
    ]);
    expect(pathsOf(await open(`/workspace/${id}`, browser))).toEqual([
      '/api/users/user_notification_count/',
      `/api/users/user/${id}/`,
    ]);
  });

  test('preload our own pictures that the screen displays at once', async () => {
    const { id, browser } = await enter('staff');
    await hostReads({
      '/workspace/:id': [
        preload(getUser, { params: { id: ':id' }, pictures: ['profile_image_url', 'email', 'nothing'] }),
      ],
    });
    const hints = async () =>
      (
        await testServer().app.inject({
          url: `/workspace/${id}`,
          headers: { accept: 'text/html', cookie: browser.cookieHeader() },
        })
      ).body.match(/<link rel="preload" as="image"[^>]*>/g);
    expect(await hints()).toBeNull();
    const { db, clock } = testServer();
    const picture = await db
      .insertInto('stored_file')
      .values({
        nano_id: 'face-of-a-test-person',
        owner_id: id,
        use: 'profile',
        record_id: id,
        name: '얼굴.png',
        size: 10,
        mime: 'image/png',
        storage_key: '00000000-6f8e-4d06-9c4e-0123456789ab',
        created: clock.now(),
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('user_account').set({ profile_image_id: picture.id }).where('id', '=', id).execute();
    expect(await hints()).toEqual(['<link rel="preload" as="image" href="/api/commons/files/face-of-a-test-person/">']);
  });

  test('are made as the visitor: what they may not read is left out', async () => {
    const [boss, person] = [await enter('admin'), await enter('general')];
    await hostReads({ '/workspace/:id': [preload(getUser, { params: { id: ':id' } })] });
    expect(pathsOf(await open(`/workspace/${person.id}`, boss.browser))).toContain(`/api/users/user/${person.id}/`);
    expect(pathsOf(await open(`/workspace/${person.id}`, person.browser))).toEqual([
      '/api/users/user_notification_count/',
    ]);
    expect((await open(`/workspace/${person.id}`)).known).toEqual([]);
  });

  test('are made for visitors too where the menu is for everybody, as far as they are public', async () => {
    const { browser } = await enter('general', 1);
    const navigation = [
      { label: '공지사항', path: '/workspace/open', icon: 'help', order: 1, audience: ['everybody'], tab: false },
    ];
    const asked = [
      preload(listNotices, { query: { search: '?q' } }),
      preload(listNotifications),
      preload(countNotifications, { audience: ['general'] }),
    ];
    await hostReads(
      { '/workspace/open': asked, '/workspace/own': asked, 'slot:search': asked, 'slot:home.main': asked },
      { navigation, slots: ['search', 'home.main'] },
    );
    const notices = [listNotices.path, { search: '점검' }, { count: 0 }];
    expect(await open('/workspace/open?q=점검')).toMatchObject({ user: undefined, known: [notices] });
    expect(await open('/search?q=점검')).toMatchObject({ user: undefined, known: [notices] });
    for (const path of ['/workspace/own?q=점검', '/search', '/', '/me'])
      expect([path, pathsOf(await open(path))]).toEqual([path, []]);
    expect(pathsOf(await open('/workspace/open?q=점검', browser))).toEqual([
      countNotifications.path,
      listNotices.path,
      listNotifications.path,
    ]);
  });

  test('can change nothing, reach nothing else, and are limited in number', async () => {
    const { browser } = await enter('general', 1);
    const many = Array.from({ length: 8 }, (_, page) => ({
      call: listNotifications.id,
      query: { page: page + 1, page_size: 1 },
    }));
    await hostReads(
      {
        '/workspace/:id': [
          { call: markNotificationsRead.id },
          { call: 'session.sign_out' },
          { call: '/api/users/user_notification_count/' },
          ...many.slice(0, 5),
        ],
        'slot:home.main': many,
      },
      { slots: ['home.main'] },
    );
    const asked = await open('/workspace/..%2f..%2fauth', browser);
    expect(new Set(pathsOf(asked))).toEqual(
      new Set(['/api/users/user_notification_count/', '/api/users/user_notifications/']),
    );
    expect(asked.known).toHaveLength(6);
    expect((await open('/notifications', browser)).known.at(-1)?.[2]).toEqual({ count: 1 });
    // Those of slots belong to the screen that shows them.
    expect((await open('/', browser)).known).toHaveLength(9);
    expect((await open('/me', browser)).known).toHaveLength(1);
  });

  test('with an address that is no id are not made', async () => {
    const { browser } = await enter('admin');
    await hostReads({ '/workspace/:id': [preload(getUser, { params: { id: ':id' } })] });
    const { app } = testServer();
    const asked: string[] = [];
    const inject = app.inject.bind(app);
    jest.spyOn(app, 'inject').mockImplementation(((given: { url: string }) => {
      asked.push(given.url);
      return inject(given);
    }) as never);
    for (const part of ['..%2f..%2fauth', 'new', '%00', '..']) await open(`/workspace/${part}`, browser);
    expect(new Set(asked.filter((url) => url.startsWith('/api/')))).toEqual(
      new Set(['/api/users/user_notification_count/']),
    );
  });

  test('are refused when there are too many for an address, or when one cannot be preloaded', async () => {
    const reads = Array.from({ length: 9 }, () => ({ call: countNotifications.id }));
    await expect(hostReads({ '/workspace': reads })).rejects.toThrow();
    await expect(hostReads({ '/workspace': [{ call: countNotifications.id, method: 'POST' }] })).rejects.toThrow();
  });
});
