import { beforeEach, describe, expect, test } from '@jest/globals';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { toBusinessDate } from '@danji/contracts/format/date';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { cleanUp } from '@danji/server/audit/security-events/clean-up';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { readEvents, trySignIn } from './events.ts';

const DAY = 86_400;

/** Stores an event of `ago` days before now. */
async function store(changes: { account_id?: number; network?: string; kind?: 1 | 2 } = {}, ago = 0): Promise<void> {
  const { db, clock } = testServer();
  const network = changes.network ?? '203.0.113.7';
  await db
    .insertInto('security_event')
    .values({
      created: new Date(clock.now().getTime() - ago * DAY * 1000).toISOString(),
      kind: SecurityEventKind.SIGN_IN,
      account_id: null,
      actor_id: null,
      session: null,
      ip: network,
      network,
      user_agent: 'test',
      request_id: 'request-1',
      detail: '{}',
      ...changes,
    })
    .execute();
}

beforeEach(() => testServer().reset());

describe('the table', () => {
  test('lets nobody change a row, delete a young one, or empty it', async () => {
    const { db, platform } = testServer();
    await store();
    await expect(db.updateTable('security_event').set({ ip: '' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('security_event').execute()).rejects.toThrow('append-only');
    await expect(platform.database.query('truncate security_event')).rejects.toThrow('append-only');
    expect(await readEvents()).toHaveLength(1);
  });

  test('is cleaned of rows that are older than two years', async () => {
    await store({}, 2 * 366);
    await store({}, 700);
    await testServer().platform.jobs.runNow(cleanUp, {});
    expect(await readEvents()).toHaveLength(1);
  });

  test('a record that cannot be stored leaves the sign-in alone', async () => {
    const { create, platform } = testServer();
    await create.general({ email: 'kim@danji.test', password: 'apart2468' });
    await platform.database.query('alter table security_event rename to security_event_away');
    try {
      expect((await trySignIn('kim@danji.test', 'apart2468')).status).toBe(200);
    } finally {
      await platform.database.query('alter table security_event_away rename to security_event');
    }
  });
});

describe('the list', () => {
  test('filters by kind, account, address and day', async () => {
    const { create, clock } = testServer();
    const [admin, staff, person] = [await create.admin(), await create.staff(), await create.general()];
    const found = async (query: object) => (await call(listSecurityEvents, { token: admin.token, query })).data.count;
    await store({ kind: SecurityEventKind.SIGN_IN_FAILED, account_id: person.id });
    await store({ network: '2001:db8:0:1' });
    await store({}, 3);
    await call(getUser, { token: staff.token, params: { id: person.id } });
    expect(await found({})).toBe(4);
    expect(await found({ kind: SecurityEventKind.SIGN_IN_FAILED })).toBe(1);
    // About the account, and a read of its data.
    expect(await found({ user_id: person.id })).toBe(2);
    expect(await found({ user_id: staff.id })).toBe(1);
    expect(await found({ ip: '203.0.113.7' })).toBe(2);
    expect(await found({ ip: '2001:db8:0:1::99' })).toBe(1);
    expect(await found({ ip: ' 203.0.1' })).toBe(2);
    expect(await found({ ip: '203.0.1%.7' })).toBe(0);
    const day = toBusinessDate(new Date(clock.now().getTime() - 2 * DAY * 1000));
    expect(await found({ date_start: day })).toBe(3);
    expect(await found({ date_end: day })).toBe(1);
  });

  test('names the field of a bad filter', async () => {
    const { token } = await testServer().create.admin();
    const fieldsOf = async (query: object) => (await call(listSecurityEvents, { token, query })).problem.fields;
    expect(await fieldsOf({ date_start: '2026-02-31' })).toEqual({ date_start: '달력에 있는 날짜를 입력해 주세요.' });
  });

  test('is for ADMIN alone', async () => {
    const { token } = await testServer().create.staff();
    expect((await call(listSecurityEvents, { token })).problem.code).toBe('forbidden');
  });
});
