import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createChatClient } from '../../../src/workspace/ai-documents/chat-client.ts';

type Options = Parameters<typeof createChatClient>[0];
let sandbox: Sandbox;
let options: Options;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env = sandboxEnv(sandbox.url);
  options = { base: env['AI_BASE'] ?? '', apiKey: env['AI_API_KEY'] ?? '', model: env['AI_MODEL'] ?? '' };
});
beforeEach(() => {
  sandbox.resetAi();
  sandbox.setAiPace(0);
});
afterAll(() => sandbox.close());

const PROMPT = '문서 종류: 안내문·공고문\n제목: 단수 안내\n알릴 내용: 물이 나오지 않아요.\n시행일: 2026. 12. 2.';
const never = new AbortController().signal;

async function ask(more: Partial<Options> = {}, signal: AbortSignal = never) {
  const pieces: string[] = [];
  let model = '';
  let error: unknown;
  try {
    for await (const piece of createChatClient({ ...options, ...more }).stream({
      system: '문서를 써요.',
      user: PROMPT,
      signal,
    })) {
      pieces.push(piece.text);
      model = piece.model;
    }
  } catch (caught) {
    error = caught;
  }
  return { pieces, text: pieces.join(''), model, error };
}
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'ai', code, retryable });

/** A provider that responds to each call with the next of these bodies, in chunks. */
const answering = (...responses: { status?: number; pieces?: string[]; headers?: Record<string, string> }[]) => {
  const calls: unknown[] = [];
  const fetch: NonNullable<Options['fetch']> = async (_url, init) => {
    const { status = 200, pieces = [], headers = {} } = responses[calls.length] ?? {};
    calls.push(JSON.parse(String(init?.body)));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body, { status, headers });
  };
  return { fetch, calls };
};
const chunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({ model: 'm', choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

test('streams a draft in chunks, and names the model', async () => {
  const { pieces, text, model, error } = await ask();
  expect(error).toBeUndefined();
  expect(pieces.length).toBeGreaterThan(10);
  expect(text).toMatch(/^# 단수 안내\n/);
  expect(text).toContain('| 시행일 | 2026. 12. 2. |');
  expect(model).toBe('danji-sandbox-drafter');
});

describe('retries once before the first text', () => {
  test('after one 5xx', async () => {
    sandbox.failNext('ai');
    expect((await ask()).text).toContain('단수 안내');
  });

  test('after a rate limit, after the given delay', async () => {
    sandbox.injectAiFault('rate_limit');
    const begun = Date.now();
    expect((await ask()).text).toContain('단수 안내');
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(sandbox.aiCalls()).toBe(2);
  });

  test('but not twice', async () => {
    sandbox.injectAiFault('rate_limit', 2);
    expect((await ask()).error).toEqual(failure('rate_limit_exceeded', true));
    expect(sandbox.aiCalls()).toBe(2);
  });

  test('but not when it is asked to wait for minutes', async () => {
    const { fetch, calls } = answering(
      { status: 429, headers: { 'retry-after': '120' } },
      { pieces: [chunk('늦음', 'stop'), 'data: [DONE]\n\n'] },
    );
    expect((await ask({ fetch })).error).toEqual(failure('http_429', true));
    expect(calls).toHaveLength(1);
  });

  test('but not for a wrong key', async () => {
    expect((await ask({ apiKey: 'wrong' })).error).toEqual(failure('invalid_api_key'));
  });
});

describe('fails', () => {
  test('when the stream is cut off after some text, without a retry', async () => {
    sandbox.injectAiFault('cut_off');
    sandbox.setAiPace(5);
    const { text, error } = await ask();
    expect(text).toContain('단수');
    expect(error).toEqual(failure('cut_off', true));
    expect(sandbox.aiCalls()).toBe(1);
  });

  test('when it ends without a finish reason', async () => {
    expect((await ask({ fetch: answering({ pieces: [chunk('반만')] }).fetch })).error).toEqual(failure('cut_off'));
  });

  test.each([
    ['too long', [chunk('가'), chunk(null, 'length'), 'data: [DONE]\n\n'], 'length'],
    ['declined', [chunk('', 'content_filter'), 'data: [DONE]\n\n'], 'refused'],
    ['empty', [chunk('', 'stop'), 'data: [DONE]\n\n'], 'empty'],
    ['no protocol', ['data: <html>\n\n'], 'bad_answer'],
    ['endless', [chunk('가'.repeat(60_001))], 'length'],
  ])('when the answer is %s', async (_name, pieces, code) => {
    expect((await ask({ fetch: answering({ pieces }).fetch })).error).toEqual(failure(code));
  });

  test('when nothing listens there', async () => {
    expect((await ask({ base: 'http://127.0.0.1:9' })).error).toEqual(failure('unreachable', true));
  });
});

describe('waits no longer than', () => {
  test('for the answer to begin', async () => {
    sandbox.delay('ai', 400);
    expect((await ask({ timeouts: { connect: 50 } })).error).toEqual(failure('timeout_connect', true));
    sandbox.delay('ai', 0);
  });

  test('for the first text', async () => {
    sandbox.injectAiFault('hang');
    expect((await ask({ timeouts: { first: 50 } })).error).toEqual(failure('timeout_first', true));
  });

  test('for the next chunk', async () => {
    sandbox.setAiPace(2000);
    const { pieces, error } = await ask({ timeouts: { idle: 60 } });
    expect(pieces).toHaveLength(1);
    expect(error).toEqual(failure('timeout_idle', true));
  });

  test('for all of it', async () => {
    sandbox.setAiPace(30);
    expect((await ask({ timeouts: { whole: 150 } })).error).toEqual(failure('timeout_whole', true));
  });
});

test('ends the call when the caller cancels', async () => {
  sandbox.setAiPace(20);
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 120);
  const { text, error } = await ask({}, abort.signal);
  expect(text.length).toBeGreaterThan(0);
  expect(error).toEqual(failure('aborted', true));
});

test('reads chunks cut anywhere, also in the middle of a character', async () => {
  const bytes = new TextEncoder().encode(
    `: 살아 있음\r\n\r\n${chunk('안녕')}${chunk('하세요', 'stop')}data: [DONE]\n\n`,
  );
  const fetch: NonNullable<Options['fetch']> = async () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      }),
    );
  expect((await ask({ fetch })).text).toBe('안녕하세요');
});

test('keeps key and prompt out of the error', async () => {
  const { error } = await ask({ apiKey: 'wrong-secret' });
  const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
  for (const secret of ['wrong-secret', '단수', sandbox.url]) expect(shown).not.toContain(secret);
});
