import { beforeEach, describe, expect, test } from '@jest/globals';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { deleteSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { closeEndedItems } from '@danji/server/bids/suggest-items/close-ended.job';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import {
  award,
  cancel,
  change,
  close,
  inDays,
  offer,
  open,
  passDays as passDaysOf,
  publish,
  see,
  write,
} from './suggest-item-fixture.ts';

const { DRAFT, SCHEDULED, OPEN, CLOSING, CLOSED, AWARDED, FAILED, CANCELED } = SuggestItemState;

let office: { master: TestAccount; manager: TestAccount; space: { id: number } };
let vendors: TestAccount[];
beforeEach(async () => {
  await testServer().reset();
  const { accounts, space } = await buildWorkSpaceFixture();
  office = { master: accounts.master, manager: accounts.manager, space };
  vendors = [accounts.brand, await testServer().create.brand({ company: '푸른조경' })];
});

const titlesOf = async ({ id }: TestAccount) => {
  await deliverNotifications();
  const rows = await testServer()
    .db.selectFrom('notification')
    .where('user_id', '=', id)
    .where('notification_type', '=', 3)
    .select('title')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};
/** Lets days pass for everybody of the tests. */
const passDays = (days: number) => passDaysOf(days, office.master, office.manager, ...vendors);
const kindsOf = async (item: { nano_id: string }) =>
  (await see(item as never, office.master)).data.history.map(({ kind }) => kind).toReversed();

const list = async (query: QueryOf<typeof listSuggestItems>, account?: TestAccount) => {
  const got = await call(listSuggestItems, { query, ...(account && { token: account.token }) });
  if (got.status !== 200) throw new Error(JSON.stringify([query, got.problem]));
  return got.data.results.map(({ title }) => title);
};

describe('a draft', () => {
  test('may be incomplete, is changed by another manager, published and then never deleted', async () => {
    const draft = await publish(office, { is_draft: true, category: null, date_end: null });
    expect(draft).toMatchObject({ state: DRAFT, access: 'whole', may_write: true, may_decide: false });
    expect((await change(office.manager, draft, {})).problem?.fields).toMatchObject({
      category: '대표 분야를 골라 주세요.',
      date_end: '마감 날짜와 시각을 입력해 주세요.',
    });
    const { data: published } = await change(office.manager, draft, { category: 502, date_end: inDays(12) });
    expect(published).toMatchObject({ state: OPEN, date_start: testServer().clock.now().toISOString() });
    expect((await call(deleteSuggestItem, { token: office.master.token, params: { id: draft.nano_id } })).status).toBe(
      409,
    );
    expect(await kindsOf(draft)).toEqual(['created', 'published']);
    expect(await titlesOf(office.master)).toEqual(['입찰공고를 올렸어요']);
  });

  test('names who has written it last to its office, and to nobody else', async () => {
    const draft = await publish(office, { is_draft: true });
    expect(draft.saved_by).toMatchObject({ id: office.master.id });
    const { data: saved } = await change(office.manager, draft, { title: '이어서 쓴 제목', is_draft: true });
    expect(saved).toMatchObject({ user: { id: office.master.id }, saved_by: { id: office.manager.id } });
    const query = { space_id: office.space.id, state: DRAFT };
    const { data: drafts } = await call(listSuggestItems, { token: office.master.token, query });
    expect(drafts.results).toMatchObject([{ saved_by: { id: office.manager.id }, updated: saved.updated }]);
    await change(office.master, saved, { date_end: inDays(12) });
    expect((await see(draft, office.manager)).data.saved_by).toMatchObject({ id: office.master.id });
    expect([(await see(draft)).data.saved_by, (await see(draft, vendors[0])).data.saved_by]).toEqual([null, null]);
  });

  test('is deleted, and a version that somebody has changed meanwhile is not overwritten', async () => {
    const draft = await publish(office, { is_draft: true });
    await change(office.manager, draft, { title: '먼저 고친 제목', is_draft: true });
    const { problem } = await change(office.master, draft, { title: '늦은 제목', is_draft: true });
    expect(problem).toMatchObject({ status: 409, code: 'conflict', current: { title: '먼저 고친 제목' } });
    expect((await call(deleteSuggestItem, { token: office.master.token, params: { id: draft.nano_id } })).status).toBe(
      200,
    );
    expect((await see(draft, office.master)).status).toBe(404);
  });
});

describe('publication', () => {
  test.each([
    [{ date_end: 9 }, { date_end: expect.stringContaining('10일 뒤') }],
    [{ date_end: 4, urgency: 2 as const }, { date_end: expect.stringContaining('5일 뒤') }],
    [{ briefing_at: 2 }, { briefing_at: expect.stringContaining('5일 뒤') }],
    [{ sigungu: 9_999_999 }, { sigungu: '목록에 있는 지역을 골라 주세요.' }],
  ])('is refused for %j', async (given, fields) => {
    const moments = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, /_(end|at)$/.test(name) ? inDays(value) : value]),
    );
    const { status, problem } = await write(office, moments);
    expect([status, problem?.fields]).toEqual([422, fields]);
  });

  test('begins later when asked, and counts the days of notice from then', async () => {
    const item = await publish(office, { date_start: inDays(3), date_end: inDays(13) });
    expect(item.state).toBe(SCHEDULED);
    await passDays(3);
    expect((await see(item)).data.state).toBe(OPEN);
    await passDays(9.5);
    expect((await see(item)).data.state).toBe(CLOSING);
  });
});

describe('an addendum', () => {
  test('changes a published notice with its reason, and tells its office and who has offered', async () => {
    const item = await publish(office);
    await offer(item, vendors);
    await passDays(4);
    expect((await change(office.master, item, { tel: '02-1111-2222' })).problem?.fields).toEqual({
      addendum_reason: '정정하는 사유를 입력해 주세요.',
    });
    const { data } = await change(office.master, item, {
      tel: '02-1111-2222',
      addendum_reason: '전화번호가 틀렸어요.',
    });
    expect(data.history[0]).toMatchObject({ kind: 'addendum', reason: '전화번호가 틀렸어요.', fields: ['전화번호'] });
    expect(await titlesOf(vendors[1] as TestAccount)).toEqual(['제안한 공고가 정정됐어요']);
    expect(await titlesOf(office.manager)).toEqual(['입찰공고를 올렸어요', '정정공고를 올렸어요']);
  });

  test('leaves five days, only puts the end off, and keeps the kind', async () => {
    const item = await publish(office);
    const amend = async (given: Parameters<typeof change>[2]) =>
      (await change(office.master, item, { addendum_reason: '정정', ...given })).problem?.fields;
    expect(await amend({ date_end: inDays(11) })).toEqual({ date_end: '정정하면서 마감을 앞당길 수 없어요.' });
    expect(await amend({ suggest_type: 2 })).toEqual({ suggest_type: expect.stringContaining('취소하고') });
    await passDays(8);
    expect(await amend({ title: '늦은 정정' })).toEqual({ date_end: expect.stringContaining('5일 이상') });
    expect(await amend({ title: '미룬 정정', date_end: inDays(5) })).toBeUndefined();
  });

  test('comes too late for what is over', async () => {
    const item = await publish(office);
    await passDays(13);
    expect((await change(office.master, item, { addendum_reason: '정정' })).problem).toMatchObject({
      code: 'invalid_transition',
    });
  });
});

describe('the end', () => {
  test('closes a notice once, by whoever comes first, and tells the office', async () => {
    const item = await publish(office);
    const { platform } = testServer();
    await platform.jobs.runNow(closeEndedItems, {});
    expect(await kindsOf(item)).toEqual(['created', 'published']);
    await passDays(12);
    expect((await see(item)).data.state).toBe(CLOSED);
    await platform.jobs.runNow(closeEndedItems, {});
    await platform.jobs.runNow(closeEndedItems, {});
    expect(await kindsOf(item)).toEqual(['created', 'published', 'closed']);
    expect(await titlesOf(office.master)).toEqual(['입찰공고가 마감됐어요']);
  });

  test('comes early with a reason, by the master alone', async () => {
    const item = await publish(office);
    await offer(item, vendors);
    expect((await close(office.manager, item)).status).toBe(403);
    expect((await close(office.master, item, ' ')).problem?.fields).toEqual({ reason: '사유를 입력해 주세요.' });
    const { data } = await close(office.master, item);
    expect(data).toMatchObject({
      state: CLOSED,
      is_early_close: true,
      date_end: testServer().clock.now().toISOString(),
    });
    expect((await close(office.master, item)).problem).toMatchObject({ code: 'invalid_transition' });
    expect(await titlesOf(vendors[0] as TestAccount)).toEqual(['제안한 공고가 일찍 마감됐어요']);
  });

  test('is a cancellation until the opening', async () => {
    const item = await publish(office);
    await offer(item, vendors);
    expect((await cancel(office.master, item)).data).toMatchObject({ state: CANCELED, reason: '예산이 바뀌었어요.' });
    expect(await titlesOf(vendors[0] as TestAccount)).toEqual(['제안한 공고가 취소됐어요']);
    const opened = await publish(office);
    await close(office.master, opened);
    await open(office.master, opened);
    expect((await cancel(office.master, opened)).problem).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('an award', () => {
  test('of a bid needs the end, the opening and two valid requests', async () => {
    const item = await publish(office);
    const [winner = '', other = ''] = await offer(item, vendors);
    expect((await award(office.master, item, winner)).problem).toMatchObject({ code: 'invalid_transition' });
    expect((await open(office.master, item)).problem).toMatchObject({ code: 'invalid_transition' });
    await passDays(12);
    expect((await award(office.master, item, winner)).problem?.title).toBe('먼저 제안을 개봉해 주세요.');
    expect((await open(office.manager, item)).status).toBe(403);
    expect((await open(office.master, item)).data.opened).toBe(testServer().clock.now().toISOString());
    expect((await open(office.master, item)).problem?.title).toBe('이미 개봉했어요.');
    expect((await award(office.master, item, 'A'.repeat(21))).problem?.fields).toHaveProperty('request_nano_id');
    const { data } = await award(office.master, item, winner);
    expect(data).toMatchObject({ state: AWARDED, may_decide: false, reason: null });
    expect(await kindsOf(item)).toEqual(['created', 'published', 'closed', 'opened', 'awarded']);
    expect((await award(office.master, item, other)).problem).toMatchObject({ code: 'invalid_transition' });
    expect(await titlesOf(vendors[0] as TestAccount)).toContain('축하해요. 선정됐어요');
    expect(await titlesOf(vendors[1] as TestAccount)).toContain('아쉽지만 선정되지 않았어요');
  });

  test('is a failure with fewer', async () => {
    const item = await publish(office);
    const [only = ''] = await offer(item, vendors.slice(0, 1));
    await passDays(12);
    await open(office.master, item);
    expect((await award(office.master, item, only)).problem?.title).toContain('유찰만');
    expect((await award(office.master, item, null)).data).toMatchObject({ state: FAILED, reason: '가장 좋아요.' });
    expect(await titlesOf(vendors[0] as TestAccount)).toContain('제안한 공고가 유찰됐어요');
  });

  test('of a quote needs no opening, and two at once are one', async () => {
    const item = await publish(office, { suggest_type: 2, date_end: inDays(2) });
    const [first = '', second = ''] = await offer(item, vendors);
    expect((await open(office.master, item)).problem).toMatchObject({ code: 'invalid_transition' });
    await close(office.master, item);
    const answers = await Promise.all([award(office.master, item, first), award(office.master, item, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the list', () => {
  test('is filtered by what follows from the dates, by kind, sector, region and year', async () => {
    await publish(office, { title: '예정', date_start: inDays(2), date_end: inDays(20) });
    await publish(office, { title: '임박', suggest_type: 2, date_end: inDays(0.5), sigungu: 100 });
    await publish(office, { title: '끝남', suggest_type: 2, date_end: inDays(0.1), category: 101, tags: [] });
    await publish(office, { title: '모집', date_end: inDays(100) });
    await publish(office, { title: '초안', is_draft: true });
    await passDays(0.2);
    expect(await list({})).toEqual(['모집', '끝남', '임박', '예정']);
    expect(await list({ ordering: 'date_end' })).toEqual(['끝남', '임박', '예정', '모집']);
    expect(await list({ is_open: true })).toEqual(['모집', '임박']);
    const byState = async (state: number) => list({ state: state as 0 });
    expect(await Promise.all([SCHEDULED, OPEN, CLOSING, CLOSED, DRAFT].map(byState))).toEqual([
      ['예정'],
      ['모집'],
      ['임박'],
      ['끝남'],
      [],
    ]);
    expect(await list({ filter_range: -1 })).toEqual(['끝남']);
    expect(await list({ filter_range: 1 })).toEqual(['임박', '예정']);
    expect(await list({ filter_range: 2 })).toEqual(['모집']);
    expect(await list({ suggest_type: 2 })).toEqual(['끝남', '임박']);
    expect(await list({ category: 503 })).toEqual(['모집', '임박', '예정']);
    expect(await list({ category: 1 })).toEqual(['끝남']);
    expect(await list({ category: 5, region: 100 })).toEqual(['임박']);
    expect(await list({ sido: '서울', state: CLOSED })).toEqual(['끝남']);
    expect(await list({ sido: '없음' })).toEqual([]);
    expect(await list({ year: Number(inDays(1.9 + 9 / 24).slice(0, 4)) })).toContain('예정');
    expect(await list({ year: 2020 })).toEqual([]);
    const { id } = office.space;
    expect(await list({ space_id: id }, office.manager)).toEqual(['초안', '모집', '끝남', '임박', '예정']);
    expect(await list({ space_id: id, state: DRAFT }, office.manager)).toEqual(['초안']);
    expect(await list({ space_id: id }, vendors[0])).not.toContain('초안');
    // Those of the own spaces, published: for nobody else than who works in one.
    const resident = await testServer().create.general();
    const own = { is_own: true, is_open: true, ordering: 'date_end' } as const;
    expect(await list(own, office.manager)).toEqual(['임박', '모집']);
    expect(await list({ is_own: true, search: '끝남', space_id: id }, office.manager)).toEqual(['끝남']);
    expect(await list({ is_own: true, category: 503 }, office.manager)).toEqual(['모집', '임박', '예정']);
    const others = [undefined, resident, vendors[0]].map((account) => list(own, account));
    expect(await Promise.all(others)).toEqual([[], [], []]);
  });

  test('finds the name of the building only for who may see it', async () => {
    await publish(office);
    const word = { search: '래미안한강' };
    expect(await list(word)).toEqual([]);
    expect(await list(word, vendors[0])).toEqual([]);
    expect(await list(word, office.manager)).toHaveLength(1);
    expect(await list({ search: '경비' })).toHaveLength(1);
  });
});
