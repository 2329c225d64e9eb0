import { startServer } from '@danji/server';
import { createDatabase, startCluster } from '../postgres/cluster.ts';
import { ManualClock } from '../manual-clock.ts';
import { TEMPLATE, testEnv } from '../worker-server.ts';

/**
 * Jest's global set-up of the projects with a server. It starts one PostgreSQL for the whole run, with a template
 * database that the server itself has migrated; each worker copies it. PostgreSQL stops by itself when this process
 * ends.
 */
export default async function startPostgres() {
  // With `--watch` the set-up is called again before each run.
  if (process.env.TEST_POSTGRES_URL) return;
  const { address } = await startCluster();
  const databaseUrl = await createDatabase(address, TEMPLATE);
  const server = await startServer({ env: testEnv(databaseUrl), clock: new ManualClock() });
  await server.close();
  process.env.TEST_POSTGRES_URL = address;
}
