/** An event of a `text/event-stream`. An empty id means that the last id stays valid. */
export type StreamEvent = { id: string; data: string };

function parseBlock(block: string): StreamEvent | undefined {
  let id = '';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { id, data: data.join('\n') } : undefined;
}

/**
 * Reads the events of an open stream. `onBytes` is called for all data that arrives, heartbeats included. It ends with
 * the stream and drops an incomplete event, which the server sends again by its id.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    buffer = (buffer + value).replaceAll('\r\n', '\n');
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) yield event;
    }
  }
}
