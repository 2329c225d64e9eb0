import { beforeEach, describe, expect, test } from '@jest/globals';
import { decideEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { toStars } from '@danji/contracts/bids/evaluation-summary';
import { compareCompanyItems } from '@danji/contracts/bids/company-compare.endpoints';
import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import {
  deleteWorkSchedule,
  restoreWorkSchedule,
  updateWorkSchedule,
} from '@danji/contracts/workspace/schedule.endpoints';
import { measureAnswerTimes } from '@danji/server/bids/answer-times/measure.job';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { evaluate, makeContract, SCORES } from '../evaluations/evaluation-fixture.ts';
import { makeRequest, makeSuggestItem, markRead } from '../suggest-requests/suggest-request-fixture.ts';
import { approve, edit, makeItem, read } from './company-item-fixture.ts';

beforeEach(() => testServer().reset());

/** Finds the only company as visitors see it in the list. */
async function find(): Promise<CompanyItemLine> {
  const { data } = await call(listPublicCompanyItems, {});
  const [company] = data.results;
  if (!company) throw new Error('There is no company.');
  return company;
}

/** The public id of the company that is rated best. */
const best = async (query: Record<string, unknown> = {}) =>
  (await call(listPublicCompanyItems, { query: { ordering: '-rating', ...query } })).data.results[0]?.nano_id;
const compare = (ids: readonly string[]) => call(compareCompanyItems, { query: { ids: ids.join(',') } });
const contracts = async () => (await find()).contracts;
const activity = async () => (await find()).activity;
const measureHours = async () => {
  const { platform } = testServer();
  await platform.jobs.runNow(measureAnswerTimes, {});
  return (await find()).answer_hours;
};

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

  test('order the list by the stars that are shown, then by their number', async () => {
    const { accounts, contract, staff, item } = await makeCompany();
    const other = await approve(staff, await makeItem(await testServer().create.brand(), { title: '평가 없음' }));
    expect([await best(), await best({ region: 1 })]).toEqual([other.nano_id, other.nano_id]);
    const { data } = await evaluate(accounts.master, contract);
    for (const query of [{}, { region: 1, category: 101 }, { search: '하자' }])
      expect(await best(query)).toBe(item.nano_id);
    const rank = async () => {
      const { db } = testServer();
      return db.selectFrom('company_item').where('id', '=', item.id).select('rating_rank').executeTakeFirstOrThrow();
    };
    const stars = toStars((await read(item)).data.evaluation_summaries);
    expect(await rank()).toEqual({ rating_rank: Math.round(stars * 10) * 100 + 1 });
    const closed = await approve(staff, await edit(accounts.brand, item, { is_readable_brand_review: false }));
    expect([await rank(), await best()]).toEqual([{ rating_rank: 0 }, other.nano_id]);
    await approve(staff, await edit(accounts.brand, closed, { is_readable_brand_review: true }));
    expect(await best({ region: 1 })).toBe(item.nano_id);
    await call(decideEvaluation, {
      token: staff.token,
      params: { id: data.id },
      body: { is_hidden: true, reason: '다른 업체의 이야기예요.' },
    });
    expect([await rank(), await best()]).toEqual([{ rating_rank: 0 }, other.nano_id]);
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

describe('companies side by side', () => {
  test('come in the order asked for, with works and what the tax office said; what nobody may read is left out', async () => {
    const { accounts, contract, staff, item } = await makeCompany();
    await evaluate(accounts.master, contract);
    const works = {
      title: '옥상 방수',
      description: '',
      size: '',
      amount: 1_000_000,
      date_start: null,
      date_end: null,
    };
    const other = await approve(
      staff,
      await makeItem(await testServer().create.brand(), { work_cases: [{ ...works, picture_ids: [] }] }),
    );
    const waiting = await makeItem(accounts.brand);
    const business_no = '1248100998';
    const checked = '2026-11-01T00:00:00.000Z';
    const { db } = testServer();
    await db.updateTable('brand_account').set({ business_no }).where('user_id', '=', other.user.id).execute();
    await db
      .insertInto('business_check')
      .values({ business_no, state: 1, tax_type: '', checked, changed: checked })
      .execute();
    const { data } = await compare([other.nano_id, waiting.nano_id, item.nano_id]);
    expect(data.map(({ id }) => id)).toEqual([other.id, item.id]);
    expect(data[0]).toMatchObject({
      evaluation_summaries: null,
      work_cases: [{ title: '옥상 방수', amount: 1_000_000 }],
      business_check: { state: 1, checked: expect.any(String) },
    });
    expect(data[1]).toMatchObject({ evaluation_summaries: { reviews: 1 }, contracts: 1, business_check: null });
  });

  test('are one to four', async () => {
    const { item } = await makeCompany();
    const repeated = (count: number) => Array.from({ length: count }, () => item.nano_id);
    expect((await compare(repeated(4))).status).toBe(200);
    expect([(await compare(repeated(5))).status, (await compare(['no id'])).status]).toEqual([422, 422]);
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

describe('how soon a vendor answers', () => {
  const HOUR_MS = 3_600_000;

  /** A thread about a request of the vendor: who wrote, and how many hours ago. */
  async function talk(
    { accounts, space }: Awaited<ReturnType<typeof makeCompany>>,
    messages: readonly ['office' | 'vendor', number][],
  ): Promise<void> {
    const { db, clock } = testServer();
    const notice = await makeSuggestItem(space.id, accounts.master.id, { suggest_type: 2 });
    await markRead(notice, accounts.brand);
    const { nano_id } = await makeRequest(accounts.brand, notice);
    const { id } = await db
      .selectFrom('suggest_request')
      .where('nano_id', '=', nano_id)
      .select('id')
      .executeTakeFirstOrThrow();
    const rows = messages.map(([side, hours]) => ({
      request_id: id,
      user_id: side === 'vendor' ? accounts.brand.id : accounts.master.id,
      is_from_vendor: side === 'vendor',
      content: '네.',
      created: new Date(clock.now().getTime() - hours * HOUR_MS),
    }));
    await db.insertInto('suggest_message').values(rows).execute();
  }

  test('is half of the first questions of offices, once there are three; an unanswered one is late', async () => {
    const made = await makeCompany();
    await talk(made, [
      ['office', 10],
      ['vendor', 8.5],
      ['office', 8],
    ]);
    // The vendor began, and the office had the last word.
    await talk(made, [
      ['vendor', 200],
      ['office', 190],
    ]);
    await talk(made, [
      ['office', 50],
      ['vendor', 45],
    ]);
    // A question that may still be answered in time.
    await talk(made, [['office', 60]]);
    expect(await measureHours()).toBeNull();
    await talk(made, [
      ['vendor', 30],
      ['office', 20],
      ['vendor', 17.8],
    ]);
    expect(await measureHours()).toBe(3);
    const { item } = made;
    expect((await read(item)).data.answer_hours).toBe(3);
    expect((await compare([item.nano_id])).data[0]?.answer_hours).toBe(3);
    for (const hours of [73, 80]) await talk(made, [['office', hours]]);
    expect(await measureHours()).toBe(5);
    for (const hours of [90, 100]) await talk(made, [['office', hours]]);
    expect(await measureHours()).toBeNull();
  });

  test('is forgotten after three months', async () => {
    const made = await makeCompany();
    for (const hours of [3, 5, 7])
      await talk(made, [
        ['office', hours],
        ['vendor', hours - 1],
      ]);
    expect(await measureHours()).toBe(1);
    testServer().clock.advance(91 * 86_400);
    expect(await measureHours()).toBeNull();
  });
});
