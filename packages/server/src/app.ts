import type { FastifyInstance } from 'fastify';
import { features } from './features.ts';
import { createHttpApp } from './platform/http/create-http-app.ts';
import type { Platform } from './platform/platform.ts';

/** Builds the server: every feature on one HTTP app. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  const app = await createHttpApp(platform);
  for (const feature of features) await feature.register(app);
  return app;
}
