import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '@danji/server/platform/database/open-database';
import { CompiledQuery, type DatabaseConnection, type QueryExecutor, type QueryResult } from 'kysely';

type Provide = QueryExecutor['provideConnection'];
export type CallRollback = {
  /** Runs `work` and rolls back everything that it, and every call it makes, has written. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Lets the server use its own connections again. */
  stop(): void;
};

/**
 * Lets a test roll back the changes of calls to the running server. `run` opens one transaction on PostgreSQL, and
 * every query that starts within it, however deep in the server, goes to that transaction. Where the server opens or
 * ends a transaction of its own, a savepoint is set or released instead. Jobs, live events and timers keep their own
 * connections, so they never see the changes: a job is not run, a notification is not sent. Work that outlives its call
 * (a text that is still being generated) gets an error from the database once `run` has ended.
 */
export function rollBackCalls(db: Db, kind: 'pglite' | 'postgres'): CallRollback {
  if (kind !== 'postgres') throw new Error('Calls can be rolled back on PostgreSQL only');
  const scope = new AsyncLocalStorage<Provide>();
  const executor = db.getExecutor();
  const outside: Provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer, options) => (scope.getStore() ?? outside)(consumer, options);
  return {
    run: async (work) => {
      const transaction = await db.startTransaction().execute();
      const connection = new SharedConnection(transaction.getExecutor());
      try {
        return await scope.run(connection.provide, () => work(db));
      } finally {
        await connection.close();
        await transaction.rollback().execute();
      }
    },
    stop: () => {
      executor.provideConnection = outside;
    },
  };
}

/** The one connection of a transaction. Each consumer waits until it is free, as with a pool of one. */
class SharedConnection {
  readonly #executor: QueryExecutor;
  #tail: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(executor: QueryExecutor) {
    this.#executor = executor;
  }

  readonly provide: Provide = (consumer, options) => {
    if (this.#closed) return Promise.reject(new Error('The transaction of this call was rolled back.'));
    const turn = this.#tail.then(() =>
      this.#executor.provideConnection((connection) => consumer(new NestedConnection(connection)), options),
    );
    this.#tail = turn.catch(() => undefined);
    return turn;
  };

  /** Lets the present consumer finish, and rejects later ones. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#tail;
  }
}

/** A connection inside an open transaction that behaves as if no transaction were open. */
class NestedConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  #inTransaction = false;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    switch (query.sql) {
      case 'begin':
        this.#inTransaction = true;
        return this.#send('savepoint nested');
      case 'commit':
        this.#inTransaction = false;
        return this.#send('release savepoint nested');
      case 'rollback':
        this.#inTransaction = false;
        await this.#send('rollback to savepoint nested');
        return this.#send('release savepoint nested');
      default:
        return this.#inTransaction || query.sql.startsWith('select ')
          ? this.#inner.executeQuery<R>(query)
          : this.#alone<R>(query);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A call that is rolled back cannot stream its rows.');
  }

  /** Runs a change outside a transaction: when it fails, only it is rolled back, and the call continues. */
  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#send('savepoint statement');
    try {
      const result = await this.#inner.executeQuery<R>(query);
      await this.#send('release savepoint statement');
      return result;
    } catch (error) {
      await this.#send('rollback to savepoint statement');
      await this.#send('release savepoint statement');
      throw error;
    }
  }

  #send<R>(statement: string): Promise<QueryResult<R>> {
    return this.#inner.executeQuery<R>(CompiledQuery.raw(statement));
  }
}
