import { setTimeout as wait } from 'node:timers/promises';
import { readEventData, readDelta } from './chat-stream.ts';
import { Deadline } from '../../platform/providers/deadline.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { findCode, type Fetch } from '../../platform/providers/provider-fetch.ts';

type Options = {
  /** `https://api.openai.com/v1`, no trailing slash. */
  base: string;
  apiKey: string;
  model: string;
  /**
   * Time-outs in milliseconds: until the response starts, until its first text, between two chunks, and for the whole
   * response.
   */
  timeouts?: Partial<Timeouts>;
  fetch?: Fetch;
};
type Timeouts = { connect: number; first: number; idle: number; whole: number };

type ChatRequest = { system: string; user: string; signal: AbortSignal };
/** A part of the text, and the name that the model gives itself. */
type ChatText = { text: string; model: string };

export type ChatClient = {
  /**
   * Generates a text and yields it in parts. A transient failure is retried once before the first part, never after it,
   * since text that was displayed cannot be taken back. Aborting `signal` ends the call at the provider. Throws
   * `ProviderError`: `timeout_connect`, `timeout_first`, `timeout_idle`, `timeout_whole`, `unreachable`,
   * `http_<status>` or the provider's own code, `cut_off` (ended without saying so), `length` (too long), `refused`
   * (the model declined), `empty`, `aborted`.
   */
  stream(request: ChatRequest): AsyncGenerator<ChatText>;
};

const TIMEOUTS: Timeouts = { connect: 15_000, first: 45_000, idle: 30_000, whole: 240_000 };
const RETRY_MS = 500;
/** A provider that asks for a longer delay is not retried. */
const MAX_RETRY_MS = 5_000;
/** More characters than any document has; a model that never stops is stopped here. */
const MAX_CHARACTERS = 60_000;
const TEMPERATURE = 0.4;

const fail = (code: string, retryable = false): ProviderError => new ProviderError({ provider: 'ai', code, retryable });
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Returns the error for a response that is no stream. Only the code is read from its body. */
async function toResponseError(response: Response): Promise<ProviderError> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  return fail(findCode(error, 'code') ?? `http_${response.status}`, isTransient(response.status));
}

/** Seconds of `retry-after` as milliseconds. */
function toRetryDelay(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : RETRY_MS;
}

class RejectedError extends Error {
  readonly error: ProviderError;
  readonly retryDelay: number;
  constructor(error: ProviderError, retryDelay: number) {
    super(error.message);
    this.error = error;
    this.retryDelay = retryDelay;
  }
}

type Connection = { base: string; apiKey: string; model: string; limits: Timeouts; fetch: Fetch };

/** Sends a request and returns the stream of its response. */
async function openStream(
  { base, apiKey, model, limits, fetch }: Connection,
  request: ChatRequest,
  deadline: Deadline,
): Promise<ReadableStream<Uint8Array>> {
  const messages = [
    { role: 'system', content: request.system },
    { role: 'user', content: request.user },
  ];
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${apiKey}`,
  };
  const body = JSON.stringify({ model, messages, stream: true, temperature: TEMPERATURE });
  deadline.arm('timeout_connect', limits.connect);
  const response = await fetch(`${base}/chat/completions`, {
    method: 'POST',
    headers,
    body,
    signal: deadline.signal,
    redirect: 'error',
  });
  if (!response.ok || !response.body) throw new RejectedError(await toResponseError(response), toRetryDelay(response));
  return response.body;
}

/** Yields the text of a stream. Throws when it is too long, empty, or does not end as the protocol says. */
async function* readStream(
  body: ReadableStream<Uint8Array>,
  { model, limits }: Connection,
  deadline: Deadline,
): AsyncGenerator<ChatText> {
  let characters = 0;
  let finish: string | undefined;
  deadline.arm('timeout_first', limits.first);
  for await (const data of readEventData(body)) {
    const delta = readDelta(data);
    if (!delta) throw fail('bad_answer');
    if (delta.isOver) break;
    finish = delta.finish ?? finish;
    if (delta.text === '') continue;
    deadline.arm('timeout_idle', limits.idle);
    characters += delta.text.length;
    if (characters > MAX_CHARACTERS) throw fail('length');
    yield { text: delta.text, model: delta.model ?? model };
  }
  if (finish === 'length') throw fail('length');
  if (finish === 'content_filter') throw fail('refused');
  if (finish === undefined) throw fail('cut_off');
  if (characters === 0) throw fail('empty');
}

/** A client of the OpenAI chat-completions protocol. */
export function createChatClient({
  base,
  apiKey,
  model,
  timeouts = {},
  fetch = globalThis.fetch,
}: Options): ChatClient {
  const connection = { base, apiKey, model, limits: { ...TIMEOUTS, ...timeouts }, fetch };
  return {
    async *stream(request) {
      const deadline = new Deadline(request.signal, connection.limits.whole);
      let hasText = false;
      try {
        for (let isLast = false; ; isLast = true) {
          try {
            const body = await openStream(connection, request, deadline);
            for await (const delta of readStream(body, connection, deadline)) {
              hasText = true;
              yield delta;
            }
            return;
          } catch (caught) {
            const retryDelay = caught instanceof RejectedError ? caught.retryDelay : RETRY_MS;
            const error = toProviderError(caught, deadline, hasText);
            if (hasText || isLast || !error.retryable || deadline.signal.aborted || retryDelay > MAX_RETRY_MS)
              throw error;
            await wait(retryDelay, undefined, { signal: deadline.signal }).catch(() => {
              throw toProviderError(undefined, deadline, hasText);
            });
          }
        }
      } finally {
        deadline.end();
      }
    },
  };
}

/** Passes only the kind of failure on: the original error may contain addresses, and the prompt. */
function toProviderError(caught: unknown, deadline: Deadline, hasText: boolean): ProviderError {
  if (deadline.signal.aborted) return fail(deadline.reason, true);
  if (caught instanceof RejectedError) return caught.error;
  if (caught instanceof ProviderError) return caught;
  return fail(hasText ? 'cut_off' : 'unreachable', true);
}
