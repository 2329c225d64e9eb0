import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely';

/**
 * PGlite has one session, and Kysely's dialect gives the same connection to every caller: without a lock a query of one
 * request would run inside another request's transaction. This dialect gives the connection to one caller at a time.
 */
export class ExclusivePGliteDialect extends PGliteDialect {
  override createDriver(): Driver {
    return new ExclusiveDriver(super.createDriver());
  }
}

/** Marks an async context that holds the connection, to turn a self-deadlock into an error that says so. */
const holder = new AsyncLocalStorage<{ active: boolean }>();

export const holdingConnection = async <T>(work: () => Promise<T>): Promise<T> => {
  const marker = { active: true };
  try {
    return await holder.run(marker, work);
  } finally {
    marker.active = false;
  }
};

class ExclusiveDriver implements Driver {
  readonly #inner: Driver;
  #tail: Promise<void> = Promise.resolve();
  readonly #releases = new Map<DatabaseConnection, () => void>();

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (holder.getStore()?.active)
      throw new Error('The outer database handle was used inside a transaction; use the one the transaction gives.');
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    const connection = await this.#inner.acquireConnection();
    this.#releases.set(connection, resolve);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(connection);
    this.#releases.get(connection)?.();
  }

  init: Driver['init'] = (options) => this.#inner.init(options);
  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.#inner.beginTransaction(connection, settings);
  commitTransaction: Driver['commitTransaction'] = (connection) => this.#inner.commitTransaction(connection);
  rollbackTransaction: Driver['rollbackTransaction'] = (connection) => this.#inner.rollbackTransaction(connection);
  destroy: Driver['destroy'] = (options) => this.#inner.destroy(options);
}
