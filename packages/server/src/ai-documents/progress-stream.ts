import type { AiProgress } from '@danji/contracts/apts/ai-document-progress';
import type { FastifyReply } from 'fastify';

/** A reader that takes nothing is cut off at so many waiting bytes; it hears all of it when it comes back. */
const MAX_WAITING_BYTES = 512 * 1024;

/** One open connection on which somebody watches a document being written. */
export class ProgressStream {
  readonly #reply: FastifyReply;
  #letters = 0;

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

  onClose(work: () => void): void {
    this.#reply.raw.once('close', work);
  }

  /** Sends what of the text was not sent yet. */
  sendText(text: string): void {
    if (text.length <= this.#letters) return;
    this.#send({ type: 'text', at: this.#letters, text: text.slice(this.#letters) });
    this.#letters = text.length;
  }

  sendEnd(end: Omit<Extract<AiProgress, { type: 'end' }>, 'type'>): void {
    this.#send({ type: 'end', ...end });
    this.end();
  }

  beat(): void {
    this.#write(': beat\n\n');
  }

  end(): void {
    if (!this.closed) this.#reply.raw.end();
  }

  #send(progress: AiProgress): void {
    this.#write(`data: ${JSON.stringify(progress)}\n\n`);
  }

  #write(text: string): void {
    if (this.closed) return;
    if (this.#reply.raw.writableLength > MAX_WAITING_BYTES) this.#reply.raw.destroy();
    else this.#reply.raw.write(text);
  }
}
