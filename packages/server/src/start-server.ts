import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { createPlatform } from './create-platform.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Platform } from './platform/platform.ts';

export type RunningServer = { app: FastifyInstance; platform: Platform; url: string; close(): Promise<void> };

type StartOptions = { env: NodeJS.ProcessEnv; clock?: Clock; inMemory?: boolean };

/** Running requests and running jobs each get this time to finish when the server stops, ms. */
const GRACE_MS = 15_000;

/**
 * Starts the server on the configured port (0 takes a free one). `close` lets running work finish, then closes the
 * database.
 */
export async function startServer({
  env,
  clock = systemClock,
  inMemory = false,
}: StartOptions): Promise<RunningServer> {
  const config = readConfig(env);
  const platform = await createPlatform(config, { clock, inMemory });
  try {
    const app = await createApp(platform);
    // Schedules follow the time of day. With a clock that a test moves, the test runs them itself.
    await platform.jobs.start({ schedule: clock === systemClock });
    // This comes after the jobs because one part of the demo data is a job.
    await seedDemo(platform);
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    return { app, platform, url: `http://127.0.0.1:${port}`, close: () => stop(app, platform) };
  } catch (error) {
    await stopWork(platform);
    throw error;
  }
}

/** Takes no new connection, lets requests and jobs finish within their time, then closes the database. */
async function stop(app: FastifyInstance, platform: Platform): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    await stopWork(platform);
  }
}

async function stopWork(platform: Platform): Promise<void> {
  await platform.jobs.stop(GRACE_MS);
  await platform.events.stop();
  await platform.database.close();
}
