import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { createPlatform } from './create-platform.ts';
import type { Clock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Platform } from './platform/platform.ts';

export type RunningServer = { app: FastifyInstance; platform: Platform; url: string; close(): Promise<void> };

type StartOptions = { env: NodeJS.ProcessEnv; clock?: Clock; inMemory?: boolean };

/** Starts the server on the configured port (0 takes a free one). `close` finishes what runs, then closes the database. */
export async function startServer({ env, clock, inMemory }: StartOptions): Promise<RunningServer> {
  const config = readConfig(env);
  const failures: { report?: (error: unknown) => void } = {};
  const platform = await createPlatform(config, { ...(clock && { clock }), ...(inMemory && { inMemory }), onError: (error) => failures.report?.(error) });
  try {
    const app = await createApp(platform);
    failures.report = (error) => app.log.error({ err: error }, 'live event was not delivered');
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const close = async () => {
      await app.close();
      await platform.events.stop();
      await platform.database.close();
    };
    return { app, platform, url: `http://127.0.0.1:${port}`, close };
  } catch (error) {
    await platform.database.close();
    throw error;
  }
}
