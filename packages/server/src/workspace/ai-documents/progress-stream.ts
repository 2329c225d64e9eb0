import type { AiProgress } from '@danji/contracts/workspace/ai-document-progress';
import type { FastifyReply } from 'fastify';
import { EventConnection } from '../../platform/http/event-connection.ts';

/** A client that is cut off gets the whole text when it reconnects. */
const MAX_WAITING_BYTES = 512 * 1024;

/** One open connection of a client that watches a generation. */
export class ProgressStream extends EventConnection {
  #sentCharacters = 0;

  constructor(reply: FastifyReply) {
    super(reply, MAX_WAITING_BYTES);
  }

  /** Sends the part of the text that was not sent yet. */
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
