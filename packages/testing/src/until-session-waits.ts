import { sql } from 'kysely';
import { testServer } from './test-server.ts';

/** Waits until a session of this worker's database waits for a lock that another one holds. */
export async function untilSessionWaits(): Promise<void> {
  for (;;) {
    // The cluster has databases of other workers.
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(testServer().platform.db);
    if (rows.length > 0) return;
    await new Promise(setImmediate);
  }
}
