import { expect, test } from '@jest/globals';
import { personalData } from '@danji/server/platform/personal-data/personal-data-contributor';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';

/** Parts of column names behind which there is, or may be, something about a person. */
const PERSONAL = new Set(
  [
    'name|nickname|email|mail|tel|phone|mobile|fax|address|addr|street|postcode|zip|location|latitude|longitude',
    'birth|birthday|gender|sex|age|ip|agent|headers|cookie|browser|network|reporter|caller|fingerprint',
    'image|picture|photo|thumbnail|profile|business|corporation|licence|license|provider|company|manager|bank|card',
    'passport|resident|contact|invited|password|token|secret|hash|work|reason|message|comment|note|memo|title',
    'content|text|description|detail|answers|result|fields|facts|differences|payload|object|data|response|contract',
    'summary|failure|link|document',
  ]
    .join('|')
    .split('|'),
);
const TYPES = new Set(['text', 'character varying', 'jsonb', 'json', 'inet', 'cidr', 'bytea', 'date', 'ARRAY']);
/** Tables of the migrations and of the demo data. */
const IGNORED_TABLES = new Set(['kysely_migration', 'kysely_migration_lock', 'demo_seed']);
/** Codes and generated names whose column looks like something else. */
const NEUTRAL = new Set([
  'user_consent.document',
  'social_account.provider',
  'auth_session.end_reason',
  'apt_info.overridden_fields',
  // The name of a shop.
  'coupon.brand_name',
]);

const looksPersonal = ({ table, column, type }: { table: string; column: string; type: string }): boolean => {
  const words = column.split('_').map((word) => word.replace(/\d+$/, ''));
  const isFile = column.endsWith('_id') && words.some((word) => ['image', 'picture', 'photo'].includes(word));
  return (
    !NEUTRAL.has(`${table}.${column}`) && (isFile || (TYPES.has(type) && words.some((word) => PERSONAL.has(word))))
  );
};

async function listColumns() {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`.execute(
    testServer().db,
  );
  return rows.filter(({ table }) => !IGNORED_TABLES.has(table));
}

const declared = () =>
  [...testServer().platform.contributions.of(personalData).values()].flatMap(({ erased = [], kept = [] }): string[] => [
    ...erased,
    ...kept.flatMap(({ columns }) => [...columns]),
  ]);

test('every column that looks personal is declared: erased, or kept for a reason', async () => {
  const known = new Set(declared());
  const forgotten = (await listColumns())
    .filter(looksPersonal)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !known.has(name));
  expect(forgotten).toEqual([]);
});

test('the declarations name columns that exist, each once', async () => {
  const existing = new Set((await listColumns()).map(({ table, column }) => `${table}.${column}`));
  const names = declared();
  expect(names.filter((name) => !existing.has(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('who declares erased columns erases, and every exception has a reason', () => {
  for (const { erased = [], kept = [], erase } of testServer().platform.contributions.of(personalData).values()) {
    expect(erased.length === 0 || erase !== undefined).toBe(true);
    for (const { because } of kept) expect(because).toMatch(/\.$/);
  }
});
