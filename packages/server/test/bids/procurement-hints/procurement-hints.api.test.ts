import { beforeEach, expect, test } from '@jest/globals';
import { listProcurementHints } from '@danji/contracts/bids/procurement-hint.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import {
  inDays,
  makeRequest,
  makeSuggestItem,
  markRead,
  moveItem,
  type Notice,
} from '../suggest-requests/suggest-request-fixture.ts';

const { CLOSED, CANCELED } = SuggestItemState;
const LINES = [
  { item: '방수', unit: '㎡', quantity: 10, unit_price: 32_000 },
  { item: '보수', unit: '식', quantity: 1, unit_price: 500_000 },
];

let fixture: WorkSpaceFixture;
let vendors: [TestAccount, TestAccount];
beforeEach(async () => {
  await testServer().reset();
  fixture = await buildWorkSpaceFixture();
  const { create, db } = testServer();
  vendors = [await create.brand({ company: '한결방수' }), await create.brand({ company: '가람방수' })];
  await db
    .updateTable('brand_account')
    .set({ address1: '서울 용산구 이촌로 100', address2: '2층' })
    .where(
      'user_id',
      'in',
      vendors.map(({ id }) => id),
    )
    .execute();
});

const ask = ({ token }: TestAccount, { nano_id }: Notice) =>
  call(listProcurementHints, { token, query: { item_nano_id: nano_id } });
const kinds = async (account: TestAccount, notice: Notice) =>
  (await ask(account, notice)).data.hints.map(({ kind }) => kind);

/** A notice with two offers at the same prices by vendors of one address. */
async function offered(suggest_type: 1 | 2): Promise<Notice> {
  const notice = await makeSuggestItem(fixture.space.id, fixture.accounts.master.id, { suggest_type });
  for (const vendor of vendors) {
    await markRead(notice, vendor);
    await makeRequest(vendor, notice, { price_lines: LINES });
  }
  return notice;
}

test('what opened offers have in common is seen by who writes notices of the space and our staff, after the opening', async () => {
  const { master, manager, staff } = fixture.accounts;
  const bid = await offered(1);
  await moveItem(bid, { state: CLOSED });
  for (const account of [master, manager, staff]) expect(await kinds(account, bid)).toEqual([]);
  await moveItem(bid, { opened: inDays(11) });
  const { data } = await ask(master, bid);
  expect(data.hints).toEqual([
    { kind: 'same_address', names: ['가람방수', '한결방수'], contracts: [] },
    { kind: 'same_prices', names: ['가람방수', '한결방수'], contracts: [] },
  ]);
  // The facts that are the same are not told.
  expect(JSON.stringify(data)).not.toContain('이촌로');
  for (const account of [manager, staff]) expect((await ask(account, bid)).data).toEqual(data);
});

test('offers on a request for quotes are open at once, and compared once it has ended', async () => {
  const quote = await offered(2);
  expect(await kinds(fixture.accounts.master, quote)).toEqual([]);
  await moveItem(quote, { state: CLOSED });
  expect(await kinds(fixture.accounts.master, quote)).toEqual(['same_address', 'same_prices']);
});

/** Reads the response of the call for an account, byte by byte. */
const bytes = async ({ nano_id }: Notice, account?: TestAccount) => {
  const { statusCode, body } = await testServer().app.inject({
    method: 'GET',
    url: `/api/apts/procurement_hint/?item_nano_id=${nano_id}`,
    headers: { ...(account && { authorization: `Bearer ${account.token}` }), 'x-danji-client': 'test' },
  });
  return `${statusCode} ${body.replaceAll(/"request_id":"[^"]*"/g, '')}`;
};

test('vendors, residents and others get the same bytes whether or not there is a hint', async () => {
  const { member, resident, stranger } = fixture.accounts;
  const [plain, alike] = [await makeSuggestItem(fixture.space.id, fixture.accounts.master.id), await offered(1)];
  await moveItem(plain, { state: CLOSED, opened: inDays(11) });
  await moveItem(alike, { state: CLOSED, opened: inDays(11) });
  const statuses: string[] = [];
  for (const reader of [...vendors, member, resident, stranger, undefined]) {
    const answer = await bytes(alike, reader);
    expect(answer).toBe(await bytes(plain, reader));
    statuses.push(answer.slice(0, 3));
  }
  expect(statuses).toEqual(['403', '403', '403', '403', '404', '401']);
});

test('direct contracts just under the limit are named with the notice that adds to them', async () => {
  const { space, accounts } = fixture;
  const { master, staff } = accounts;
  const direct = (expected_contract_amount: number, given = {}) =>
    makeSuggestItem(space.id, master.id, {
      suggest_type: 2,
      title: '소독 견적',
      category: 601,
      expected_contract_amount,
      ...given,
    });
  const notice = await direct(4_800_000);
  await direct(4_900_000, { state: CANCELED });
  await direct(4_900_000, { category: 602 });
  await direct(4_900_000, { suggest_type: 1 });
  await direct(9_000_000);
  expect(await kinds(staff, notice)).toEqual([]);
  const today = toBusinessDate(testServer().clock.now());
  await call(createWorkSchedule, {
    token: master.token,
    body: {
      space_id: space.id,
      title: '봄 소독',
      category1: 2,
      category2: 601,
      contract_start: today,
      contract_amount: 4_500_000,
    },
  });
  expect((await ask(staff, notice)).data.hints).toEqual([
    {
      kind: 'split_contracts',
      names: [],
      contracts: [
        { title: '봄 소독', day: today, amount: 4_500_000 },
        { title: '소독 견적', day: today, amount: 4_800_000 },
      ],
    },
  ]);
});
