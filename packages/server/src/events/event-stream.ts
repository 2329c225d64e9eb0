import type { FastifyReply } from 'fastify';
import type { DeliveredEvent } from '../platform/events/live-events.ts';
import { EventConnection } from '../platform/http/event-connection.ts';

/** Who is cut off catches up when they come back. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Ids a stream remembers so that it sends none twice. */
const REMEMBERED = 1000;

/** One open connection on which somebody hears what concerns them. */
export class EventStream extends EventConnection {
  /** Ids sent; what is caught up and what comes meanwhile overlap. */
  readonly #sent = new Set<number>();

  constructor(reply: FastifyReply) {
    super(reply, MAX_WAITING_BYTES);
  }

  /** Counts events as sent: the reader knows them, or they happened before the stream began. */
  skip(ids: readonly number[]): void {
    for (const id of ids) this.#sent.add(id);
  }

  /** Sends an event, unless it was sent already. */
  send({ id, event }: DeliveredEvent): void {
    if (this.#sent.has(id)) return;
    this.#sent.add(id);
    for (const oldest of this.#sent) {
      if (this.#sent.size <= REMEMBERED) break;
      this.#sent.delete(oldest);
    }
    this.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Tells where the stream begins, so that a reader who has heard nothing yet can catch up from here too. */
  begin(id: number): void {
    this.write(`retry: 3000\nid: ${id}\n\n`);
  }
}
