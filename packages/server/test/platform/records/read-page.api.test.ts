import { beforeEach, expect, test } from '@jest/globals';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { readPage } from '@danji/server/platform/records/read-page';
import { listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { call } from '@danji/testing/call';
import { listUncovered } from '@danji/testing/lists/list-cases';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

beforeEach(() => testServer().reset());

/** Adds notifications of an account, the oldest first. */
const notify = (userId: number, count: number) =>
  sql`insert into notification (user_id, notification_type, title, content, created)
    select ${userId}::bigint, n % 3, '알림 ' || n, '', now() - (${count}::integer - n) * interval '1 second' from generate_series(1, ${count}::integer) as n`.execute(
    testServer().db,
  );

test('counts up to 10,000 rows, and shows no page behind them', async () => {
  const { id, token } = await testServer().create.general();
  await notify(id, 10_000);
  const list = (page: number, page_size = 20) => call(listNotifications, { token, query: { page, page_size } });
  const { data } = await list(500);
  expect([data.count, data.is_count_capped, data.current_page]).toEqual([10_000, undefined, 500]);
  expect(data.results.map(({ title }) => title).at(-1)).toBe('알림 1');

  await notify(id, 1);
  const { data: first } = await list(1);
  expect([first.count, first.is_count_capped, first.results.length]).toEqual([10_000, true, 20]);
  // The last page ends where the list does.
  expect((await list(334, 30)).data.results).toHaveLength(10);
  const deep = await list(501);
  expect([deep.status, deep.problem.code, deep.problem.fields]).toEqual([
    422,
    'page_too_deep',
    { page: '10,000번째 이후는 볼 수 없어요. 조건을 좁혀 주세요.' },
  ]);
});

/** Adds popups with one title, the oldest first. */
const addPopups = (title: string, count: number) =>
  sql`insert into main_popup (title, date_start, date_end, width, x, y, content, is_visible, show_close_today, created, updated)
    select ${title}::text || ' ' || n, '2026-01-01', '2026-01-02', 300, 0, 0, '{"version": 1, "children": []}', true, true, now() - n * interval '1 second', now() from generate_series(1, ${count}::integer) as n`.execute(
    testServer().db,
  );

test('counts what a search finds a little beyond the page, and shows 1,000 rows of it', async () => {
  const { token } = await testServer().create.admin();
  await addPopups('점검', 1_001);
  await addPopups('입주', 30);
  const counts = async (query: { search: string; page?: number; page_size?: number; after_id?: number }) => {
    const { data } = await call(listMainPopups, { token, query });
    return [data.count, data.is_count_capped, data.results.length];
  };
  expect(await counts({ search: '입주', page: 2 })).toEqual([30, undefined, 10]);
  expect(await counts({ search: '점검' })).toEqual([21, true, 20]);
  // The pages that the count promises always include the next one; a short page says more than that there is one.
  expect(await counts({ search: '점검', page: 2 })).toEqual([41, true, 20]);
  expect(await counts({ search: '점검', page_size: 100 })).toEqual([101, true, 100]);
  expect(await counts({ search: '점검', page_size: 5 })).toEqual([21, true, 5]);
  expect(await counts({ search: '점검', page: 50 })).toEqual([1_000, true, 20]);
  const deep = await call(listMainPopups, { token, query: { search: '점검', page: 51 } });
  expect([deep.status, deep.problem.code, deep.problem.fields]).toEqual([
    422,
    'page_too_deep',
    { page: '1,000번째 이후는 볼 수 없어요. 조건을 좁혀 주세요.' },
  ]);
  // An export reads all of it.
  const { data } = await call(listMainPopups, { token, query: { search: '점검', page: 50 } });
  expect(await counts({ search: '점검', after_id: data.results.at(-1)?.id ?? 0 })).toEqual([1, undefined, 1]);
});

test('goes on after any row, in any order, with and without values', async () => {
  const { db, create } = testServer();
  const { id } = await create.general();
  await notify(id, 12);
  await sql`update notification set link = '/' || notification_type where notification_type > 0`.execute(db);
  const orders = [
    [['notification.created', 'desc']],
    [['notification.notification_type', 'asc']],
    [['notification.link', 'desc', 'nulls last']],
    [['notification.link', 'asc', 'nulls first']],
    [
      ['notification.notification_type', 'desc'],
      ['notification.link', 'asc', 'nulls last'],
      ['notification.id', 'asc'],
    ],
  ] as const;
  const lines = db.selectFrom('notification').select('id');
  for (const order of orders) {
    const read = (query: { page_size: number; after_id?: number }) =>
      readPage(db, query, { found: db.selectFrom('notification'), order, key: 'notification.id', lines });
    const all = (await read({ page_size: 100 })).results.map(({ id }) => id);
    const walked: number[] = [];
    for (let rows = (await read({ page_size: 5 })).results; rows.length > 0;) {
      walked.push(...rows.map(({ id }) => id));
      const rest = await read({ page_size: 5, after_id: walked.at(-1) ?? 0 });
      expect(rest.count).toBe(12 - walked.length);
      rows = rest.results;
    }
    expect(walked).toEqual(all);
  }
});

test('does not end a walk early when the row it goes on after was deleted', async () => {
  const { db, create } = testServer();
  const { token } = await create.admin();
  await addPopups('팝업', 3);
  const after = (after_id: number) => call(listMainPopups, { token, query: { after_id } });
  const [first, second, third] = (await call(listMainPopups, { token })).data.results;
  await db
    .deleteFrom('main_popup')
    .where('id', '=', second?.id ?? 0)
    .execute();
  const gone = await after(second?.id ?? 0);
  expect([gone.status, gone.problem.code]).toEqual([409, 'row_gone']);
  expect((await after(first?.id ?? 0)).data.results.map(({ title }) => title)).toEqual(['팝업 3']);
  const end = await after(third?.id ?? 0);
  expect([end.status, end.data.results]).toEqual([200, []]);
});

test('every list of the contracts, with every filter, is measured', () => {
  expect(listUncovered()).toEqual([]);
});
