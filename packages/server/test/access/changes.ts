import type { Db } from '@danji/server/platform/database/open-database';
import { sql } from 'kysely';

/** A digest of every row, by table. */
export type Digests = ReadonlyMap<string, string>;

/** Whether the open transaction has written or locked anything; costs nothing. */
export async function hasWritten(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select pg_current_xact_id_if_assigned() is not null as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Reads every table of the product but that of security events, which record refusals, and the jobs that were written. */
export async function readDigests(db: Db): Promise<Digests> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'security_event') or (schemaname = 'pgboss' and tablename = 'job')`.execute(
    db,
  );
  const parts = tables.rows.map(
    ({ name }) => sql`
        select ${name}::text as name, coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as digest
        from ${sql.raw(name)} as row`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Names of the tables that are other than they were. */
export async function findChanges(db: Db, before: Digests): Promise<string[]> {
  const after = await readDigests(db);
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
