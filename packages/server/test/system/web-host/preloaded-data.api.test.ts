import { describe, expect, jest, test } from '@jest/globals';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { liveNumberOf } from '@danji/contracts/releases/contributions';
import { preload } from '@danji/contracts/releases/page-preloads';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { testServer } from '@danji/testing/test-server';
import { enter, hostPreloads, open, pathsOf, servePreloadingShell } from './preload-fixture.ts';

const { config } = testServer().platform;

servePreloadingShell();

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
    await hostPreloads({}, { contributions: { headerItems: [{ ...item, number }] } });
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
    await hostPreloads({ '/workspace': [preload(listWorkSpaces, { query: { mine: 'in' } })] });
    expect(pathsOf(await open('/workspace', browser))).toEqual(['/api/users/user_notification_count/']);
    const { browser: done } = await enter('general');
    expect(pathsOf(await open('/workspace', done))).toEqual([
      '/api/users/user_notification_count/',
      listWorkSpaces.path,
    ]);
  });
});
