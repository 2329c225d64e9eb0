import type { Db } from '@danji/server/platform/database/open-database';

export type Statement = { sql: string; values: unknown[] };

const AUTHENTICATION = /auth_session|find_principal/;

/**
 * Records the SQL statements of calls, without those that authenticate the caller; the returned function ends the
 * recording.
 */
export function recordStatements(db: Db, statements: Statement[]): () => void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const record: typeof execute = (query, options) => {
    if (!AUTHENTICATION.test(query.sql)) statements.push({ sql: query.sql, values: [...query.parameters] });
    return execute(query, options);
  };
  Object.assign(executor, { executeQuery: record });
  return () => Object.assign(executor, { executeQuery: execute });
}
