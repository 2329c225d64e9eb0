import { beforeEach, describe, expect, test } from '@jest/globals';
import { decideEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import {
  deleteWorkSchedule,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { evaluate, makeContract, SCORES } from '../evaluations/evaluation-fixture.ts';
import { approve, edit, makeItem, read } from './company-item-fixture.ts';

beforeEach(() => testServer().reset());

/** What visitors see of the only company, in the list. */
async function find(): Promise<CompanyItemLine> {
  const { data } = await call(listPublicCompanyItems, {});
  const [company] = data.results;
  if (!company) throw new Error('There is no company.');
  return company;
}

const contracts = async () => (await find()).contracts;
const activity = async () => (await find()).activity;

async function makeCompany() {
  const made = await makeContract();
  const staff = await testServer().create.staff();
  return { ...made, staff, item: await approve(staff, await makeItem(made.accounts.brand)) };
}

describe('the evaluations of a vendor', () => {
  test('are summed up with its item, and leave it when they are hidden', async () => {
    const { accounts, contract, staff, item } = await makeCompany();
    expect(await find()).toMatchObject({ evaluation_summaries: null });
    const { data } = await evaluate(accounts.master, contract);
    expect((await find()).evaluation_summaries).toEqual({ ...SCORES, reviews: 1 });
    expect((await read(item)).data.evaluation_summaries).toEqual({ ...SCORES, reviews: 1 });
    await call(decideEvaluation, {
      token: staff.token,
      params: { id: data.id },
      body: { is_hidden: true, reason: '다른 업체의 이야기예요.' },
    });
    expect((await find()).evaluation_summaries).toBeNull();
  });

  test('are shown only where the vendor lets them be shown, once that is approved', async () => {
    const { accounts, contract, staff, item } = await makeCompany();
    await evaluate(accounts.master, contract);
    const closed = await edit(accounts.brand, item, { is_readable_brand_review: false });
    expect((await find()).evaluation_summaries).toMatchObject({ reviews: 1 });
    await approve(staff, closed);
    expect(await find()).toMatchObject({ is_readable_brand_review: false, evaluation_summaries: null });
  });
});

describe('the contracts of a vendor', () => {
  test('are those of work spaces that name it and are not deleted', async () => {
    const { accounts, contract, space } = await makeCompany();
    const { token } = accounts.master;
    expect(await contracts()).toBe(1);
    const second = await makeSchedule(token, space.id, { brand_id: accounts.brand.id });
    await makeSchedule(token, space.id);
    expect(await contracts()).toBe(2);
    await call(deleteWorkSchedule, { token, params: { id: contract.id } });
    expect(await contracts()).toBe(1);
    await call(restoreWorkSchedule, { token, params: { id: contract.id } });
    expect(await contracts()).toBe(2);
    const { updated } = second;
    await call(updateWorkSchedule, { token, params: { id: second.id }, body: { brand_id: null, updated } });
    expect(await contracts()).toBe(1);
  });
});

describe('the activity of a vendor', () => {
  test('is told roughly, and not at all after a month', async () => {
    const { accounts } = await makeCompany();
    const { db, clock } = testServer();
    const useService = async () => {
      const session = await db
        .selectFrom('auth_session')
        .where('user_id', '=', accounts.brand.id)
        .select('id')
        .executeTakeFirstOrThrow();
      const [created, token_hash] = [clock.now(), `hash-${clock.now().getTime()}`];
      await db
        .insertInto('refresh_token')
        .values({ session_id: session.id, generation: 1, token_hash, created, expires: created })
        .execute();
    };
    const DAY_SECONDS = 86_400;
    expect(await activity()).toBeNull();
    await useService();
    expect(await activity()).toBe('today');
    clock.advance(DAY_SECONDS * 7);
    expect(await activity()).toBe('week');
    clock.advance(DAY_SECONDS);
    expect(await activity()).toBe('month');
    clock.advance(DAY_SECONDS * 24);
    expect(await activity()).toBeNull();
    await useService();
    expect(await activity()).toBe('today');
  });
});
