import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types as defaultTypes } from 'pg';
import { lockDataDirectory } from './data-lock.ts';
import { keepListening, type ListenOptions } from './keep-listening.ts';
import { ExclusivePGliteDialect } from './pglite-dialect.ts';
import { withPrepared } from './prepared-statements.ts';
import type { Database } from './schema.ts';
import { withoutSearched } from './without-searched.ts';

export type Db = Kysely<Database>;

/** An open database. */
export type DatabaseHandle = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Listens for PostgreSQL notifications, over lost connections too; the returned function stops it. */
  listen(options: ListenOptions): Promise<() => Promise<void>>;
  /**
   * Runs SQL without Kysely, also several statements without values, and reads timestamps as `Date`. The job queue uses
   * it.
   */
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Connections: all, free ones, and callers who wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type OpenOptions = { databaseUrl: string; dataDir: string; poolSize: number; inMemory?: boolean };

/** PostgreSQL type ids whose values are parsed to their wire format: numbers, ISO timestamps, plain dates. */
const TYPES = { int8: 20, date: 1082, timestamptz: 1184 } as const;
const toIso = (value: string) => new Date(value).toISOString();
const parsers = { [TYPES.int8]: Number, [TYPES.date]: String, [TYPES.timestamptz]: toIso };

/**
 * Settings of every connection. Tables and indexes are in memory or on SSD, where a block costs the same wherever it is;
 * for disks PostgreSQL would sooner read a table than look up what an index found.
 */
const SETTINGS = { timezone: 'Asia/Seoul', random_page_cost: '1.1' };

/** Opens PostgreSQL by address, or PGlite in `dataDir` (locked against a second process), or PGlite in memory. */
export async function openDatabase(options: OpenOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.poolSize) : openPGlite(options);
}

async function openPGlite({ dataDir, inMemory }: OpenOptions): Promise<DatabaseHandle> {
  const unlock = inMemory ? () => undefined : lockDataDirectory(dataDir);
  try {
    const pglite = await PGlite.create({
      ...(inMemory ? {} : { dataDir: join(dataDir, 'pglite') }),
      extensions: { pg_trgm },
      parsers,
    });
    await pglite.exec(
      Object.entries(SETTINGS)
        .map(([name, value]) => `set ${name} = '${value}'`)
        .join(';'),
    );
    const db = new Kysely<Database>({ dialect: new ExclusivePGliteDialect({ pglite }), plugins: [withoutSearched] });
    return {
      db,
      kind: 'pglite',
      listen: ({ channel, onPayload }) => pglite.listen(channel, onPayload),
      query: (sql, values) => queryPGlite(pglite, sql, values),
      connections: () => ({ total: 1, idle: 1, waiting: 0 }),
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

async function queryPGlite(pglite: PGlite, sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const options = { parsers: { [TYPES.timestamptz]: (value: string) => new Date(value) } };
  if (values.length > 0) return pglite.query(sql, values, options);
  try {
    return { rows: (await pglite.exec(sql, options)).flatMap(({ rows }) => rows) };
  } catch (error) {
    // A block that failed between its own `begin` and `commit` would leave the only session in an aborted transaction.
    await pglite.exec('rollback');
    throw error;
  }
}

function openPostgres(databaseUrl: string, poolSize: number): DatabaseHandle {
  const types: CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      (parsers as Record<number, (value: string) => unknown>)[oid] ??
      defaultTypes.getTypeParser(oid, format)) as typeof defaultTypes.getTypeParser,
  };
  const connection = {
    connectionString: databaseUrl,
    types,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'danji',
  };
  const pool = new Pool({ ...connection, max: poolSize });
  // A connection that dies while idle is replaced on the next use. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies in a transaction, between two statements: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withPrepared(pool) }),
    plugins: [withoutSearched],
  });
  return {
    db,
    kind: 'postgres',
    listen: (options) => keepListening(connection, options),
    query: async (sql, values) => {
      const result = await pool.query({ text: sql, ...(values && { values }), types: defaultTypes });
      return { rows: (Array.isArray(result) ? result : [result]).flatMap(({ rows }) => rows) };
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
