import { beforeEach, expect, test } from '@jest/globals';
import { getKaptNotice, listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import { KaptBidState, KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { sandboxEnv } from '@danji/sandbox';
import { createKaptNoticeClient, type KaptNoticeClient } from '@danji/server/bids/kapt-notices/kapt-notice-client';
import { readKaptNotices } from '@danji/server/bids/kapt-notices/read-kapt-notices';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { addKaptNotice } from './kapt-notice-fixture.ts';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const read = (serviceKey?: string) => {
  const { platform, sandbox } = testServer();
  const { KAPT_BASE = '', KAPT_SERVICE_KEY = '' } = sandboxEnv(sandbox.url);
  const client = createKaptNoticeClient({ base: KAPT_BASE, serviceKey: serviceKey ?? KAPT_SERVICE_KEY, pauses: [0] });
  return readKaptNotices({ ...platform, client });
};
const list = async (query: Parameters<typeof call<typeof listKaptNotices>>[1] = {}) =>
  (await call(listKaptNotices, query)).data;
const ago = (days: number) => addDays(toBusinessDate(testServer().clock.now()), -days);
const countDay = async (day: string) => {
  const rows = await testServer()
    .db.selectFrom('kapt_notice')
    .where('noticed', '=', day)
    .where('kind', '=', 1)
    .select('id')
    .execute();
  return rows.length;
};

const addComplex = () => {
  const { db, clock } = testServer();
  return db
    .insertInto('apt_info')
    .values({
      code: 'A90000001',
      name: '한빛마을3단지아파트',
      region: '경기도 고양시 덕양구 화정동',
      sigungu_code: '41281',
      building_type: 1,
      number_of_units: 1204,
      revision: 0,
      created: clock.now(),
      updated: clock.now(),
    })
    .execute();
};

test('the first night reads two months, and everybody finds notices, results and private contracts', async () => {
  await addComplex();
  await read();
  const all = await list({ query: { page_size: 100 } });
  expect(all.results[0]).toMatchObject({ noticed: ago(0) });
  expect(await countDay(ago(59))).toBe(6);

  const open = await list({ query: { is_open: true, ordering: 'closes', page_size: 100 } });
  expect(open.results.length).toBeGreaterThan(10);
  expect(
    open.results.every(
      (notice) => notice.is_open && Date.parse(notice.closes ?? '') > testServer().clock.now().getTime(),
    ),
  ).toBe(true);
  expect(open.results.map(({ closes }) => closes)).toEqual(open.results.map(({ closes }) => closes).toSorted());

  const awarded = (await list({ query: { category: 502, kind: KaptNoticeKind.BID, page_size: 100 } })).results.find(
    ({ state, winner }) => state === KaptBidState.AWARDED && winner !== '',
  );
  expect(awarded).toMatchObject({ work_type: 2, amount: expect.any(Number), winner: expect.stringMatching(/./u) });
  const { data: whole } = await call(getKaptNotice, { params: { id: awarded?.id ?? 0 } });
  expect(whole).toMatchObject({ reason: '적격심사 최고점', papers: expect.stringContaining('입찰서') });
  expect(whole.link).toBe(`https://www.k-apt.go.kr/bid/bidDetail.do?bidNum=${whole.kapt_number}`);

  const [contract] = (await list({ query: { kind: KaptNoticeKind.PRIVATE } })).results;
  expect(contract).toMatchObject({ state: null, amount: expect.any(Number), winner: expect.stringMatching(/./u) });

  const placed = (await list({ query: { search: '한빛마을3단지' } })).results[0];
  expect(placed).toMatchObject({ sido: '경기', sigungu: { sigungu: '고양시' }, number_of_units: 1204 });
});

test('the next nights read the last days again, and fill in results and complexes that were unknown', async () => {
  await read();
  const open = (await list({ query: { is_open: true, ordering: 'closes' } })).results[0];
  await addComplex();
  testServer().clock.advance(4 * 86_400);
  await read();
  const { data: later } = await call(getKaptNotice, { params: { id: open?.id ?? 0 } });
  expect(later.is_open).toBe(false);
  expect(later.state).not.toBe(KaptBidState.NEW);
  expect(await countDay(ago(0))).toBe(6);
  expect(await countDay(ago(4))).toBe(6);
  expect((await list({ query: { search: '한빛마을3단지' } })).results[0]?.number_of_units).toBe(1204);
});

const winnerOf = async (id: number) => (await call(getKaptNotice, { params: { id } })).data.winner;

test('who has won is asked for again each night until K-apt names it, for 30 days after closing', async () => {
  const { clock } = testServer();
  const closes = clock.now();
  const [late, never] = [
    await addKaptNotice({ kapt_number: 'LATE', state: KaptBidState.AWARDED, closes }),
    await addKaptNotice({ kapt_number: 'NEVER', state: KaptBidState.AWARDED, closes }),
  ];
  const asked: string[] = [];
  const winners = new Map<string, string>();
  const client: KaptNoticeClient = {
    listDay: () => Promise.resolve({ items: [], total: 0 }),
    findWinner: (bidNum) => {
      asked.push(bidNum);
      return Promise.resolve(winners.get(bidNum));
    },
  };
  const askedBy = async (days: number) => {
    clock.advance(days * 86_400);
    await readBy(client);
    return asked.splice(0).toSorted();
  };
  expect(await askedBy(0)).toEqual(['LATE', 'NEVER']);
  expect(await askedBy(0)).toEqual([]);
  winners.set('LATE', '두레설비');
  expect(await askedBy(1)).toEqual(['LATE', 'NEVER']);
  expect([await winnerOf(late), await winnerOf(never)]).toEqual(['두레설비', '']);
  expect(await askedBy(28)).toEqual(['NEVER']);
  expect(await askedBy(2)).toEqual([]);
});

test('a day that fails leaves the others alone, and is read by the next run', async () => {
  const { sandbox, clock } = testServer();
  sandbox.failKaptDay(ago(2));
  await expect(read()).rejects.toMatchObject({ code: 'http_500' });
  expect([await countDay(ago(1)), await countDay(ago(3))]).toEqual([6, 6]);
  sandbox.failKaptDay(undefined);
  clock.advance(3600);
  await read();
  expect(await countDay(ago(2))).toBe(6);
});

test('a call that fails once is tried again', async () => {
  testServer().sandbox.failNext('kapt');
  await read();
  expect(await countDay(ago(0))).toBe(6);
});

/** A portal whose last day has so many full pages, and that tells a total or none. */
function withPages(pages: number, total?: number): KaptNoticeClient {
  const fetch = async (address: string | URL | Request) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    const isAsked = pathname.endsWith('getPblAncDeSearchV3') && searchParams.get('startDate') === ago(0);
    const page = Number(searchParams.get('pageNo'));
    const items = Array.from({ length: isAsked && page <= pages ? 100 : 0 }, (_, at) => ({
      bidNum: `${page}-${at}`,
      bidTitle: '소독',
      bidRegDate: ago(0),
    }));
    const body = isAsked ? { items, totalCount: total } : { items: '', totalCount: 0 };
    return Response.json({ response: { header: { resultCode: '00' }, body } });
  };
  return createKaptNoticeClient({ base: 'http://portal.test', serviceKey: 'key', pauses: [], fetch });
}
const readBy = (client: KaptNoticeClient) => readKaptNotices({ ...testServer().platform, client });

test('a day whose total is not told is read until its pages end', async () => {
  await readBy(withPages(3));
  expect(await countDay(ago(0))).toBe(300);
});

test('a day with more pages than are read counts as failed, not as read', async () => {
  await expect(readBy(withPages(60, 6000))).rejects.toMatchObject({ code: 'too_many_pages' });
  await readBy(withPages(1, 100));
  const { failed, read: readAt } = await testServer()
    .db.selectFrom('kapt_notice_read')
    .where('source', '=', 'notices')
    .where('day', '=', ago(0))
    .select(['failed', 'read'])
    .executeTakeFirstOrThrow();
  expect([failed, readAt]).toEqual([null, expect.anything()]);
});

test('a refused key ends the run, and tells the operators once a day', async () => {
  const admin = await testServer().create.admin();
  await expect(read('wrong')).rejects.toMatchObject({ code: '30' });
  await expect(read('wrong')).rejects.toMatchObject({ code: '30' });
  const told = (await listNotified(admin.token)).filter(({ title }) => title === 'K-apt 공고를 받지 못했어요');
  expect(told).toMatchObject([{ content: expect.stringContaining('마지막 오류: 30.') }]);
});
