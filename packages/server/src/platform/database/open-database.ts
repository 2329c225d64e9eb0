import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type CustomTypesConfig, Pool, types as defaultTypes } from 'pg';
import { lockDataDirectory } from './data-lock.ts';
import { ExclusivePGliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

/** An open database. `listen` hears PostgreSQL notifications; the returned function stops it. */
export type DatabaseHandle = {
  db: Db;
  kind: 'pglite' | 'postgres';
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Runs SQL with parameters outside Kysely; for the job queue. */
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
};

type OpenOptions = { databaseUrl: string; dataDir: string; poolSize: number; inMemory?: boolean };

/** PostgreSQL type ids whose values reach the code as the wire has them: numbers, ISO timestamps, plain dates. */
const TYPES = { int8: 20, date: 1082, timestamptz: 1184 } as const;
const toIso = (value: string) => new Date(value).toISOString();
const parsers = { [TYPES.int8]: Number, [TYPES.date]: String, [TYPES.timestamptz]: toIso };

/** Opens PostgreSQL by address, or PGlite in `dataDir` (locked against a second process), or PGlite in memory. */
export async function openDatabase(options: OpenOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.poolSize) : openPGlite(options);
}

async function openPGlite({ dataDir, inMemory }: OpenOptions): Promise<DatabaseHandle> {
  const unlock = inMemory ? () => undefined : lockDataDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ ...(inMemory ? {} : { dataDir: join(dataDir, 'pglite') }), extensions: { pg_trgm }, parsers });
    await pglite.exec(`set time zone 'Asia/Seoul'`);
    const db = new Kysely<Database>({ dialect: new ExclusivePGliteDialect({ pglite }) });
    return {
      db,
      kind: 'pglite',
      listen: (channel, onPayload) => pglite.listen(channel, onPayload),
      query: async (sql, values = []) => {
        const results = values.length > 0 ? [await pglite.query(sql, values)] : await pglite.exec(sql);
        return { rows: results.flatMap(({ rows }) => rows) };
      },
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(databaseUrl: string, poolSize: number): Promise<DatabaseHandle> {
  const types: CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') => (parsers as Record<number, (value: string) => unknown>)[oid] ?? defaultTypes.getTypeParser(oid, format)) as typeof defaultTypes.getTypeParser,
  };
  const connection = { connectionString: databaseUrl, types, options: '-c timezone=Asia/Seoul', connectionTimeoutMillis: 5_000, statement_timeout: 30_000, application_name: 'danji' };
  const pool = new Pool({ ...connection, max: poolSize });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    listen: async (channel, onPayload) => {
      const client = new Client(connection);
      await client.connect();
      client.on('notification', ({ payload }) => onPayload(payload ?? ''));
      await client.query(`listen ${channel}`);
      return () => client.end();
    },
    query: async (sql, values) => {
      const result = await pool.query(sql, values);
      return { rows: (Array.isArray(result) ? result : [result]).flatMap(({ rows }) => rows) };
    },
    close: () => db.destroy(),
  };
}
