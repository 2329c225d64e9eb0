import { beforeEach, describe, expect, test } from '@jest/globals';
import { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import { deliverNotifications, listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import {
  inDays,
  listed,
  listPriced,
  makeRequest,
  makeSuggestItem,
  markRead,
  moveItem,
  type Notice,
  read,
  withdraw,
} from './suggest-request-fixture.ts';

const { CLOSED, AWARDED } = SuggestItemState;

let fixture: WorkSpaceFixture;
let brand: TestAccount;
let rival: TestAccount;
let notice: Notice;
beforeEach(async () => {
  await testServer().reset();
  fixture = await buildWorkSpaceFixture();
  const { space, accounts } = fixture;
  ({ brand } = accounts);
  rival = await testServer().create.brand({ company: '두레설비' });
  notice = await makeSuggestItem(space.id, accounts.master.id);
  await markRead(notice, brand);
  await markRead(notice, rival);
});

const invalidate = ({ token }: TestAccount, { nano_id }: { nano_id: string }, reason = '자격이 없어요.') =>
  call(invalidateSuggestRequest, { token, body: { request_nano_id: nano_id, reason } });

/** Calls that a vendor makes without a record of its own; the path names the notice. */
const READS = ENDPOINTS.filter(
  ({ audience, isReadOnly, method, responseTypes, id }) =>
    method === 'GET' &&
    isReadOnly &&
    responseTypes.includes('application/json') &&
    !id.startsWith('health') &&
    (audience.includes('brand') || audience.includes('everybody')),
);

const toPath = ({ path }: Endpoint): string =>
  `${path.replace(/\{\w+\}/g, path.includes('suggest_item') ? notice.nano_id : String(notice.space_id))}?${new URLSearchParams(
    {
      ...(path.endsWith('/suggest_item_request/') && { item_nano_id: notice.nano_id }),
    },
  )}`;

/** Returns the row of a vendor's request that was sent while that was possible. */
const rowOf = ({ id }: Notice, { id: brand_id }: TestAccount) => ({
  nano_id: newNanoId(),
  item_id: id,
  brand_id,
  company_item_id: null,
  company_fav_date: null,
  state: 'sent' as const,
  content: JSON.stringify(toDocument('가격')),
  price_lines: '[]',
  total_price: 1_234_000,
  vat_mode: 'included' as const,
  valid_until: null,
  sent: testServer().clock.now(),
  hash: null,
  reason: null,
  created: testServer().clock.now(),
  updated: testServer().clock.now(),
});

/** Everything that a vendor, or a visitor, gets from every call, byte by byte; only proofs in addresses change by themselves. */
async function readAll(reader?: TestAccount): Promise<Record<string, string>> {
  await deliverNotifications();
  const answers: Record<string, string> = {};
  for (const endpoint of READS) {
    const { statusCode, body } = await testServer().app.inject({
      method: 'GET',
      url: toPath(endpoint),
      headers: { ...(reader && { authorization: `Bearer ${reader.token}` }), 'x-danji-client': 'test' },
    });
    answers[endpoint.id] = `${statusCode} ${body.replaceAll(/"request_id":"[^"]*"/g, '')}`;
  }
  return answers;
}

describe('another vendor', () => {
  test.each([
    ['bid', 1 as const],
    ['request for quotes', 2 as const],
  ])('of a %s gets the same bytes from every call whether or not one has offered', async (_, suggest_type) => {
    await moveItem(notice, { suggest_type });
    const own = await makeRequest(rival, notice, { is_draft: true });
    const before = await readAll(rival);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(before['suggest_requests.list']).toContain(own.nano_id);
    const sent = await makeRequest(brand, notice);
    expect(await readAll(rival)).toEqual(before);
    await withdraw(brand, sent);
    expect(await readAll(rival)).toEqual(before);
    expect((await read(rival, sent)).status).toBe(404);
  });

  test('and visitors get the same bytes after the closing and the opening too, until the award', async () => {
    const steps = [{ state: CLOSED }, { opened: inDays(11) }];
    for (const changes of steps) {
      await moveItem(notice, changes);
      const before = [await readAll(rival), await readAll()];
      const third = await testServer().create.brand();
      await testServer().db.insertInto('suggest_request').values(rowOf(notice, third)).execute();
      expect([await readAll(rival), await readAll()]).toEqual(before);
    }
  });

  test('learns nothing from the number of its own request', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const next = await makeSuggestItem(fixture.space.id, fixture.accounts.master.id);
      await markRead(next, rival);
      ids.push((await makeRequest(rival, next)).id);
    }
    const gaps = ids.slice(1).map((id, at) => Math.abs(id - (ids[at] ?? 0)));
    expect(Math.min(...gaps)).toBeGreaterThan(1000);
    expect(Math.max(...ids)).toBeLessThan(1e15);
  });
});

describe('the complex', () => {
  test('reads no request on a bid until its master has opened them, then all that were sent', async () => {
    const sent = await makeRequest(brand, notice);
    await makeRequest(rival, notice, { is_draft: true });
    const { master, manager, member, resident, stranger, staff } = fixture.accounts;
    const readers = [master, manager, member, staff];
    for (const reader of [...readers, resident, stranger]) {
      expect([await listed(reader), await listPriced(reader, notice)]).toEqual([[], []]);
      expect((await read(reader, sent)).status).toBe(404);
    }
    expect((await listNotified(master.token)).map(({ title }) => title)).not.toContain('새 제안이 들어왔어요');
    expect((await invalidate(master, sent)).status).toBe(404);
    await moveItem(notice, { state: CLOSED });
    expect([await listed(master), await listPriced(master, notice)]).toEqual([[], []]);
    await moveItem(notice, { opened: inDays(11) });
    for (const reader of readers) {
      expect(await listed(reader, { item_nano_id: notice.nano_id, state: 'sent' })).toEqual([sent.nano_id]);
      expect((await read(reader, sent)).data).toMatchObject({ total_price: 38_416_000, company_fav_date: null });
      expect(await listPriced(reader, notice)).toEqual([{ nano_id: sent.nano_id, price_lines: sent.price_lines }]);
    }
    for (const reader of [resident, stranger]) {
      expect([await listed(reader), await listPriced(reader, notice)]).toEqual([[], []]);
      expect((await read(reader, sent)).status).toBe(404);
    }
  });

  test('reads quotes at once, but neither drafts nor what was withdrawn', async () => {
    await moveItem(notice, { suggest_type: 2 });
    const sent = await makeRequest(brand, notice);
    const draft = await makeRequest(rival, notice, { is_draft: true });
    const { manager } = fixture.accounts;
    expect(await listed(manager)).toEqual([sent.nano_id]);
    expect((await listPriced(manager, notice)).map(({ nano_id }) => nano_id)).toEqual([sent.nano_id]);
    expect((await listNotified(manager.token)).map(({ title }) => title)).toContain('새 제안이 들어왔어요');
    expect((await read(manager, draft)).status).toBe(404);
    await withdraw(brand, sent);
    expect([await listed(manager), await listPriced(manager, notice)]).toEqual([[], []]);
  });

  test('declares an opened request invalid by its master, with a reason that the vendor is told', async () => {
    const sent = await makeRequest(brand, notice);
    await moveItem(notice, { state: CLOSED, opened: inDays(11) });
    const { master, manager, resident } = fixture.accounts;
    expect([(await invalidate(manager, sent)).status, (await invalidate(resident, sent)).status]).toEqual([403, 404]);
    expect((await invalidate(master, sent, '  ')).status).toBe(422);
    expect((await invalidate(master, sent)).data).toMatchObject({ state: 'invalid', reason: '자격이 없어요.' });
    expect((await invalidate(master, sent)).problem.code).toBe('invalid_transition');
    expect((await listNotified(brand.token))[0]).toMatchObject({
      title: '제안이 무효로 처리됐어요',
      content: "'옥상 방수 공사' 공고에 낸 제안이 무효로 처리됐어요. 사유: 자격이 없어요.",
    });
  });

  test('declares nothing invalid after the decision', async () => {
    const sent = await makeRequest(brand, notice);
    await moveItem(notice, { state: AWARDED, opened: inDays(11) });
    expect((await invalidate(fixture.accounts.master, sent)).problem.code).toBe('invalid_transition');
  });
});
