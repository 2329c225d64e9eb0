import { beforeEach, expect, test } from '@jest/globals';
import { getPriceBenchmark } from '@danji/contracts/bids/price-benchmark.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { newNanoId } from '@danji/server/platform/ids';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { addKaptNotice } from '../kapt-notices/kapt-notice-fixture.ts';
import { inDays, makeSuggestItem, type Notice } from '../suggest-requests/suggest-request-fixture.ts';

const { AWARDED, CANCELED } = SuggestItemState;

let fixture: WorkSpaceFixture;
let vendors: TestAccount[];
beforeEach(async () => {
  await testServer().reset();
  fixture = await buildWorkSpaceFixture();
  vendors = [];
  for (let at = 0; at < 6; at += 1) vendors.push(await testServer().create.brand());
});

type Given = NonNullable<Parameters<typeof makeSuggestItem>[2]>;

/** A notice with the request that has won it, or whose award was withdrawn. */
async function award(
  vendor: number,
  won: number,
  given: Given & { winner?: 'awarded' | 'revoked' } = {},
): Promise<Notice> {
  const { winner = 'awarded', ...columns } = given;
  const { space, accounts } = fixture;
  const [start, end] = [inDays(-40), inDays(-30)];
  const dates = { date_start: start, date_end: end, created: start, updated: end };
  const notice = await makeSuggestItem(space.id, accounts.master.id, { state: AWARDED, ...dates, ...columns });
  await testServer()
    .db.insertInto('suggest_request')
    .values({
      nano_id: newNanoId(),
      item_id: notice.id,
      brand_id: vendors[vendor]?.id ?? 0,
      company_item_id: null,
      state: winner,
      content: '{"version":1,"children":[]}',
      price_lines: '[]',
      total_price: won,
      vat_mode: 'included',
      valid_until: null,
      sent: start,
      hash: null,
      reason: null,
      created: start,
      updated: end,
    })
    .execute();
  return notice;
}

type Query = Partial<NonNullable<Parameters<typeof call<typeof getPriceBenchmark>>[1]>['query']>;
const ask = ({ token }: TestAccount, query: Query = {}) =>
  call(getPriceBenchmark, {
    token,
    query: { space_id: fixture.space.id, category: 101, sigungu: 1, number_of_units: 600, ...query },
  });
const found = async (query?: Query) => (await ask(fixture.accounts.manager, query)).data.found;

test('awards of five vendors tell what similar notices cost; withdrawn, canceled and old ones do not count', async () => {
  for (let at = 0; at < 4; at += 1) await award(at, (at + 1) * 10_000_000);
  await award(4, 90_000_000, { winner: 'revoked' });
  await award(4, 90_000_000, { state: CANCELED });
  await award(4, 90_000_000, { category: 102 });
  await award(4, 90_000_000, { tags: '[101]', category: 102 });
  await award(4, 90_000_000, { date_end: inDays(-1200), date_start: inDays(-1201) });
  await award(3, 90_000_000);
  expect(await found()).toBeNull();
  const last = await award(4, 50_000_000);
  expect((await ask(fixture.accounts.manager)).data).toEqual({
    measure: 'whole',
    found: {
      place: 'sigungu',
      size: { from: 500, to: 999 },
      notices: 6,
      kapt_notices: 0,
      brands: 5,
      low: 20_000_000,
      median: 30_000_000,
      high: 50_000_000,
    },
  });
  expect(await found({ except_nano_id: last.nano_id })).toBeNull();
});

test('it widens to the sido, to the country, and at last to any size', async () => {
  const regions = await testServer().db.selectFrom('region').select(['id', 'sido']).orderBy('id').execute();
  const own = regions[0]?.id ?? 0;
  const isNear = regions.map(({ sido }) => sido === regions[0]?.sido);
  const near = regions[isNear.lastIndexOf(true)]?.id ?? 0;
  const far = regions[isNear.indexOf(false)]?.id ?? 0;
  for (let at = 0; at < 5; at += 1) await award(at, 10_000_000, { sigungu: at === 4 ? far : at === 3 ? near : own });
  expect(await found({ sigungu: own })).toMatchObject({ place: 'country', size: { from: 500 } });
  await award(5, 10_000_000, { sigungu: near });
  expect(await found({ sigungu: own })).toMatchObject({ place: 'sido', notices: 5 });
  expect(await found({ sigungu: own, number_of_units: 3000 })).toMatchObject({ place: 'sido', size: null });
  expect(await found({ sigungu: far, number_of_units: 3000 })).toMatchObject({ place: 'country', size: null });
});

test('a service is compared by the month, where its length is known', async () => {
  const asked = JSON.stringify([{ item: '경비원', unit: '월', quantity: 12 }]);
  for (let at = 0; at < 5; at += 1) await award(at, 12_000_000 * (at + 1), { category: 502, price_table: asked });
  await award(5, 999_000_000, { category: 502 });
  const { data } = await ask(fixture.accounts.master, { category: 502 });
  expect(data).toMatchObject({ measure: 'month', found: { notices: 5, median: 3_000_000 } });
});

const onKapt = (winner: string, amount: number, given: Parameters<typeof addKaptNotice>[0] = {}) =>
  addKaptNotice({ state: 5, winner, amount, sigungu: 1, sido: '서울', number_of_units: 600, ...given });
const PRIVATE = { kind: 2, state: null, contracted: '2026-01-05', category: 502 } as const;

test('results and private contracts of K-apt count with ours, each vendor and each notice once', async () => {
  const { db, clock } = testServer();
  const closes = clock.now();
  const twice = await award(0, 10_000_000, { kapt_number: '20260105000000001' });
  await award(1, 20_000_000);
  await db
    .updateTable('brand_account')
    .set({ name: '한빛도장' })
    .where('user_id', '=', vendors[0]?.id ?? 0)
    .execute();
  await onKapt('㈜ 한빛도장', 10_000_000, { closes });
  await onKapt('가람', 99_000_000, { closes, kapt_number: '20260105000000001' });
  await onKapt('나래', 30_000_000, { closes });
  await onKapt('다온', 40_000_000, { kind: 2, state: null, contracted: '2026-01-05' });
  await onKapt('', 99_000_000, { closes });
  await onKapt('라임', 99_000_000, { closes, state: 4 });
  await onKapt('라임', 99_000_000, { closes: inDays(-1200) });
  expect(await found()).toBeNull();
  await onKapt('라임', 50_000_000, { closes });
  expect(await found()).toEqual({
    place: 'sigungu',
    size: { from: 500, to: 999 },
    notices: 6,
    kapt_notices: 4,
    brands: 5,
    low: 20_000_000,
    median: 30_000_000,
    high: 40_000_000,
  });
  // Without the notice itself neither its award here nor its result on K-apt is in it.
  expect(await found({ except_nano_id: twice.nano_id })).toMatchObject({ notices: 5, brands: 5, median: 30_000_000 });
});

test('services of K-apt are compared where their contract tells its months, in the sido and the country too', async () => {
  const [starts, ends] = ['2026-01-01', '2026-12-31'];
  for (let at = 1; at <= 4; at += 1)
    await onKapt(`업체${at}`, at * 12_000_000, { ...PRIVATE, starts, ends, sigungu: null });
  await onKapt('업체5', 99_000_000, { ...PRIVATE });
  await onKapt('업체6', 99_000_000, { ...PRIVATE, starts: ends, ends: starts });
  expect(await found({ category: 502 })).toBeNull();
  await onKapt('업체5', 60_000_000, { ...PRIVATE, starts, ends, sigungu: null });
  expect(await found({ category: 502 })).toMatchObject({ place: 'sido', median: 3_000_000, kapt_notices: 5 });
  await testServer().db.updateTable('kapt_notice').set({ sido: '부산' }).where('winner', '=', '업체5').execute();
  expect(await found({ category: 502 })).toMatchObject({ place: 'country', median: 3_000_000 });
});

test('only who writes notices of the space reads it', async () => {
  const { master, manager, member, resident, stranger, brand, staff } = fixture.accounts;
  const statuses = [];
  for (const account of [master, manager, member, resident, stranger, brand, staff])
    statuses.push((await ask(account)).status);
  expect(statuses).toEqual([200, 200, 403, 403, 404, 403, 403]);
});
