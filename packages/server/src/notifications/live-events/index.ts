import type { FastifyInstance } from 'fastify';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { eventRoutes } from './event.routes.ts';
import { registerHousekeeping } from './housekeeping.ts';
import { OpenStreams } from './open-streams.ts';
import { eventPersonalData } from './personal-data.ts';

/** The live channel of signed-in accounts. */
export async function registerEvents(app: FastifyInstance): Promise<void> {
  const { log, gauges } = app.platform;
  const streams = new OpenStreams((error) => log.error({ err: error }, 'a stream of live events failed'));
  // Streams are closed before the server waits for its open requests, because a stream never ends by itself.
  app.addHook('preClose', async () => streams.endAll());
  gauges.set('live_streams', () => streams.count);
  eventRoutes(app, streams);
  registerHousekeeping(app.platform);
  registerPersonalData(app.platform, 'events', eventPersonalData);
}
