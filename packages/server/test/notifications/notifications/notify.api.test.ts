import { beforeEach, expect, test } from '@jest/globals';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { notify } from '@danji/server/notifications/notifications/index';
import { transaction } from '@danji/server/platform/database/transaction';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

test('writes the notification and its live event in one transaction', async () => {
  const { create, db, clock } = testServer();
  const person = await create.general();
  await transaction(db, (db) =>
    notify(
      db,
      person.id,
      { type: NotificationType.ACCOUNT, title: '가입을 환영해요', content: '둘러보세요.', link: '/me' },
      clock.now(),
    ),
  );
  const event = await db.selectFrom('live_event').select(['user_id', 'payload']).executeTakeFirstOrThrow();
  const row = await db.selectFrom('notification').select(['id', 'title', 'is_read']).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ title: '가입을 환영해요', is_read: false });
  expect(event).toEqual({
    user_id: person.id,
    payload: { type: 'notification', notification_id: row.id, title: '가입을 환영해요' },
  });
});
