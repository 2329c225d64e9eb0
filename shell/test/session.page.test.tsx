import { beforeEach, expect, test } from '@jest/globals';
import { renewSession, request, sessionStore } from '@danji/api-client';
import { getMe } from '@danji/contracts/users/profile.endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { signIn } from '@danji/contracts/users/session.endpoints';
import type { User } from '@danji/contracts/users/user';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

const FIFTEEN_MINUTES = 15 * 60;

async function signInByPassword(): Promise<void> {
  await testServer().create.general({ name: '김소장', email: 'manager@danji.test', password: 'danji1234' });
  sessionStore.start(await request(signIn, { body: { email: 'manager@danji.test', password: 'danji1234', user_type: 2 } }));
}

/** Requests for a path that reached the server from now on. */
function countRequests(path: string): () => number {
  let count = 0;
  const onRequest = (asked: { url?: string }) => void (count += asked.url === path ? 1 : 0);
  testServer().app.server.on('request', onRequest);
  return () => count;
}

beforeEach(async () => testServer().reset());

test('renews an expired token once for all waiting calls', async () => {
  await openShell({ at: '/terms' });
  await signInByPassword();
  const refreshes = countRequests('/auth/refresh');
  testServer().clock.advance(FIFTEEN_MINUTES + 1);
  const [me, unread, list] = await Promise.all([request(getMe), request(countNotifications), request(listNotifications)]);
  expect([me.name, unread.count, list.count]).toEqual(['김소장', 0, 0]);
  expect(refreshes()).toBe(1);
});

test('opens the page anew when the session is gone', async () => {
  const { left, waitFor } = await openShell({ at: '/terms' });
  await signInByPassword();
  await testServer().db.updateTable('auth_session').set({ ended: new Date().toISOString(), end_reason: 'blocked' }).execute();
  await expect(request(getMe)).rejects.toMatchObject({ status: 401 });
  await waitFor(() => expect(left).toEqual(['/terms']));
  expect(sessionStore.get().status).toBe('signed_out');
});

test('a refusal that comes late, about an earlier session, does not end the one of now', async () => {
  const { create, db } = testServer();
  const { left } = await openShell({ at: '/terms', as: await create.general() });
  const next = await create.general();
  await db.updateTable('auth_session').set({ ended: new Date().toISOString(), end_reason: 'signed_out' }).where('nano_id', '<>', next.session).execute();
  // Both are on their way when somebody else signs in.
  const late = Promise.allSettled([request(getMe), renewSession()]);
  const { user } = sessionStore.get().session ?? {};
  sessionStore.start({ access: next.token, refresh: null, is_temp: false, acting: null, user: { ...user, id: next.id } as User });
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sessionStore.get().session?.user.id).toBe(next.id);
  expect((await request(getMe)).id).toBe(next.id);
  expect(left).toEqual([]);
});
