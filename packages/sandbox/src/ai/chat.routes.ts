import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_MODEL } from '@danji/contracts/workspace/ai-document';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import type { AiControl, AiFault } from './ai-control.ts';
import { readChatRequest } from './chat-request.ts';
import { draftDocument } from './draft-document.ts';

/** Characters of one chunk of a stream. */
const CHUNK_CHARACTERS = 6;
/** Longer than every time-out of the clients. */
const HANG_MS = 10 * 60_000;

const refuse = (
  reply: FastifyReply,
  status: number,
  type: string,
  code: string | null,
  message: string,
): FastifyReply => reply.code(status).send({ error: { message, type, param: null, code } });

const splitText = (text: string): string[] => {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / CHUNK_CHARACTERS) }, (_, index) =>
    characters.slice(index * CHUNK_CHARACTERS, (index + 1) * CHUNK_CHARACTERS).join(''),
  );
};

type Draft = { id: string; created: number; text: string; trouble: AiFault | undefined };

const toChunk = ({ id, created }: Draft, delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model: SAMPLE_MODEL, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Streams a draft in chunks, as a model does; ends early when the reader disconnects or a fault was injected. */
async function stream(reply: FastifyReply, draft: Draft, control: AiControl): Promise<void> {
  const { raw } = reply.hijack();
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort());
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  raw.flushHeaders();
  const { trouble } = draft;
  const pause = (ms: number) => wait(ms, undefined, { signal: disconnected.signal }).catch(() => undefined);
  if (trouble === 'hang') await pause(HANG_MS);
  raw.write(toChunk(draft, { role: 'assistant', content: '' }, null));
  const parts = splitText(draft.text);
  const sent = trouble === 'cut_off' || trouble === 'length' ? parts.slice(0, Math.ceil(parts.length / 3)) : parts;
  for (const content of sent) {
    if (disconnected.signal.aborted) return;
    raw.write(toChunk(draft, { content }, null));
    if (control.pace > 0) await pause(control.pace);
  }
  // The stream is cut off in the middle of a line, as a failing gateway does.
  if (trouble === 'cut_off') return void raw.destroy();
  raw.end(`${toChunk(draft, {}, trouble === 'length' ? 'length' : 'stop')}data: [DONE]\n\n`);
}

/**
 * Registers an OpenAI-compatible chat endpoint, mounted on `/ai`, behind which a template drafter writes Korean
 * documents.
 */
export function registerChat(app: FastifyInstance, { ai, clock, faults }: SandboxContext): void {
  const onRequest = faults.hook('ai', 500, {
    error: {
      message: 'The server had an error while processing your request.',
      type: 'server_error',
      param: null,
      code: null,
    },
  });

  app.post('/ai/v1/chat/completions', { onRequest }, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${CREDENTIALS.aiApiKey}`)
      return refuse(reply, 401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.');
    const chat = readChatRequest(request.body);
    if (typeof chat === 'string') return refuse(reply, 400, 'invalid_request_error', null, chat);
    if (chat.model !== SAMPLE_MODEL)
      return refuse(
        reply,
        404,
        'invalid_request_error',
        'model_not_found',
        `The model '${chat.model}' does not exist.`,
      );
    const trouble = ai.takeFault();
    if (trouble === 'rate_limit')
      return refuse(reply.header('retry-after', '1'), 429, 'requests', 'rate_limit_exceeded', 'Rate limit reached.');
    const draft = {
      id: `chatcmpl-${randomUUID()}`,
      created: Math.floor(clock.now().getTime() / 1000),
      text: draftDocument(chat.prompt),
      trouble,
    };
    if (chat.isStream) return stream(reply, draft, ai);
    if (trouble === 'hang') await wait(HANG_MS);
    const [prompt_tokens, completion_tokens] = [chat.prompt.length, draft.text.length];
    return {
      id: draft.id,
      object: 'chat.completion',
      created: draft.created,
      model: SAMPLE_MODEL,
      choices: [{ index: 0, message: { role: 'assistant', content: draft.text }, finish_reason: 'stop' }],
      usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
    };
  });
}
