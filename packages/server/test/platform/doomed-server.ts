import { sandboxEnv } from '@danji/sandbox';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { startServerProcess, temporaryFolder } from './server-process.ts';
import { type Chunk, openWire } from './wire.ts';

/** A moment: the chunk at which the process dies. It is asked about each chunk once, in their order. */
export type Moment = (chunk: Chunk) => boolean;

/** The moment before a request with this text leaves the process. */
export const before =
  (text: string): Moment =>
  (chunk) =>
    chunk.direction === 'request' && chunk.text.includes(text);

/** The moment when the answer to the request with this text comes back, the first or a later such request. */
export function after(text: string, count = 1): Moment {
  let left = count;
  let connection: Chunk['connection'] | undefined;
  let wire = '';
  return (chunk) => {
    if (connection !== undefined)
      return chunk.direction === 'answer' && chunk.connection === connection && chunk.wire === wire;
    if (!before(text)(chunk)) return false;
    left -= 1;
    if (left === 0) [connection, wire] = [chunk.connection, chunk.wire];
    return false;
  };
}

const NAME = 'doomed';
const never: Moment = () => false;
const toTarget = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) });

const hasSessions = async (): Promise<boolean> =>
  (
    await sql`select 1 from pg_stat_activity where application_name = ${NAME} and datname = current_database()`.execute(
      testServer().platform.db,
    )
  ).rows.length > 0;

/**
 * Starts a second server, a process of its own, on the database and the providers of the test server. It dies by SIGKILL
 * at the moment that `dieAt` names, and at the latest with `end`. `env` is added to its environment.
 */
export async function startDoomedServer(env: Readonly<Record<string, string>> = {}) {
  const { platform, sandbox } = testServer();
  let moment = never;
  let seen = 0;
  let isDead = false;
  const onChunk = (chunk: Chunk): boolean => {
    seen += 1;
    if (!isDead && moment(chunk)) die();
    return !isDead;
  };
  const database = new URL(platform.config.databaseUrl);
  const provider = new URL(sandbox.url);
  const wires = [
    await openWire('database', toTarget(database), onChunk),
    await openWire('provider', toTarget(provider), onChunk),
  ] as const;
  [database.port, provider.port] = [String(wires[0].port), String(wires[1].port)];
  database.searchParams.set('application_name', NAME);
  const folder = temporaryFolder();
  const server = await startServerProcess({
    ...sandboxEnv(provider.origin),
    DATA_DIR: folder.path,
    DATABASE_URL: database.href,
    JWT_SECRET: platform.config.jwtSecret,
    ...env,
  });
  if (server.url === '') throw new Error(`The second server did not start:\n${server.output()}`);
  const die = () => {
    isDead = true;
    server.process.kill('SIGKILL');
    for (const wire of wires) wire.cut();
  };
  return {
    url: server.url,
    dieAt: (next: Moment): void => {
      moment = next;
      seen = 0;
    },
    /** Chunks since the last `dieAt`. */
    seen: (): number => seen,
    isDead: (): boolean => isDead,
    /** Ends the process and waits until the database has noticed it. */
    end: async (): Promise<void> => {
      die();
      await server.exited;
      folder.remove();
      while (await hasSessions()) await new Promise((resolve) => setTimeout(resolve, 20));
      // A server with its own clock has written the schedule of its jobs, which the test server must not follow.
      await platform.database.query('delete from pgboss.schedule');
    },
  };
}
