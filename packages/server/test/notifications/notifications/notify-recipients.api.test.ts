import { beforeEach, describe, expect, test } from '@jest/globals';
import { notify } from '@danji/server/notifications/notifications/index';
import { countEverybody } from '@danji/server/notifications/notifications/recipients';
import { newNanoId } from '@danji/server/platform/ids';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import {
  advertisementToKind,
  messageToOne,
  messageToKind,
  noticePublished,
  MEMBERS,
  countRows,
  listReached,
  tell,
  createMany,
} from './told-message.ts';

beforeEach(() => testServer().reset());

/** Members by name: of both kinds, with the switch and the last consent to marketing that the name says. */
async function createMembers() {
  const { create, db, clock } = testServer();
  const agree = (user_id: number, is_agreed: boolean) =>
    db
      .insertInto('user_consent')
      .values({ user_id, document: 'marketing', is_agreed, system_document_id: null, created: clock.now() })
      .execute();
  const [on, off, agreed, agreedOff, withdrawn] = [
    await create.general(),
    await create.general(),
    await create.general(),
    await create.brand(),
    await create.brand(),
  ];
  for (const { id } of [off, agreedOff])
    await db.updateTable('user_account').set({ is_alert_item: false }).where('id', '=', id).execute();
  for (const { id } of [agreed, agreedOff, withdrawn]) await agree(id, true);
  await agree(withdrawn.id, false);
  return { on: on.id, off: off.id, agreed: agreed.id, agreedOff: agreedOff.id, withdrawn: withdrawn.id };
}

describe('everybody gets it once', () => {
  test('also when the server dies within a batch, and several servers continue', async () => {
    const { db } = testServer();
    await createMany(2503);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''died''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before insert on notification for each row when (new.user_id = 1700)
      execute function refuse()`.execute(db);
    try {
      await tell({ everybody: [2] }, messageToKind);
      await expect(deliverNotifications()).rejects.toThrow('failed');
    } finally {
      await sql`drop function refuse cascade`.execute(db);
    }
    expect(await countRows('notification')).toBe(1000);
    await Promise.all([deliverNotifications(), deliverNotifications(), deliverNotifications()]);
    await deliverNotifications();
    expect(await listReached()).toEqual(Array.from({ length: 2503 }, (_, index) => index + 1));
    expect(await countRows('live_event')).toBe(2503);
  }, 30_000);

  test('also when an id is named twice, or there are a thousand of them', async () => {
    await createMany(1000);
    await tell([3, 1, 3]);
    await tell(Array.from({ length: 1000 }, (_, index) => 1000 - index));
    await tell([]);
    await deliverNotifications();
    expect(await countRows('notification')).toBe(1002);
  });
});

describe('reaches', () => {
  test('by importance: those who may refuse it and have not, as operators see them counted', async () => {
    const { db } = testServer();
    const { on, off, agreed, agreedOff, withdrawn } = await createMembers();
    const everybody = [on, off, agreed, agreedOff, withdrawn];
    const kinds = noticePublished.audience;
    await tell(everybody, messageToOne);
    await deliverNotifications();
    expect(await listReached()).toEqual(everybody);
    await db.deleteFrom('notification').execute();
    await tell(MEMBERS, messageToKind);
    await deliverNotifications();
    expect(await listReached()).toEqual([on, agreed, withdrawn]);
    expect(await countEverybody(db, messageToKind, kinds)).toBe(3);
    await db.deleteFrom('notification').execute();
    await tell(MEMBERS, advertisementToKind);
    await deliverNotifications();
    expect(await listReached()).toEqual([agreed]);
    expect(await countEverybody(db, advertisementToKind, kinds)).toBe(1);
  });

  test('nobody outside of its audience, and no account that is deleted or may not sign in', async () => {
    const { create, db, clock } = testServer();
    const [brand, deleted, blocked, staff] = [
      await create.brand(),
      await create.general(),
      await create.general({ account_status: 2 }),
      await create.staff(),
    ];
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', deleted.id).execute();
    const values = { nano_id: newNanoId(), title: '공지', excerpt: '내용' };
    await notify(db, noticePublished, { everybody: [0, 1, 2] }, values, clock.now());
    await notify(db, noticePublished, [staff.id, deleted.id, blocked.id], values, clock.now());
    await deliverNotifications();
    expect(await listReached()).toEqual([brand.id, blocked.id]);
  });
});
