import { defineFeature } from '../../platform/features/define-feature.ts';
import { eventRoutes } from './event.routes.ts';
import { dropOldEvents } from './housekeeping.ts';
import { OpenStreams } from './open-streams.ts';
import { eventPersonalData } from './personal-data.ts';

/** The live channel of signed-in accounts. */
export const liveEvents = defineFeature({
  name: 'events',
  open(app) {
    const { log } = app.platform;
    const streams = new OpenStreams((error) => log.error({ err: error }, 'a stream of live events failed'));
    // Streams are closed before the server waits for its open requests, because a stream never ends by itself.
    app.addHook('preClose', async () => streams.endAll());
    return streams;
  },
  routes: [eventRoutes],
  jobs: [dropOldEvents],
  personalData: eventPersonalData,
  gauges: { live_streams: (streams) => streams.count },
});
