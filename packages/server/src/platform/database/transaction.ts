import type { Db } from './open-database.ts';
import { holdingConnection } from './pglite-dialect.ts';

/**
 * Runs `work` in one transaction, or in the one that is already open. The callback's handle shadows the outer one,
 * `transaction(db, async (db) => …)`, so that the outer one cannot be used by mistake.
 */
export const transaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute((db) => holdingConnection(() => work(db)));
