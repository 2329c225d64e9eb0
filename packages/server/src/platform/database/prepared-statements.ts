import { type Compilable, CompiledQuery, type PostgresPool, type PostgresPoolClient, type QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { connect } from './connect.ts';

/** Names by the texts of statements; without a name where the name is of no use any more. */
const names = new Map<string, string | undefined>();

/**
 * From now on PostgreSQL parses and plans this statement once for each connection instead of each time. It is for
 * statements with one text whose best plan is the same for all values; PGlite plans them each time.
 */
function prepareOnce(text: string): void {
  if (!names.has(text)) names.set(text, `prepared_${names.size + 1}`);
}

type Executes = { executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> };

/** A statement that is prepared once, and runs with values. */
export function prepared<Row>(text: string) {
  prepareOnce(text);
  return async (db: Executes, values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/** Runs a statement that is prepared once; its text is one of few, whatever its values are. */
export async function readPrepared<Row>(db: Executes, statement: Compilable<Row>): Promise<Row[]> {
  const compiled = statement.compile();
  prepareOnce(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}

/** Another release has changed the columns of a table, which `*` stands for: the name belongs to the old ones. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan');

/** Runs a statement by its name, if it has one. */
async function run(client: PoolClient, text: string, values: readonly unknown[]) {
  const name = names.get(text);
  try {
    return await client.query({ text, values: [...values], ...(name && { name }) });
  } catch (error) {
    if (!name || !isOutdated(error)) throw error;
    names.set(text, undefined);
    return client.query({ text, values: [...values] });
  }
}

/** The pool for Kysely: its connections keep prepared statements. */
export const withPrepared = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await connect(pool);
    const query = (text: string, values: readonly unknown[]) => run(client, text, values);
    // The other form of a query, a cursor, is not used here.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isDiscarded),
    };
  },
});
