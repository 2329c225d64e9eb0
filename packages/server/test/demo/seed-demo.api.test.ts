import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { getPriceBenchmark } from '@danji/contracts/bids/price-benchmark.endpoints';
import { listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { getWorkSpace, listWorkMembers, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { getCommunityStatistics } from '@danji/contracts/community/community-statistics.endpoints';
import { addDays } from '@danji/contracts/rules/day-math';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import { getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import { ReportReason } from '@danji/contracts/codes/report-codes';
import { UserType } from '@danji/contracts/codes/user-codes';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { PaymentStatus, type PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { getProductOptions, listProducts } from '@danji/contracts/shop/product.endpoints';
import { getOrder, listOrders } from '@danji/contracts/shop/order.endpoints';
import { answerCancel } from '@danji/contracts/shop/order-staff.endpoints';
import { listStaffPayments } from '@danji/contracts/shop/payment-staff.endpoints';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { seedDemo } from '@danji/server/demo/seed-demo';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';

const seed = (demoData = true, demoPopups = false) => {
  const { platform } = testServer();
  return seedDemo({ ...platform, config: { ...platform.config, demoData, demoPopups } });
};

const countSpaces = async () => (await testServer().db.selectFrom('work_space').select('id').execute()).length;

async function makePeople() {
  const { create, db } = testServer();
  const manager = await create.general({ email: 'manager@danji.test' });
  for (let count = 0; count < 8; count += 1) await create.general();
  const nickname = sql<string>`'이웃' || id`;
  await db.updateTable('user_account').where('user_type', '=', UserType.GENERAL).set({ nickname }).execute();
  return manager;
}

const popups = async () => (await call(listHomePopups)).data.map(({ title }) => title);
const advertisements = async () => (await call(listHomeAdvertisements, { query: { category: 1 } })).data;

const sizeOf = async (url: string | null): Promise<string> => {
  const { rawPayload } = await testServer().app.inject({ url: url ?? '' });
  const { width, height } = await sharp(rawPayload).metadata();
  return `${width}x${height}`;
};

describe('once seeded by two servers at once, it', () => {
  let manager: TestAccount;
  let staff: TestAccount;
  let unwanted: number;
  beforeAll(async () => {
    await testServer().reset();
    const { create } = testServer();
    staff = await create.staff();
    await create.brand({ email: 'brand@danji.test', company: '한빛설비' });
    await create.brand({ email: 'brand1@danji.test', company: '가온조경' });
    for (let at = 2; at < 20; at += 1) await create.brand({ company: `업체${at}` });
    manager = await makePeople();
    // A test begins without the rules that the migration has put in.
    await sql`
      insert into community_point_rule (action_type, category1, category2, value, created, updated)
        select action_type, 'all', 0, value, now(), now()
          from (values ('write', 10), ('comment', 2), ('answer', 5), ('recommended', 3)) as rule (action_type, value)
        on conflict do nothing`.execute(testServer().db);
    await seed(false);
    unwanted = await countSpaces();
    await Promise.all([seed(), seed()]);
  }, 120_000);

  test('has put nothing in where it was not wanted, and nothing twice', async () => {
    expect(unwanted).toBe(0);
    expect(await countSpaces()).toBe(8);
    await seed();
    expect(await countSpaces()).toBe(8);
  });

  test('fills the shop with pictures, options and discounts; some products are sold out, some hidden', async () => {
    const { token } = staff;
    const countOf = async (query: QueryOf<typeof listStaffProducts>) =>
      (await call(listStaffProducts, { token, query })).data.count;
    expect(await countOf({})).toBe(120);
    expect(await countOf({ is_active: false })).toBeGreaterThan(3);
    expect(await countOf({ is_sold_out: true })).toBeGreaterThan(5);
    const { data } = await call(listProducts, { query: { page_size: 100 } });
    expect(data.results.filter(({ discount_ratio }) => discount_ratio > 0).length).toBeGreaterThan(40);
    expect(await sizeOf(data.results[0]?.main_image ?? null)).toBe('600x600');
    const withOptions = data.results.find(({ code }) => code === 'EL-001');
    const { data: options } = await call(getProductOptions, { params: { id: withOptions?.id ?? 0 } });
    expect(options.option_groups[0]?.options.map(({ name }) => name)).toEqual(['10W', '20W', '40W']);
    const { data: orders } = await call(listOrders, { token: manager.token });
    expect(orders.results.map(({ status }) => OrderStatus.label(status))).toEqual([
      '결제대기',
      '결제실패',
      '입금대기',
      '취소요청',
      '결제완료',
      // That of the exchange, and the order whose goods came back.
      '결제완료',
      '환불완료',
      '결제완료',
      '배송중',
      '환불요청',
      '반품 회수중',
      '배송완료',
      '환불완료',
      '구매확정',
    ]);
    // Our staff can cancel the one that was just paid: its payment is there.
    const params = { id: orders.results[7]?.id ?? 0 };
    const body = { is_accepted: true, reason: '재고 오류' };
    expect((await call(answerCancel, { token, params, body })).data.status).toBe(OrderStatus.CANCELED);
    const { data: returned } = await call(getOrder, {
      token: manager.token,
      params: { id: orders.results[12]?.id ?? 0 },
    });
    expect(returned).toMatchObject({ refund_price: 0, refund_point: returned.point });
    // The payments of those that are not paid are as the gateway leaves them.
    const paymentsOf = async (status: PaymentStatusCode) =>
      (await call(listStaffPayments, { token, query: { status } })).data.results.map(({ uuid, method }) => [
        uuid,
        method,
      ]);
    expect(await paymentsOf(PaymentStatus.FAILED)).toEqual([[expect.any(String), 'card']]);
    expect(await paymentsOf(PaymentStatus.READY)).toEqual([[orders.results[2]?.payment_uuid, 'vbank']]);
    const { data: questions } = await call(listStaffQuestions, { token, query: {} });
    expect(questions.results.map(({ answer, is_secret }) => [answer !== null, is_secret])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  test('gives the demo account three work spaces of its own, two more, an invitation, and notifications', async () => {
    const { data } = await call(listWorkSpaces, { token: manager.token, query: { page_size: 100 } });
    const standing = data.results.map(({ my_role, my_state }) => `${my_role} ${my_state}`);
    expect(standing.filter((place) => place === 'master 4')).toHaveLength(3);
    expect(standing.filter((place) => place === 'member 4')).toHaveLength(2);
    expect(standing.filter((place) => place === 'member 3')).toHaveLength(1);
    expect(data.results.filter(({ is_current }) => is_current)).toHaveLength(1);
    const own = data.results.find(({ is_current }) => is_current);
    const { data: members } = await call(listWorkMembers, { token: manager.token, query: { space_id: own?.id ?? 0 } });
    expect(members.results.map(({ edit_state_type }) => edit_state_type)).toEqual(
      expect.arrayContaining([EditState.PENDING, EditState.DONE]),
    );
    expect(
      (await call(getWorkSpace, { token: manager.token, params: { id: own?.id ?? 0 } })).data.member_count,
    ).toBeGreaterThan(3);
    await deliverNotifications();
    const notices = await testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', manager.id)
      .select('title')
      .execute();
    expect(notices.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['워크스페이스에 초대받았어요', '참여 요청이 왔어요']),
    );
  });

  test('the details of a demo complex have a history by its members that ends with what they are today', async () => {
    const { token } = manager;
    const { data: spaces } = await call(listWorkSpaces, { token, query: { page_size: 100 } });
    const { id = 0, amenities, address2 } = spaces.results.find(({ is_current }) => is_current) ?? {};
    const { data } = await call(listWorkSpaceChanges, { token, params: { id }, query: {} });
    const [latest, before] = data.results;
    expect(latest?.fields).toEqual([{ field: 'address2', before: '', after: address2 }]);
    expect(before?.fields).toMatchObject([{ field: 'amenities', after: amenities?.join(', ') }]);
    expect(data.results.map(({ kind }) => kind)).toEqual([...Array(5).fill('changed'), 'imported', 'created']);
    expect(new Set(data.results.map(({ user }) => user?.id)).size).toBeGreaterThan(2);
    const times = data.results.map(({ created }) => created);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('shows operators the complexes of K-apt', async () => {
    const { token } = staff;
    const list = async () => (await call(listApartmentInfo, { token, query: { search: '해운대' } })).data;
    for (let tries = 0; tries < 600 && (await list()).count === 0; tries += 1) await wait(100);
    expect((await list()).results[0]).toMatchObject({
      name: expect.any(String),
      code: expect.stringMatching(/^A\d+$/),
    });
  });

  test('has notices to read, and bid notices of two years, which show what similar ones cost', async () => {
    const { db, clock } = testServer();
    const { token } = manager;
    const { data: posts } = await call(listNotices);
    expect(posts.results.map(({ is_important }) => is_important)).toEqual([true, true, false, false, false]);
    const query = { board_status: BoardStatus.TEMP };
    expect((await call(listStaffNotices, { token: staff.token, query })).data.count).toBe(1);

    const notices = await db
      .selectFrom('suggest_item')
      .select(['state', 'created', 'category', 'space_id', 'sigungu', 'number_of_units'])
      .orderBy('space_id')
      .execute();
    expect([notices.length, new Set(notices.map(({ state }) => state)).size]).toEqual([400, 6]);
    const oldest = Math.min(...notices.map(({ created }) => Date.parse(created)));
    expect(Math.round((clock.now().getTime() - oldest) / (365.25 * 86_400_000))).toBe(2);
    const { space_id = 0, sigungu, number_of_units } = notices.find(({ category }) => category === 701) ?? {};
    const asked = { space_id, category: 701, sigungu: sigungu ?? 0, number_of_units: number_of_units ?? 0 };
    const { data } = await call(getPriceBenchmark, { token, query: asked });
    expect(data).toMatchObject({ measure: 'month', found: { place: 'sigungu', size: { from: 1000 } } });
    expect(data.found?.brands).toBeGreaterThanOrEqual(5);
  });

  test('has 150 company items with a picture each, 300 evaluations with the reports that wait, and vendors that answer soon', async () => {
    const { db } = testServer();
    const items = await db.selectFrom('company_item').select('thumbnail_image_id as picture').execute();
    expect([items.length, items.filter(({ picture }) => picture === null).length]).toEqual([150, 0]);
    const { token } = staff;
    expect((await call(listStaffEvaluations, { token })).data.count).toBe(300);
    const { data } = await call(listStaffEvaluations, { token, query: { state: 'reported' } });
    expect(data.results.map(({ reports }) => reports.length)).toEqual(Array.from({ length: 6 }, () => 1));
    expect((await db.selectFrom('brand_answer_time').select('hours').execute()).length).toBeGreaterThan(0);
  });

  test('has 600 posts, each with as many answers, comments and recommendations as it says, and rewards that add up', async () => {
    const { rows } = await sql<{ posts: number; wrong: number; titles: number; accepted: number; rated: number }>`
      select count(*)::integer as posts, count(distinct board.title)::integer as titles,
        count(*) filter (where post.is_accepted)::integer as accepted,
        count(*) filter (where post.rating_count > 0)::integer as rated,
        count(*) filter (where post.recommends <> (select count(*) from board_recommend as mark where mark.board_id = board.id)
          or post.comments <> (select count(*) from board_comment as comment
            where comment.board_id = board.id and comment.hidden is null)
          or post.answers <> (select count(*) from community_answer as answer where answer.question_id = post.id)
          or post.is_accepted <> exists (select from community_answer as answer
            where answer.question_id = post.id and answer.is_accepted))::integer as wrong
      from community_post as post join board_post as board on board.id = post.board_id`.execute(testServer().db);
    expect(rows).toEqual([
      { posts: 602, titles: 602, wrong: 0, accepted: expect.any(Number), rated: expect.any(Number) },
    ]);
    expect(Math.min(rows[0]?.accepted ?? 0, rows[0]?.rated ?? 0)).toBeGreaterThan(40);
    const { db } = testServer();
    const paid = db
      .selectFrom('point_entry')
      .where('cause_key', 'like', 'community_%')
      .select('history_type')
      .distinct();
    expect((await paid.orderBy('history_type').execute()).map((entry) => entry.history_type)).toEqual([
      0, 17, 18, 19, 20,
    ]);
    const { differences } = await db
      .selectFrom('point_check')
      .select('differences')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(differences).toBe(0);
  });

  test('shows our staff acts that brought points, one that was taken back, and a ban that is over beside one that runs', async () => {
    const { db, clock } = testServer();
    const { token } = staff;
    const today = toBusinessDate(clock.now());
    const query = { date_start: addDays(today, -60), date_end: today };
    const { data } = await call(getCommunityStatistics, { token, query });
    expect(data.points_paid).toBeGreaterThan(20);
    const states = await db.selectFrom('community_act').select('state').distinct().orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['paid', 'reversed']));
    const bans = async (state: 'active' | 'ended') =>
      (await call(listCommunityBans, { token, query: { state } })).data.results.map(({ reason }) => reason);
    expect([await bans('active'), await bans('ended')]).toEqual([[ReportReason.SPAM], [ReportReason.SPAM]]);
  });

  test('shows two banners with pictures of their own, and visits to look at', async () => {
    const { data } = await call(listHomeAdvertisements, { query: { category: 0 } });
    expect(data.map(({ title }) => title.length).toSorted((a, b) => a - b)).toEqual([13, 55]);
    for (const { image1_url, image2_url } of data) {
      expect([await sizeOf(image1_url), await sizeOf(image2_url)]).toEqual(['2400x480', '1440x720']);
    }
    const today = toBusinessDate(testServer().clock.now());
    const query = { date_start: `${today.slice(0, 4)}-01-01`, date_end: today };
    const { data: visits } = await call(getVisitStatistics, { token: staff.token, query });
    expect(visits.sums.total).toBeGreaterThan(1000);
  });

  test('has a popup and a popup advertisement with four pictures, but only where they are wanted', async () => {
    expect([await popups(), await advertisements()]).toEqual([[], []]);
    await seed(true, true);
    expect(await popups()).toEqual(['계약이 끝나기 전에 알려 드려요']);
    const [shown] = await advertisements();
    for (const url of [shown?.image1_url, shown?.image2_url, shown?.image3_url, shown?.image4_url])
      expect(await sizeOf(url ?? null)).toBe('1440x720');
  });
});
