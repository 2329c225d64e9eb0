import { LIVE_EVENTS_PATH } from '@danji/contracts/notifications/live-event';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeliveredEvent, findLastEventId, listEventsAfter } from '../../platform/events/live-events.ts';
import { authorize } from '../../platform/http/policy.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { EventStream } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';

/** `?after=` or `last-event-id`; undefined on a first connection. */
function readLastId(request: FastifyRequest): number | undefined {
  const { after } = request.query as { after?: number };
  const header = Number(request.headers['last-event-id']);
  return (
    after ?? (request.headers['last-event-id'] && Number.isSafeInteger(header) && header >= 0 ? header : undefined)
  );
}

/** The live channel of a signed-in account. */
export function eventRoutes(app: FastifyInstance, streams: OpenStreams): void {
  const { db, clock, events, log, sessions } = app.platform;
  const isOpen = async (user: Principal) => (await sessions.findPrincipal(db, user.session, clock.now())) !== undefined;

  /** Sends the missed events, then new ones, one after the other. */
  function follow(stream: EventStream, user: Principal, lastId: number | undefined): void {
    const deliver = async (delivered: DeliveredEvent) => {
      const isEnd = delivered.event.type === 'session_ended';
      // The end of one session concerns only its own streams: other devices of the account stay signed in.
      if (isEnd && (await isOpen(user))) return;
      stream.send(delivered);
      if (isEnd) stream.end();
    };
    const catchUp = async () => {
      const start = lastId ?? (await findLastEventId(db));
      stream.skip(await events.listReplayable(user.id, start));
      if (lastId === undefined) return stream.start(start);
      for (const missed of await listEventsAfter(db, user.id, lastId)) await deliver(missed);
    };
    let queue = Promise.resolve();
    const next = (work: () => Promise<void>) => {
      queue = queue.then(work).catch((error: unknown) => {
        log.error({ err: error }, 'a stream of live events failed');
        stream.end();
      });
    };
    // The subscription starts before the missed events are read: events that happen meanwhile are queued behind them.
    stream.onClose(events.subscribe(user.id, (delivered) => next(() => deliver(delivered))));
    next(catchUp);
  }

  app.get(
    LIVE_EVENTS_PATH,
    {
      schema: {
        querystring: {
          type: 'object',
          properties: { after: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
          additionalProperties: false,
        },
      },
      config: { isBackground: true },
      preValidation: async (request) => void authorize({ audience: ['signed_in'] }, request.principal),
    },
    async (request, reply) => {
      const user = authorize({ audience: ['signed_in'] }, request.principal);
      if (!streams.hasRoom(user.id))
        throw new ProblemError('too_many_requests', {
          title: '열려 있는 화면이 너무 많아요. 쓰지 않는 탭을 닫아 주세요.',
        });
      const lastId = readLastId(request);
      const stream = new EventStream(reply);
      streams.add(user.id, stream, () => isOpen(user));
      follow(stream, user, lastId);
    },
  );
}
