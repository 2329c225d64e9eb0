import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  countCompanyItemView,
  favouriteCompanyItem,
  findCompanyItemLink,
  listPlacedCompanyItems,
  listPublicCompanyItems,
  openCompanyItemLink,
} from '@danji/contracts/bids/company-item.endpoints';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { approve, edit, type ItemBody, makeItem, read } from './company-item-fixture.ts';

let brand: TestAccount;
let staff: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  brand = await create.brand();
  staff = await create.staff();
});

const publish = async (given: Partial<ItemBody>): Promise<CompanyItem> => approve(staff, await makeItem(brand, given));
const find = async (query: Record<string, unknown> = {}, token?: string) =>
  (await call(listPublicCompanyItems, { query, ...(token && { token }) })).data.results.map(({ title }) => title);
const placed = async (ad_type: 0 | 1) =>
  (await call(listPlacedCompanyItems, { query: { ad_type } })).data.map(({ title }) => title);
const DAY_SECONDS = 86_400;

describe('the public list', () => {
  test('finds by category, group and region, and everywhere those who work everywhere', async () => {
    await publish({ title: '전국 방수', category: 101, tags: [205] });
    await publish({ title: '강남 도장', category: 102, sigungu: [1, 2] });
    await publish({ title: '부산 청소', category: 501, sigungu: [40] });
    await makeItem(brand, { title: '심사 전' });
    expect(await find()).toEqual(['부산 청소', '강남 도장', '전국 방수']);
    expect(await find({ category: 102 })).toEqual(['강남 도장']);
    expect(await find({ category: 1 })).toEqual(['강남 도장', '전국 방수']);
    expect(await find({ category: 205 })).toEqual(['전국 방수']);
    expect(await find({ region: 1 })).toEqual(['강남 도장', '전국 방수']);
    expect(await find({ region: 40, category: 501 })).toEqual(['부산 청소']);
    expect(await find({ region: 40, category: 102 })).toEqual([]);
  });

  test('finds in a whole sido who works in a part of it, once, and who works everywhere', async () => {
    await publish({ title: '서울 곳곳', category: 101, sigungu: [1, 2] });
    await publish({ title: '부산 청소', category: 501, sigungu: [26] });
    await publish({ title: '전국 방수', category: 101 });
    expect(await find({ sido: '서울' })).toEqual(['전국 방수', '서울 곳곳']);
    expect(await find({ sido: '부산' })).toEqual(['전국 방수', '부산 청소']);
    expect(await find({ sido: '부산', category: 501 })).toEqual(['부산 청소']);
    expect(await find({ sido: '서울', search: '곳곳' })).toEqual(['서울 곳곳']);
    expect(await find({ sido: '부산', search: '곳곳' })).toEqual([]);
    expect(await find({ sido: '부산', region: 1 })).toEqual(['전국 방수', '서울 곳곳']);
    expect(await find({ sido: '없는 도' })).toEqual(['전국 방수']);
  });

  test('is ordered by views and by name, in every region, and with a search', async () => {
    const [first, second] = [
      await publish({ title: '하늘', company_name: '하늘', sigungu: [1] }),
      await publish({ title: '가람', company_name: '가람' }),
    ];
    await publish({ title: '나루', company_name: '나루', sigungu: [1] });
    for (const { nano_id } of [first, first, second]) await call(countCompanyItemView, { body: { nano_id } });
    expect(await find({ ordering: '-views' })).toEqual(['하늘', '가람', '나루']);
    expect(await find({ ordering: '-views', region: 1, category: 101 })).toEqual(['하늘', '가람', '나루']);
    expect(await find({ ordering: '-views', search: '시공 순서' })).toEqual(['하늘', '가람', '나루']);
    for (const query of [{}, { sido: '서울' }, { search: '시공 순서' }])
      expect(await find({ ordering: 'company_name', ...query })).toEqual(['가람', '나루', '하늘']);
    expect(await find({ ordering: '-listed' })).toEqual(['나루', '가람', '하늘']);
    await approve(staff, await edit(brand, first, { company_name: '가가' }));
    expect(await find({ ordering: 'company_name', region: 1 })).toEqual(['하늘', '가람', '나루']);
  });

  test('keeps an order of views that a single view of a popular company does not write anew', async () => {
    const { db } = testServer();
    const item = await publish({});
    const { id, nano_id } = item;
    const rank = async (views: number) => {
      await db.updateTable('company_item').set({ views }).where('id', '=', id).execute();
      await call(countCompanyItemView, { body: { nano_id } });
      const places = await db
        .selectFrom('company_item_place')
        .where('company_item_id', '=', id)
        .select('view_rank')
        .execute();
      return new Set(places.map(({ view_rank }) => view_rank));
    };
    expect([await rank(0), await rank(98), await rank(1234)]).toEqual([new Set([1]), new Set([99]), new Set([1200])]);
  });

  test('searches in title, name, category and region, together with the filters', async () => {
    await publish({ title: '조용한 시공', company_name: '푸른도장', sigungu: [1] });
    await publish({ title: '빠른 시공', company_name: '한빛방수', sigungu: [2] });
    expect(await find({ search: '푸른도장' })).toEqual(['조용한 시공']);
    expect(await find({ search: '시공', region: 2 })).toEqual(['빠른 시공']);
    expect(await find({ search: '없는말' })).toEqual([]);
  });

  test('follows an approved change of category and region, and loses what is hidden or suspended', async () => {
    const item = await publish({ title: '이사한 업체', category: 101, sigungu: [1] });
    const edited = await edit(brand, item, { category: 501, sigungu: [2] });
    expect(await find({ category: 101, region: 1 })).toEqual(['이사한 업체']);
    const approved = await approve(staff, edited);
    expect([await find({ category: 101 }), await find({ category: 501, region: 2 })]).toEqual([[], ['이사한 업체']]);
    const { db } = testServer();
    await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', brand.id).execute();
    expect([await find(), await find({ search: '이사' })]).toEqual([[], []]);
    await db.updateTable('user_account').set({ account_status: 1 }).where('id', '=', brand.id).execute();
    expect(await find()).toEqual(['이사한 업체']);
    await edit(brand, approved, { edit_state_type: EditState.DISABLED });
    expect([await find(), await find({ search: '이사' })]).toEqual([[], []]);
  });

  test('shows banner and popup items where they are placed', async () => {
    await publish({ title: '배너', ad_type: 0 });
    await publish({ title: '팝업', ad_type: 1 });
    await publish({ title: '목록만' });
    await makeItem(brand, { title: '심사 전 배너', ad_type: 0 });
    expect([await placed(0), await placed(1)]).toEqual([['배너'], ['팝업']]);
  });
});

describe('favourites', () => {
  test('belong to a member, are counted once and can be listed', async () => {
    const { token } = await testServer().create.general();
    const item = await publish({ title: '단골' });
    await publish({ title: '모르는 업체' });
    const set = (is_fav: boolean) => call(favouriteCompanyItem, { token, body: { nano_id: item.nano_id, is_fav } });
    await set(true);
    expect((await set(true)).data).toEqual({ is_fav: true, favs: 1 });
    expect([await find({ is_fav: true }, token), await find({ is_fav: true })]).toEqual([['단골'], []]);
    expect((await set(false)).data.favs).toBe(0);
    expect(await find({ is_fav: true }, token)).toEqual([]);
  });

  test('end at a limit, and what is marked already may be marked again', async () => {
    const { token, id } = await testServer().create.general();
    const [first, last] = [await publish({ title: '첫 업체' }), await publish({ title: '넘치는 업체' })];
    const set = (item: CompanyItem, is_fav = true) =>
      call(favouriteCompanyItem, { token, body: { nano_id: item.nano_id, is_fav } });
    await set(first);
    await testServer()
      .db.transaction()
      .execute(async (db) => {
        // Without its items.
        await sql`set local session_replication_role = replica`.execute(db);
        await sql`insert into company_item_fav (user_id, company_item_id, created)
          select ${id}, -n, now() from generate_series(1, ${COMPANY_ITEM_LIMITS.favourites - 1}) as n`.execute(db);
      });
    const { status, problem } = await set(last);
    expect([status, problem.code, problem.title]).toEqual([
      409,
      'conflict',
      '관심 업체는 300곳까지 담을 수 있어요. 이제 보지 않는 업체를 빼고 다시 담아 주세요.',
    ]);
    expect((await set(first)).data).toEqual({ is_fav: true, favs: 1 });
    expect([(await set(first, false)).status, (await set(last)).data.favs]).toEqual([200, 1]);
  });
});

describe('views', () => {
  test('count once a day and member, and neither for the vendor nor for operators', async () => {
    const { create, clock, platform } = testServer();
    const member = await create.general();
    const item = await publish({});
    const view = async (token?: string) =>
      (await call(countCompanyItemView, { body: { nano_id: item.nano_id }, ...(token && { token }) })).data.views;
    expect([await view(member.token), await view(member.token)]).toEqual([1, 1]);
    expect([await view(brand.token), await view(staff.token), await view()]).toEqual([1, 1, 2]);
    clock.advance(DAY_SECONDS);
    expect(await view((await openSession(platform, member.id)).token)).toBe(3);
  });
});

describe('the short link', () => {
  test('leads to the page of the item by a redirect that nobody stores, and counts people', async () => {
    const item = await publish({});
    const { app } = testServer();
    const open = (agent: string) =>
      app.inject({ method: 'GET', url: `/c/${item.short_link}`, headers: { 'user-agent': agent } });
    const opened = await open('Mozilla/5.0 (iPhone)');
    expect([opened.statusCode, opened.headers['location'], opened.headers['cache-control']]).toEqual([
      302,
      `/companies/${item.nano_id}`,
      'no-store',
    ]);
    await open('Googlebot/2.1');
    expect((await read(item, brand)).data.scans).toBe(1);
    expect((await read(item)).data.scans).toBeNull();
    expect((await app.inject({ method: 'GET', url: '/c/unknown' })).headers['location']).toBe('/companies');
  });

  test('is looked up by one call and counted by the other', async () => {
    const item = await publish({});
    const link = { short_link: item.short_link };
    expect((await call(findCompanyItemLink, { query: link })).data).toEqual({ nano_id: item.nano_id });
    expect((await call(openCompanyItemLink, { body: link })).data).toEqual({ nano_id: item.nano_id });
    expect((await read(item, brand)).data.scans).toBe(1);
    expect((await call(findCompanyItemLink, { query: { short_link: 'nothing' } })).status).toBe(404);
  });
});
