import type { AiProgress } from '@danji/contracts/apts/ai-document-progress';
import type { FastifyReply } from 'fastify';
import { EventConnection } from '../platform/http/event-connection.ts';

/** Who is cut off hears all of the text when they come back. */
const MAX_WAITING_BYTES = 512 * 1024;

/** One open connection on which somebody watches a document being written. */
export class ProgressStream extends EventConnection {
  #sentCharacters = 0;

  constructor(reply: FastifyReply) {
    super(reply, MAX_WAITING_BYTES);
  }

  /** Sends what of the text was not sent yet. */
  sendText(text: string): void {
    if (text.length <= this.#sentCharacters) return;
    this.#send({ type: 'text', at: this.#sentCharacters, text: text.slice(this.#sentCharacters) });
    this.#sentCharacters = text.length;
  }

  sendEnd(end: Omit<Extract<AiProgress, { type: 'end' }>, 'type'>): void {
    this.#send({ type: 'end', ...end });
    this.end();
  }

  #send(progress: AiProgress): void {
    this.write(`data: ${JSON.stringify(progress)}\n\n`);
  }
}
