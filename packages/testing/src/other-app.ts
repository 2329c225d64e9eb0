import { createApp } from '@danji/server/app';
import type { Config } from '@danji/server/platform/config';
import { Contributions } from '@danji/server/platform/features/contributions';
import { Jobs } from '@danji/server/platform/jobs/jobs';
import type { FastifyInstance } from 'fastify';
import { testServer } from './test-server.ts';

/**
 * Another app over the data of the running server, with other settings: behind a proxy, on https, in production. It
 * runs no jobs. The caller closes it.
 */
export function createOtherApp(settings: Partial<Config>): Promise<FastifyInstance> {
  const { platform } = testServer();
  const config = { ...platform.config, ...settings };
  return createApp({
    ...platform,
    config,
    rateLimitScale: config.rateLimitScale,
    jobs: new Jobs(platform.database, platform.log),
    contributions: new Contributions(),
  });
}
