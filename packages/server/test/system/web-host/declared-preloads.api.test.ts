import { describe, expect, jest, test } from '@jest/globals';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
} from '@danji/contracts/notifications/notification.endpoints';
import { preload } from '@danji/contracts/releases/page-preloads';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { testServer } from '@danji/testing/test-server';
import { enter, hostPreloads, open, pathsOf, servePreloadingShell } from './preload-fixture.ts';

servePreloadingShell();

describe('the calls that a release declares', () => {
  test('are resolved from the address, for their audience and address', async () => {
    const { id, browser } = await enter('staff');
    await hostPreloads({
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

  test('are those of a pattern only where no screen has the literal address', async () => {
    const { id, browser } = await enter('staff');
    const read = preload(getUser, { params: { id: ':id' } });
    await hostPreloads({ '/workspace/:id': [read] }, { screens: { '/workspace/:id': [], [`/workspace/${id}`]: [] } });
    expect(pathsOf(await open(`/workspace/${id}`, browser))).not.toContain(`/api/users/user/${id}/`);
  });

  test('preload our own pictures that the screen displays at once', async () => {
    const { id, browser } = await enter('staff');
    await hostPreloads({
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
    await hostPreloads({ '/workspace/:id': [preload(getUser, { params: { id: ':id' } })] });
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
    await hostPreloads(
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
    await hostPreloads(
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
    await hostPreloads({ '/workspace/:id': [preload(getUser, { params: { id: ':id' } })] });
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
    await expect(hostPreloads({ '/workspace': reads })).rejects.toThrow();
    await expect(hostPreloads({ '/workspace': [{ call: countNotifications.id, method: 'POST' }] })).rejects.toThrow();
  });
});
