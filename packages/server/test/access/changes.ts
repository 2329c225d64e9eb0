import type { Db } from '@danji/server/platform/database/open-database';
import { type RawBuilder, sql } from 'kysely';

/** A digest of every row, by table. */
export type Digests = ReadonlyMap<string, string>;

/** Security events record refusals; of the job queue only the jobs are data. */
const isWatched = sql<boolean>`(nspname = 'public' and class.relname <> 'security_event') or (nspname = 'pgboss' and class.relname = 'job')`;

/** A partition counts as its table: PostgreSQL counts what is written to a partition there only. */
async function readNames(db: Db, condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct format('%I.%I', nspname, class.relname) as name
    from pg_stat_xact_user_tables as stat
    join pg_class as class on class.oid = coalesce(pg_partition_root(stat.relid), stat.relid)
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    where ${condition}`.execute(db);
  return rows.map(({ name }) => name);
}

async function digest(db: Db, tables: readonly string[]): Promise<Digests> {
  if (tables.length === 0) return new Map();
  const parts = tables.map(
    (name) => sql`
        select ${name}::text as name, coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as digest
        from ${sql.raw(name)} as row`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [row.name, row.digest]));
}

/** Reads every table of the product and its jobs. */
export const readDigests = async (db: Db): Promise<Digests> => digest(db, await readNames(db, isWatched));

const compare = (before: Digests, after: Digests): string[] =>
  [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);

/** Names of the tables that are other than they were. */
export const findChanges = async (db: Db, before: Digests): Promise<string[]> => compare(before, await readDigests(db));

/**
 * Names of the tables that the open transaction has changed. Only those it has written are read, which PostgreSQL counts:
 * all of them take a hundred milliseconds.
 */
export async function findOwnChanges(db: Db, before: Digests): Promise<string[]> {
  const isWritten = sql<boolean>`(${isWatched}) and n_tup_ins + n_tup_upd + n_tup_del > 0`;
  return compare(before, await digest(db, await readNames(db, isWritten)));
}
