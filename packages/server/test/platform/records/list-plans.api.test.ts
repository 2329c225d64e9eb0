import { beforeAll, expect, test } from '@jest/globals';
import { MAX_LISTED } from '@danji/contracts/page';
import { LIST_CALLS } from '@danji/testing/lists/list-calls';
import { type ListCase, toCases } from '@danji/testing/lists/list-cases';
import { createListFixture, type ListFixture } from '@danji/testing/lists/list-fixture';
import { fillTables } from '@danji/testing/lists/seed';
import { recordStatements, type Statement } from '@danji/testing/record-statements';
import { testServer } from '@danji/testing/test-server';
import { CompiledQuery, sql } from 'kysely';

/** Rows of each list; PostgreSQL is told that there are 500 times as many, so that it plans for a million. */
const ROWS = 2_000;
const TIMES = 500;
const seeds = new Set(LIST_CALLS.map((call) => call.seeds));
const tables = new Set([...seeds].flat().map(({ table }) => table));
/**
 * The most rows that may be sorted: what a list that is found in three ways found in each; twice the marked rows where
 * several lists share a table, because they are estimated.
 */
const MAX_SORTED =
  (MAX_LISTED + 1) *
  Math.max(3, ...[...tables].map((table) => 2 * [...seeds].flat().filter((seed) => seed.table === table).length));
let fixture: ListFixture;

beforeAll(async () => {
  const { db, platform, reset } = testServer();
  await reset();
  fixture = await createListFixture(platform);
  let from = 1;
  for (const rows of seeds) {
    await fillTables(db, rows, fixture.ids, { from, to: from + ROWS - 1, step: 100 });
    from += ROWS;
  }
  await sql`update pg_class set reltuples = reltuples * ${sql.lit(TIMES)}
    where oid in (select indexrelid from pg_index where indrelid::regclass::text in (${sql.join([...tables])}))
      or oid::regclass::text in (${sql.join([...tables])})`.execute(db);
}, 300_000);

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
};
const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

type Explained = { 'QUERY PLAN': [{ Plan: PlanNode }] };
const toNodes = ({ 'QUERY PLAN': [{ Plan: plan }] }: Explained): PlanNode[] => flatten(plan);

/** Names what a statement does with all rows of a table: it reads or sorts them. */
async function listUnbounded({ sql: text, values }: Statement): Promise<string[]> {
  const { rows } = await testServer().platform.database.query(`explain (format json) ${text}`, values);
  return (rows as Explained[]).flatMap(toNodes).flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': count } = node;
    if (type === 'Seq Scan' && tables.has(table)) return [`reads ${table}`];
    // An incremental sort only sorts rows that are equal in the columns of the index.
    return type === 'Sort' && count > MAX_SORTED ? [`sorts ${count} rows`] : [];
  });
}

async function record({ path, headers }: ListCase) {
  const { app, db } = testServer();
  const recorded: Statement[] = [];
  const stop = recordStatements(db, recorded);
  const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers });
  stop();
  return { statusCode, body, selects: recorded.filter(({ sql: text }) => /^\s*(select|with)/.test(text)) };
}

/** Explains the statements of a call. */
async function explain(one: ListCase): Promise<PlanNode[]> {
  const nodes: PlanNode[] = [];
  for (const { sql: text, values } of (await record(one)).selects) {
    const { rows } = await testServer().platform.database.query(`explain (format json) ${text}`, values);
    nodes.push(...(rows as Explained[]).flatMap(toNodes));
  }
  return nodes;
}

/** Explains the statements of a call with a word of many rows: reading the small tables by words would be cheap. */
async function explainWithoutBitmaps(one: ListCase): Promise<PlanNode[]> {
  const { selects } = await record(one);
  return testServer()
    .db.connection()
    .execute(async (connection) => {
      await sql`set enable_bitmapscan = off`.execute(connection);
      const found: unknown[] = [];
      for (const { sql: text, values } of selects) {
        const { rows } = await connection.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, values));
        found.push(...rows);
      }
      await sql`reset enable_bitmapscan`.execute(connection);
      return (found as Explained[]).flatMap(toNodes);
    });
}

async function check(one: ListCase): Promise<string[]> {
  const { statusCode, body, selects } = await record(one);
  const unbounded: string[] = [];
  for (const statement of selects) unbounded.push(...(await listUnbounded(statement)));
  return [...(statusCode === 200 ? [] : [`responds with ${statusCode}: ${body}`]), ...unbounded].map(
    (what) => `${one.label}: ${what}`,
  );
}

test.each(LIST_CALLS.map((call) => [call.endpoint.id, call] as const))(
  '%s is read through indexes, with every filter, search and order',
  async (_, call) => {
    const found: string[] = [];
    for (const one of toCases(call, fixture)) found.push(...(await check(one)));
    expect(found).toEqual([]);
  },
);

test.each([
  ['apts.find_work_spaces', 'work_space_title'],
  ['apts.search_apartments', 'apt_info_name'],
  ['points.list_goods', 'voucher_good_name'],
  ['users.list_recommenders', 'user_account_nickname'],
  ['points.list_coupons', 'coupon_end'],
  ['points.list_coupon_items', 'coupon_price'],
  ['apts.list_work_members', 'work_membership_list'],
])('%s looks for a word of many rows in the index of its order alone', async (id, index) => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === id);
  const one = call && toCases(call, fixture).find(({ label }) => label === `${id} search in common`);
  if (!one) throw new Error(`${id} is no list with a search.`);
  const plans = await explainWithoutBitmaps(one);
  expect(plans.map((node) => [node['Node Type'], node['Index Name']])).toContainEqual(['Index Only Scan', index]);
});

test.each([502, 101])(
  'the benchmark of sub-category %s walks the indexes of awards, of K-apt too',
  async (category) => {
    const one: ListCase = {
      label: 'the benchmark',
      path: `/api/apts/price_benchmark/?space_id=${fixture.ids.space}&category=${category}&sigungu=1`,
      headers: { authorization: `Bearer ${fixture.tokens.general}` },
      isRare: false,
    };
    expect(await check(one)).toEqual([]);
    const indexes = (await explain(one)).map((node) => node['Index Name']);
    expect(indexes).toEqual(
      expect.arrayContaining(['kapt_notice_awarded', 'kapt_notice_awarded_sido', 'kapt_notice_awarded_sigungu']),
    );
  },
);

test.each([
  ['-created', 'suggest_item_state_created'],
  ['date_end', 'suggest_item_state_date_end'],
])('open notices in the order %s are read in the index of their state alone', async (ordering, index) => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === 'suggest_items.list');
  const one = call && toCases(call, fixture).find(({ label }) => label.endsWith('by is_open'));
  if (!one) throw new Error('Notices are no list of open ones.');
  const nodes = await explain({ ...one, path: `${one.path}&ordering=${ordering}` });
  expect(nodes.map((node) => [node['Node Type'], node['Index Name']])).toContainEqual(['Index Only Scan', index]);
});

test('a rare word is looked for in the index of the words of waiting requests', async () => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === 'apts.list_staff_work_requests');
  const one = call && toCases(call, fixture).find(({ label }) => label.endsWith('search in rare'));
  if (!one) throw new Error('Requests are no list with a search.');
  const indexes = (await explain(one)).map((node) => node['Index Name']);
  expect(indexes).toContain('work_request_open_searched');
  expect(indexes).not.toContain('work_request_open');
});

test('a rare word of relations is looked for in both indexes of the words of accounts, in one statement', async () => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === 'users.list_recommend_relations');
  const one = call && toCases(call, fixture).find(({ label }) => label.endsWith('search in rare'));
  if (!one) throw new Error('Relations are no list with a search.');
  const nodes = await explain(one);
  expect(nodes.map((node) => node['Node Type'])).toContain('BitmapOr');
  const indexes = nodes.map((node) => node['Index Name']);
  expect(indexes).toEqual(expect.arrayContaining(['user_account_searched', 'user_account_searched_by_all']));
});

test('a word of many rows is looked for in the accounts, and relations are looked up for those that are found', async () => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === 'users.list_recommend_relations');
  const one = call && toCases(call, fixture).find(({ label }) => label.endsWith('search in common'));
  if (!one) throw new Error('Relations are no list with a search.');
  const nodes = await explainWithoutBitmaps(one);
  const walked = nodes.find(({ Alias: alias }) => alias === 'relation');
  expect(walked?.['Index Name']).toBe('recommend_relation_user_id_key');
});

test('a list of relations asks the index of parents whether anybody is below a member', async () => {
  const call = LIST_CALLS.find(({ endpoint }) => endpoint.id === 'users.list_recommend_relations');
  const [one] = call ? toCases(call, fixture) : [];
  if (!one) throw new Error('Relations are no list.');
  const { db } = testServer();
  // One parent has all members: PostgreSQL expects a child of it wherever it begins to look.
  await sql`alter table recommend_relation alter parent_id set (n_distinct = 1)`.execute(db);
  await sql`analyze recommend_relation`.execute(db);
  const nodes = await explain(one);
  await sql`alter table recommend_relation alter parent_id reset (n_distinct)`.execute(db);
  const children = nodes.filter(({ Alias: alias }) => alias === 'child');
  expect(children.map((node) => node['Index Name'])).toEqual(['recommend_relation_parent']);
});
