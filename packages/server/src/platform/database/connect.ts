import type { Pool, PoolClient } from 'pg';

/** No connection to the database became free in time, or none could be made. Nothing has been changed. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';

  constructor(cause: unknown) {
    super('there is no connection to the database', { cause });
  }
}

export async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new NoConnectionError(cause);
  }
}
