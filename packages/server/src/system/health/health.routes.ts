import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { FOR_OPERATORS } from '../../platform/http/load-limit.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** A database that does not respond within this time counts as unreachable, ms. */
const TIMEOUT_MS = 2_000;

async function isReachable(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const query = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const reached = await Promise.race([query, timeout]);
  clearTimeout(timer);
  return reached;
}

/** Reports to the supervisor and the load balancer whether the process lives and whether it can serve. */
export function healthRoutes(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', FOR_OPERATORS, async () => ({ status: 'ok' }));
  app.get('/health/ready', FOR_OPERATORS, async (_request, reply) => {
    const database = await isReachable(app.platform.db);
    const ready = database && !stopping;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database: database ? 'ok' : 'unreachable', stopping });
  });
}
