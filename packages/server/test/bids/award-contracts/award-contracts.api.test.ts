import { beforeEach, expect, test } from '@jest/globals';
import { createAwardContract, getAwardContract } from '@danji/contracts/bids/award-contract.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { deleteWorkSchedule, getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { getWorkDashboard } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { award, close, offer, publish } from '../suggest-items/suggest-item-fixture.ts';

let accounts: Awaited<ReturnType<typeof buildWorkSpaceFixture>>['accounts'];
let space: { id: number };
let brand: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  ({ accounts, space } = await buildWorkSpaceFixture());
  brand = await testServer().create.brand({ company: '한빛경비' });
});

const make = ({ token }: TestAccount, { nano_id }: SuggestItem) =>
  call(createAwardContract, { token, body: { item_nano_id: nano_id } });
const find = async ({ token }: TestAccount, { nano_id }: SuggestItem) =>
  (await call(getAwardContract, { token, query: { item_nano_id: nano_id } })).data.schedule_id;

/** A request for quotes that has been closed, and awarded unless told otherwise. */
async function closedNotice(isAwarded = true): Promise<SuggestItem> {
  const { master } = accounts;
  const notice = await publish({ master, space }, { suggest_type: 2, work_start_date: '2027-01-01' });
  const [request = ''] = await offer(notice, [brand]);
  await close(master, notice);
  if (isAwarded) await award(master, notice, request, '가장 좋아요.');
  return notice;
}

test('who works in the space makes the contract of an award, once', async () => {
  const notice = await closedNotice();
  expect(await find(accounts.member, notice)).toBeNull();
  const answers = await Promise.all([make(accounts.member, notice), make(accounts.manager, notice)]);
  const ids = answers.map(({ data }) => data.schedule_id);
  expect(ids[0]).toBe(ids[1]);
  expect(await find(accounts.master, notice)).toBe(ids[0]);
  const { data } = await call(getWorkSchedule, { token: accounts.member.token, params: { id: ids[0] ?? 0 } });
  expect(data).toMatchObject({
    title: '2026년 경비 용역',
    category2: 502,
    contract: '한빛경비',
    brand_id: brand.id,
    contract_amount: 1_000_000,
    contract_start: '2027-01-01',
    contract_end: null,
    building_name: '래미안한강아파트',
  });
  expect(data.description).toContain('선정 이유: 가장 좋아요.');
});

test('a contract that was deleted is made anew', async () => {
  const notice = await closedNotice();
  const { token } = accounts.manager;
  const id = (await make(accounts.manager, notice)).data.schedule_id ?? 0;
  await call(deleteWorkSchedule, { token, params: { id } });
  expect(await find(accounts.manager, notice)).toBeNull();
  const again = (await make(accounts.manager, notice)).data.schedule_id;
  expect(again).not.toBe(id);
  expect(await find(accounts.manager, notice)).toBe(again);
});

test('without a winner there is no contract, and a resident makes none', async () => {
  const notice = await closedNotice(false);
  expect((await make(accounts.manager, notice)).problem?.code).toBe('invalid_transition');
  expect((await make(accounts.resident, notice)).status).toBe(403);
  expect((await make(accounts.stranger, notice)).status).toBe(404);
});

test('a closed notice is on the dashboard until its office has decided', async () => {
  const waiting = await closedNotice(false);
  await closedNotice();
  const query = { space_id: space.id };
  const { today, counts } = (await call(getWorkDashboard, { token: accounts.member.token, query })).data;
  expect(today.filter(({ kind }) => kind === 'notice_closed').map(({ id }) => id)).toEqual([waiting.id]);
  expect(counts.notice_closed).toBe(1);
});
