import type { FastifyReply } from 'fastify';
import type { DeliveredEvent } from '../platform/events/live-events.ts';

/** A reader that takes nothing is cut off at so many waiting bytes; it catches up when it comes back. */
const MAX_WAITING_BYTES = 256 * 1024;

/** Ids a stream remembers so that it sends none twice. */
const REMEMBERED = 1000;

/** One open connection of server-sent events. */
export class EventStream {
  readonly #reply: FastifyReply;
  /** Ids sent; what is caught up and what comes meanwhile overlap. */
  readonly #sent = new Set<number>();

  /** Answers the request with an open stream, under the headers Fastify has set so far. */
  constructor(reply: FastifyReply) {
    this.#reply = reply;
    void reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no').header('x-request-id', reply.request.id);
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    reply.raw.flushHeaders();
  }

  get closed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }

  /** Runs once when the connection is over, whoever ended it. */
  onClose(work: () => void): void {
    this.#reply.raw.once('close', work);
  }

  /** Sends an event, unless it was sent already. */
  send({ id, event }: DeliveredEvent): void {
    if (this.#sent.has(id)) return;
    this.#sent.add(id);
    for (const oldest of this.#sent) {
      if (this.#sent.size <= REMEMBERED) break;
      this.#sent.delete(oldest);
    }
    this.#write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Tells where the stream begins, so that a reader who has heard nothing yet can catch up from here too. */
  begin(id: number): void {
    this.#write(`retry: 3000\nid: ${id}\n\n`);
  }

  /** A comment that keeps proxies and the reader from taking the connection for dead. */
  beat(): void {
    this.#write(': beat\n\n');
  }

  end(): void {
    if (!this.closed) this.#reply.raw.end();
  }

  #write(text: string): void {
    if (this.closed) return;
    if (this.#reply.raw.writableLength > MAX_WAITING_BYTES) this.#reply.raw.destroy();
    else this.#reply.raw.write(text);
  }
}
