import { expect, test } from '@jest/globals';
import { readEventStream, type StreamEvent } from '../src/event-stream.ts';

const toStream = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

async function readAll(chunks: string[]) {
  let arrivals = 0;
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(toStream(chunks), () => void (arrivals += 1))) events.push(event);
  return { events, arrivals };
}

test('reads events that arrive in several chunks, with their ids', async () => {
  const { events } = await readAll(['id: 7\nda', 'ta: {"a":1}\n', '\nid: 8\r\ndata: x\r\ndata: y\r\n\r\n']);
  expect(events).toEqual([
    { id: '7', data: '{"a":1}' },
    { id: '8', data: 'x\ny' },
  ]);
});

test('takes heartbeats as a sign of life only, and drops an event that was cut off', async () => {
  const { events, arrivals } = await readAll([': beat\n\n', 'id: 9\ndata: half']);
  expect(events).toEqual([]);
  expect(arrivals).toBe(2);
});
