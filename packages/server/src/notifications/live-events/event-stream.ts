import type { FastifyReply } from 'fastify';
import type { DeliveredEvent } from '../../platform/events/live-events.ts';
import { EventConnection } from '../../platform/http/event-connection.ts';

/** A reader that is disconnected at this size catches up when it reconnects. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Number of ids that a stream remembers so that it sends no event twice. */
const MAX_REMEMBERED = 1000;

/** One open stream of an account's live events. */
export class EventStream extends EventConnection {
  /** Ids of sent events; missed events and new ones may overlap. */
  readonly #sent = new Set<number>();

  constructor(reply: FastifyReply) {
    super(reply, MAX_WAITING_BYTES);
  }

  /** Marks events as sent: the reader knows them already, or they happened before the stream started. */
  skip(ids: readonly number[]): void {
    for (const id of ids) this.#sent.add(id);
  }

  /** Sends an event, unless it was sent already. */
  send({ id, event }: DeliveredEvent): void {
    if (this.#sent.has(id)) return;
    this.#sent.add(id);
    for (const oldest of this.#sent) {
      if (this.#sent.size <= MAX_REMEMBERED) break;
      this.#sent.delete(oldest);
    }
    this.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /**
   * Sends the id at which the stream starts, so that a reader who has received no event yet can catch up from there.
   */
  start(id: number): void {
    this.write(`retry: 3000\nid: ${id}\n\n`);
  }
}
