import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** The part of a `chat.completion.chunk` that is read; other providers leave fields out or add their own. */
const chunk = Type.Object({
  model: Type.Optional(Type.String()),
  choices: Type.Array(
    Type.Object({
      delta: Type.Optional(Type.Object({ content: Type.Optional(Type.Union([Type.String(), Type.Null()])) })),
      finish_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
});
type Chunk = Static<typeof chunk>;

/** One `data:` line of the stream: the text it adds, why it ends, or that the stream is over. */
export type ChatDelta =
  | { isOver: true }
  | { isOver: false; text: string; finish: string | undefined; model: string | undefined };

const DONE = '[DONE]';

/** Reads the data of one event; `undefined` when the protocol does not define it. */
export function readDelta(data: string): ChatDelta | undefined {
  if (data.trim() === DONE) return { isOver: true };
  const value = parse(data);
  if (!Value.Check(chunk, value)) return undefined;
  const { model, choices }: Chunk = value;
  const [choice] = choices;
  return { isOver: false, text: choice?.delta?.content ?? '', finish: choice?.finish_reason ?? undefined, model };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Maximum length of a line; reading stops when a server never ends one. */
const MAX_BUFFERED = 1024 * 1024;

/** Yields the data of the server-sent events in a body. Throws when a line never ends. */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let buffer = '';
  for await (const decoded of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const lines = (buffer + decoded).split(/\r?\n/);
    buffer = lines.pop() ?? '';
    if (buffer.length > MAX_BUFFERED) throw new Error('A line of the stream never ends.');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trimStart();
  }
}
