import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  listSuggestMessages,
  markSuggestMessagesRead,
  sendSuggestMessage,
} from '@danji/contracts/bids/suggest-message.endpoints';
import { SUGGEST_MESSAGE_LIMITS } from '@danji/contracts/bids/suggest-message';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import type { SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { markNotificationsRead } from '@danji/contracts/notifications/notification.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { recordStatements, type Statement } from '@danji/testing/record-statements';
import { testServer } from '@danji/testing/test-server';
import { CompiledQuery, sql } from 'kysely';
import {
  makeRequest,
  makeSuggestItem,
  markRead as openNotice,
  withdraw,
} from '../suggest-requests/suggest-request-fixture.ts';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';

const NEWS = '새 메시지가 왔어요';
const QUOTE = { suggest_type: 2 } as const;

let fixture: WorkSpaceFixture;
let brand: TestAccount;
let master: TestAccount;
let manager: TestAccount;
let request: SuggestRequest;

/** A request of the vendor on a notice of this kind. */
async function makeOffer(given: { suggest_type: 1 | 2 }, is_draft = false): Promise<SuggestRequest> {
  const notice = await makeSuggestItem(fixture.space.id, master.id, given);
  await openNotice(notice, brand);
  return makeRequest(brand, notice, { is_draft });
}

beforeEach(async () => {
  await testServer().reset();
  fixture = await buildWorkSpaceFixture();
  ({ brand, master, manager } = fixture.accounts);
  request = await makeOffer(QUOTE);
});

type Of = { of?: Pick<SuggestRequest, 'nano_id'> };
const send = (account: TestAccount, content: string, { of = request }: Of = {}) =>
  call(sendSuggestMessage, { token: account.token, body: { request_nano_id: of.nano_id, content } });
const list = (account: TestAccount, query: { after_id?: number; page_size?: number } = {}, of = request) =>
  call(listSuggestMessages, { token: account.token, query: { request_nano_id: of.nano_id, ...query } });
const read = (account: TestAccount, message_id: number) =>
  call(markSuggestMessagesRead, {
    token: account.token,
    body: { request_nano_id: request.nano_id, message_id },
  });

/** Reads the messages of an account, the newest first: text, and whether the other side has read it. */
const thread = async (account: TestAccount) =>
  (await list(account)).data.results.map(({ content, is_read }) => [content, is_read]);

const countNews = async (account: TestAccount): Promise<number> =>
  (await listNotified(account.token)).filter(({ title }) => title === NEWS).length;

/** The accounts whose screens are told to read messages again, since the last question. */
async function takeRefreshed(): Promise<number[]> {
  const rows = await testServer().db.deleteFrom('live_event').returning(['user_id', 'payload']).execute();
  return rows
    .filter(({ payload }) => JSON.stringify(payload).includes('suggest_message'))
    .map(({ user_id }) => user_id)
    .toSorted((one, other) => one - other);
}

describe('a thread about a request', () => {
  test('both sides write; only the office learns who of it has written', async () => {
    await send(brand, '  방문해도 될까요?\n목요일이 좋아요.  ');
    const { data } = await send(manager, '네, 오세요.');
    expect(data).toMatchObject({ content: '네, 오세요.', is_from_vendor: false, is_read: false });
    expect((await list(master)).data.results.map(({ content, user }) => [content, user?.id])).toEqual([
      ['네, 오세요.', manager.id],
      ['방문해도 될까요?\n목요일이 좋아요.', undefined],
    ]);
    expect((await list(brand)).data.results.map(({ user }) => user)).toEqual([null, null]);
  });

  test('a side reads for all of its people, and what it has written itself is not read by that', async () => {
    const first = await send(brand, '하나');
    const second = await send(brand, '둘');
    await send(manager, '셋');
    await read(manager, first.data.id);
    expect(await thread(brand)).toEqual([
      ['셋', false],
      ['둘', false],
      ['하나', true],
    ]);
    await read(master, second.data.id);
    await read(manager, first.data.id);
    expect(await thread(brand)).toEqual([
      ['셋', false],
      ['둘', true],
      ['하나', true],
    ]);
  });

  test('older messages follow the last one that is there', async () => {
    for (const content of ['하나', '둘', '셋']) await send(brand, content);
    const { data } = await list(master, { page_size: 2 });
    const older = await list(master, { page_size: 2, after_id: data.results.at(-1)?.id ?? 0 });
    expect([data.count, older.data.results.map(({ content }) => content)]).toEqual([3, ['하나']]);
  });

  test('of two messages at once both are there, and two sides at once are told once each', async () => {
    const sent = await Promise.all([send(brand, '하나'), send(brand, '둘'), send(master, '셋')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list(brand)).data.count).toBe(3);
    expect([await countNews(master), await countNews(manager), await countNews(brand)]).toEqual([1, 1, 1]);
  });

  test('a repeated call sends one message', async () => {
    const headers = { 'idempotency-key': '5f1b3a0e-6f0c-4a57-9f0d-2f0a5d6f7a10' };
    const body = { request_nano_id: request.nano_id, content: '하나' };
    for (let time = 0; time < 2; time++) await call(sendSuggestMessage, { token: brand.token, body, headers });
    expect((await list(brand)).data.count).toBe(1);
  });
});

describe('the other side is told', () => {
  test('once until it reads the thread, or what it was told', async () => {
    await send(brand, '하나');
    expect([await countNews(master), await countNews(manager)]).toEqual([1, 1]);
    expect([await countNews(fixture.accounts.member), await countNews(brand)]).toEqual([0, 0]);
    const second = await send(brand, '둘');
    expect(await countNews(master)).toBe(1);

    await read(manager, second.data.id);
    await send(brand, '셋');
    expect([await countNews(master), await countNews(manager)]).toEqual([2, 2]);

    await call(markNotificationsRead, { token: manager.token, body: {} });
    await send(brand, '넷');
    expect([await countNews(master), await countNews(manager)]).toEqual([2, 3]);
  });

  test('and the open screens of both sides are refreshed by a message and by a read mark that moves', async () => {
    await takeRefreshed();
    const { data } = await send(brand, '하나');
    const both = [brand, master, manager].map(({ id }) => id).toSorted((one, other) => one - other);
    expect(await takeRefreshed()).toEqual(both);
    await read(master, data.id);
    expect(await takeRefreshed()).toEqual(both);
    await read(manager, data.id);
    expect(await takeRefreshed()).toEqual([]);
  });
});

/** For each request in its list: whether it is the one with messages, and how many it has not read. */
const listUnread = async (account: TestAccount) =>
  (await call(listSuggestRequests, { token: account.token })).data.results.map(({ nano_id, unread_messages }) => [
    nano_id === request.nano_id,
    unread_messages,
  ]);

describe('what a side has not read', () => {
  test('is counted in its list of requests, until somebody of it reads', async () => {
    await send(brand, '하나');
    const second = await send(brand, '둘');
    await send(master, '셋');
    expect([await listUnread(manager), await listUnread(brand)]).toEqual([[[true, 2]], [[true, 1]]]);
    await read(master, second.data.id);
    expect([await listUnread(manager), await listUnread(brand)]).toEqual([[[true, 0]], [[true, 1]]]);
  });

  test('is nothing for who reads no messages, and about a bid or a draft', async () => {
    await send(brand, '하나');
    const { member, staff } = fixture.accounts;
    expect([await listUnread(member), await listUnread(staff)]).toEqual([[[true, null]], [[true, null]]]);
    testServer().clock.advance(1);
    const bid = await makeOffer({ suggest_type: 1 });
    const draft = await makeOffer(QUOTE, true);
    expect([bid.has_messages, draft.has_messages, request.has_messages]).toEqual([false, false, true]);
    expect((await listUnread(brand)).toSorted()).toEqual([
      [false, null],
      [false, null],
      [true, 0],
    ]);
  });

  test('is walked in the index of messages, however many there are', async () => {
    await send(brand, '하나');
    const recorded: Statement[] = [];
    const stop = recordStatements(testServer().db, recorded);
    await listUnread(master);
    stop();
    const counting = recorded.filter(({ sql }) => sql.includes('suggest_message'));
    expect(counting).toHaveLength(1);
    await testServer()
      .db.connection()
      .execute(async (connection) => {
        // The tables of the test are small enough to be read as a whole.
        await sql`set enable_seqscan = off`.execute(connection);
        for (const { sql: text, values } of counting) {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(`explain ${text}`, values));
          expect(JSON.stringify(rows)).toContain('suggest_message_list');
          expect(JSON.stringify(rows)).not.toContain('Seq Scan on suggest_message');
        }
        await sql`reset enable_seqscan`.execute(connection);
      });
  });
});

const codeOf = ({ status, problem }: { status: number; problem?: { code: string } | undefined }) => [
  status,
  problem?.code,
];

describe('no message', () => {
  test('goes with a request that was withdrawn, but what was written stays readable', async () => {
    await send(brand, '하나');
    await withdraw(brand, request);
    for (const account of [brand, master])
      expect(codeOf(await send(account, '둘'))).toEqual([409, 'invalid_transition']);
    expect([(await list(brand)).data.count, (await list(master)).data.count]).toEqual([1, 1]);
    expect((await list(fixture.accounts.staff)).status).toBe(404);
  });

  test('goes with a draft, which does not exist for the office', async () => {
    const draft = await makeOffer(QUOTE, true);
    expect(codeOf(await send(brand, '하나', { of: draft }))).toEqual([409, 'invalid_transition']);
    expect(codeOf(await send(master, '하나', { of: draft }))).toEqual([404, 'not_found']);
  });

  test('is there about a bid, and the office does not learn of a sealed request by asking', async () => {
    const sealed = await makeOffer({ suggest_type: 1 });
    expect(codeOf(await send(brand, '하나', { of: sealed }))).toEqual([409, 'invalid_transition']);
    const unknown = { nano_id: 'x'.repeat(21) };
    const [told, nothing] = [await send(master, '하나', { of: sealed }), await send(master, '하나', { of: unknown })];
    expect([told.status, told.problem?.title]).toEqual([404, nothing.problem?.title]);
  });

  test('is empty, too long, or one more than there may be', async () => {
    expect((await send(brand, ' \n ')).status).toBe(422);
    expect((await send(brand, '가'.repeat(SUGGEST_MESSAGE_LIMITS.characters + 1))).status).toBe(422);
    expect((await send(brand, '가'.repeat(SUGGEST_MESSAGE_LIMITS.characters))).status).toBe(200);
    const row = { user_id: brand.id, is_from_vendor: true, content: '가', created: testServer().clock.now() };
    const rows = Array.from({ length: SUGGEST_MESSAGE_LIMITS.perRequest - 1 }, () => ({
      ...row,
      request_id: request.id,
    }));
    await testServer().db.insertInto('suggest_message').values(rows).execute();
    expect(codeOf(await send(master, '하나'))).toEqual([409, 'invalid_transition']);
  });

  test('goes to a vendor that has left', async () => {
    const now = testServer().clock.now();
    await testServer().db.updateTable('user_account').set({ deleted: now }).where('id', '=', brand.id).execute();
    const { status, problem } = await send(master, '하나');
    expect([status, problem?.title]).toEqual([409, '탈퇴한 업체에는 메시지를 보낼 수 없어요.']);
  });
});
