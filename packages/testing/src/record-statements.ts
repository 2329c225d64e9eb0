import type { Db } from '@danji/server/platform/database/open-database';

export type Statement = { sql: string; values: unknown[] };

const AUTHENTICATION = /auth_session|find_principal/;

/**
 * Records the SQL statements of calls, with those that authenticate the caller only when they are `isWhole`; the
 * returned function ends the recording.
 */
export function recordStatements(db: Db, statements: Statement[], { isWhole = false } = {}): () => void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const record: typeof execute = (query, options) => {
    if (isWhole || !AUTHENTICATION.test(query.sql)) statements.push({ sql: query.sql, values: [...query.parameters] });
    return execute(query, options);
  };
  Object.assign(executor, { executeQuery: record });
  return () => Object.assign(executor, { executeQuery: execute });
}
