import fastify, { type FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '@danji/server/platform/database/open-database';
import { LiveEvents } from '@danji/server/platform/events/live-events';
import { authentication } from '@danji/server/platform/http/authentication';
import { eventRoutes } from '@danji/server/notifications/live-events/event.routes';
import { OpenStreams } from '@danji/server/notifications/live-events/open-streams';
import { testServer } from '@danji/testing/test-server';

type Listening = Parameters<DatabaseHandle['listen']>[0];

/** The live channel on the real database, with a connection for notifications that a test loses and rebuilds. */
export class EventStreams {
  readonly url: string;
  readonly #app: FastifyInstance;
  readonly #streams: OpenStreams;
  readonly #listening: Listening;

  private constructor(url: string, app: FastifyInstance, streams: OpenStreams, listening: Listening) {
    this.url = url;
    this.#app = app;
    this.#streams = streams;
    this.#listening = listening;
  }

  static async start(): Promise<EventStreams> {
    const { platform } = testServer();
    const listened: Listening[] = [];
    const listen: DatabaseHandle['listen'] = (options) => {
      listened.push(options);
      return Promise.resolve(() => Promise.resolve());
    };
    const events = new LiveEvents({ ...platform.database, db: platform.db, listen }, platform.log);
    await events.start();
    const app = fastify();
    app.decorate('platform', { ...platform, events });
    await app.register(authentication);
    const streams = new OpenStreams((error) => {
      throw error;
    });
    eventRoutes(app, streams);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const [listening] = listened;
    if (!listening) throw new Error('Nothing listens.');
    return new EventStreams(url, app, streams, listening);
  }

  /** The database says that an event was committed. */
  notify(payload: string): void {
    this.#listening.onPayload(payload);
  }

  /** The connection is back, notifications may have been missed. */
  reconnect(): void {
    this.#listening.onReconnect();
  }

  async close(): Promise<void> {
    this.#streams.endAll();
    await this.#app.close();
  }
}
