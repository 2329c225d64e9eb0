import type { Db } from '@danji/server/platform/database/open-database';
import { sql } from 'kysely';

/** Ids of the records that own the rows of lists; `others` own the rows that a list must not read. */
export type ListIds = Record<
  | 'general'
  | 'other'
  | 'brand'
  | 'otherBrand'
  | 'admin'
  | 'space'
  | 'otherSpace'
  | 'schedule'
  | 'otherSchedule'
  | 'info'
  | 'otherInfo'
  | 'document'
  | 'otherDocument'
  | 'suggestItem'
  | 'companyItem'
  | 'suggestRequest'
  | 'question'
  | 'questionBoard'
  | 'coupon'
  | 'otherCoupon'
  | 'shopCategory'
  | 'otherShopCategory'
  | 'product'
  | 'otherProduct',
  number
> & {
  /** Encrypted numbers of `general` and `other`, as SQL texts. */
  taxNumber: string;
  otherTaxNumber: string;
};

/**
 * The rows of one table as SQL expressions by column. `n` is the number of the row; `m` tells whether the row is marked:
 * every filter that is measured finds the marked rows, or as many that are so by an `other` mark, independently: words do
 * not go with a state. `from` is given for rows that are made from others.
 */
export type Seed = { table: string; columns: Record<string, string>; from?: string };

/**
 * The words that searches of the lists look for: in every row, in one of a hundred whatever their number, in ten rows; and
 * there too a word of two syllables.
 */
export const WORDS = { every: '단지이름', common: '관리업체', rare: '희귀단어', short: '솔빛' } as const;
/** The word in the texts of marked rows, by which rows that are made from others know them. */
export const MARK = '중앙공원';

/** A text with the searched words. Its order is not that of the rows. */
export const TEXT = `('${WORDS.every} ' || substr(md5(n::text), 1, 12) || case when m then ' ${MARK}' else '' end || case when is_common then ' ${WORDS.common}' else '' end || case when is_rare then ' ${WORDS.rare} ${WORDS.short}' else '' end)`;
/** A moment of the last months, the later rows the older ones. */
export const AGO = `(now() - n * interval '20 seconds')`;
export const DOCUMENT = `'{"version": 1, "children": []}'`;

export const TIMES = { created: AGO, updated: AGO };

/** The rows of one table. */
export const one = (table: string, columns: Record<string, string>): readonly Seed[] => [{ table, columns }];
/** The owner of marked rows, and of the others. */
export const owned = (own: string, other: string): string => `case when m then :${own}: else :${other}: end`;
export const marked = (value: string, other: string): string => `case when m then ${value} else ${other} end`;

/** Rows `from` to `to`, of which every `step`-th is marked. */
export type Range = { from: number; to: number; step: number };

/** From so many rows on it is faster to build the indexes again when the rows are there. */
const REBUILT_ROWS = 5_000;

/** Indexes that are not part of a constraint. */
const listIndexes = async (db: Db, table: string): Promise<{ name: string; definition: string }[]> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and indexname not in (select conname from pg_constraint)`.execute(db);
  return rows;
};

/** The transactions that may be in the way are those of jobs at the start of a server. */
const VISIBLE_MS = 60_000;

/**
 * Marks all rows of a table as visible, so that an index alone is enough to read them. Rows that a transaction beside
 * this one may not see, and blocks with remains of changed rows, stay unmarked, and each would cost a list another block.
 */
async function showAll(db: Db, table: string): Promise<void> {
  const end = Date.now() + VISIBLE_MS;
  for (;;) {
    await sql.raw(`vacuum (index_cleanup on) ${table}`).execute(db);
    const { rows } = await sql<{ hidden: number }>`
      select relpages - relallvisible as hidden from pg_class where oid = ${table}::regclass`.execute(db);
    if (rows[0]?.hidden === 0) return;
    if (Date.now() > end) throw new Error(`Another transaction keeps rows of ${table} from being visible.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Adds rows to tables, and tells the planner about them. */
export const fillTables = (db: Db, seeds: readonly Seed[], ids: ListIds, range: Range): Promise<void> =>
  db.connection().execute(async (db) => {
    const run = (statement: string) => sql.raw(statement).execute(db);
    const { from: first, to, step } = range;
    const rows = `generate_series(${first}, ${to}) as n, lateral (select n % ${step} = 0 as m, (n / ${step} + n) % ${step} = 0 as other, mod(hashint4(n), 100) = 0 as is_common, n % ${step * 1000} = 0 as is_rare, n % ${step * 40} = 0 as is_own) as mark`;
    await run(`set statement_timeout = 0`);
    await run(`set maintenance_work_mem = '512MB'`);
    await run('set session_replication_role = replica');
    for (const [table, same] of Map.groupBy(seeds, (seed) => seed.table)) {
      const isLarge = to - first >= REBUILT_ROWS;
      const indexes = isLarge ? await listIndexes(db, table) : [];
      for (const { name } of indexes) await run(`drop index ${name}`);
      for (const { columns, from = rows } of same) {
        const names = Object.keys(columns).join(', ');
        const values = Object.values(columns)
          .join(', ')
          .replaceAll(/:(\w+):/g, (_, name: keyof ListIds) => String(ids[name]));
        await run(`insert into ${table} (${names}) overriding system value select ${values} from ${from}`);
        if (isLarge) await run(`analyze ${table}`);
      }
      for (const { definition } of indexes) await run(definition);
      await run(`analyze ${table}`);
    }
    for (const table of new Set(seeds.map((seed) => seed.table))) await showAll(db, table);
    await run('reset all');
  });
