import type { FastifyReply } from 'fastify';

/** One open connection of server-sent events (HTML Standard, 9.2). */
export class EventConnection {
  readonly #reply: FastifyReply;
  readonly #maxBufferedBytes: number;

  /**
   * Responds with an open stream, under the headers that Fastify has set so far. `maxBufferedBytes` is the number of
   * buffered bytes at which a reader that does not read is disconnected.
   */
  constructor(reply: FastifyReply, maxBufferedBytes: number) {
    this.#reply = reply;
    this.#maxBufferedBytes = maxBufferedBytes;
    void reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('x-request-id', reply.request.id);
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    reply.raw.flushHeaders();
  }

  get closed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded;
  }

  /**
   * Runs `work` once when the connection is closed by either side; at once when the reader left before it was opened.
   */
  onClose(work: () => void): void {
    if (this.#reply.raw.destroyed) work();
    else this.#reply.raw.once('close', work);
  }

  /** Sends a comment, so that proxies and the reader do not take the connection for dead. */
  beat(): void {
    this.write(': beat\n\n');
  }

  end(): void {
    if (!this.closed) this.#reply.raw.end();
  }

  protected write(text: string): void {
    if (this.closed) return;
    if (this.#reply.raw.writableLength > this.#maxBufferedBytes) this.#reply.raw.destroy();
    else this.#reply.raw.write(text);
  }
}
