import { expect, test } from '@jest/globals';
import type { DatabaseHandle } from '@danji/server/platform/database/open-database';
import { type DeliveredEvent, LiveEvents } from '@danji/server/platform/events/live-events';
import { pino } from 'pino';

/** A database whose responses arrive on demand, in any order. */
function setUp() {
  const waiting: ((row: unknown) => void)[] = [];
  const heard: ((payload: string) => void)[] = [];
  const read = () =>
    new Promise((resolve) => {
      waiting.push(resolve);
    });
  const query: object = new Proxy({}, { get: (_, name) => (name === 'executeTakeFirst' ? read : () => query) });
  const listen: DatabaseHandle['listen'] = ({ onPayload }) => {
    heard.push(onPayload);
    return Promise.resolve(() => Promise.resolve());
  };
  const events = new LiveEvents({ db: query, listen } as unknown as DatabaseHandle, pino({ level: 'silent' }));
  return { events, waiting, hear: (payload: string) => heard.forEach((onPayload) => onPayload(payload)) };
}

test('events reach a screen in the order they happened, however long each takes to read', async () => {
  const { events, waiting, hear } = setUp();
  const started = events.start();
  waiting.shift()?.(undefined);
  await started;
  const heard: DeliveredEvent[] = [];
  events.subscribe(7, (delivered) => heard.push(delivered));
  hear('7:1');
  hear('7:2');
  const [first, second] = waiting.splice(0);
  second?.({ payload: { type: 'changed', paths: ['/second'] } });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  first?.({ payload: { type: 'changed', paths: ['/first'] } });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(heard.map(({ id }) => id)).toEqual([1, 2]);
});
