import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createUploadQueue, type UploadQueue, type UploadRules } from '../../src/forms/files/upload-queue.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: (answer: string) => void;
  reject: (error: unknown) => void;
}

const fileOf = (name: string): File => new File([name], name);

function makeQueue(rules?: UploadRules): {
  queue: UploadQueue<string>;
  sendings: Sending[];
  sendingOf: (name: string) => Sending;
} {
  const sendings: Sending[] = [];
  const queue = createUploadQueue<string>(
    (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sendings.push({ file, signal, onProgress, resolve, reject });
      }),
    rules,
  );
  const sendingOf = (name: string): Sending => {
    const found = sendings.findLast((sending) => sending.file.name === name);
    if (!found) throw new Error(`${name} is not sent`);
    return found;
  };
  return { queue, sendings, sendingOf };
}
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const statesOf = (queue: UploadQueue<string>): string[] => queue.list().map(({ name, state }) => `${name} ${state}`);
const idOf = (queue: UploadQueue<string>, name: string): string =>
  queue.list().find((upload) => upload.name === name)?.id ?? '';

describe('sending files', () => {
  test('sends three at the same time and the next when a slot is free', async () => {
    const { queue, sendingOf } = makeQueue();
    queue.add(['a', 'b', 'c', 'd'].map(fileOf));
    expect(statesOf(queue)).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sendingOf('b').resolve('id of b');
    await settled();
    expect(statesOf(queue)).toEqual(['a sending', 'b done', 'c sending', 'd sending']);
    expect(queue.list()[1]?.result).toBe('id of b');
  });

  test('reports the progress of each', () => {
    const { queue, sendingOf } = makeQueue();
    queue.add(['a', 'b'].map(fileOf));
    sendingOf('a').onProgress(0.4);
    sendingOf('b').onProgress(7);
    expect(queue.list().map(({ progress }) => progress)).toEqual([0.4, 1]);
  });

  test('a failure has a message and can be retried', async () => {
    const { queue, sendings, sendingOf } = makeQueue();
    queue.add([fileOf('a')]);
    sendingOf('a').reject(new Error('파일이 너무 커요.'));
    await settled();
    expect(queue.list()[0]).toMatchObject({ state: 'failed', error: '파일이 너무 커요.' });
    queue.retry(idOf(queue, 'a'));
    expect(queue.list()[0]).toMatchObject({ state: 'sending', progress: 0, error: undefined });
    sendingOf('a').resolve('id');
    await settled();
    expect([sendings.length, queue.list()[0]?.state]).toEqual([2, 'done']);
  });

  test('cancelling aborts the call and frees its slot, and later results of the call are ignored', async () => {
    const { queue, sendingOf } = makeQueue({ atOnce: 1 });
    queue.add(['a', 'b'].map(fileOf));
    const first = sendingOf('a');
    queue.cancel(idOf(queue, 'a'));
    expect(first.signal.aborted).toBe(true);
    expect(statesOf(queue)).toEqual(['a cancelled', 'b sending']);
    first.onProgress(0.9);
    first.reject(new Error('aborted'));
    await settled();
    expect(queue.list()[0]).toMatchObject({ state: 'cancelled', progress: 0 });
    expect(queue.list()[0]?.error).toBeUndefined();
    queue.retry(idOf(queue, 'a'));
    expect(statesOf(queue)).toEqual(['a waiting', 'b sending']);
  });

  test('a response of a cancelled call does not end the second attempt', async () => {
    const { queue, sendings } = makeQueue();
    queue.add([fileOf('a')]);
    const id = idOf(queue, 'a');
    queue.cancel(id);
    queue.retry(id);
    sendings[0]?.resolve('old');
    await settled();
    expect(statesOf(queue)).toEqual(['a sending']);
    sendings[1]?.resolve('new');
    await settled();
    expect(queue.list()[0]?.result).toBe('new');
  });

  test('removing and clearing abort uploads in progress', () => {
    const { queue, sendings } = makeQueue();
    queue.add(['a', 'b'].map(fileOf));
    queue.remove(idOf(queue, 'a'));
    expect(statesOf(queue)).toEqual(['b sending']);
    queue.clear();
    expect(queue.list()).toEqual([]);
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test('after any sequence of operations at most three are sent at once and all end', async () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'cancel', 'retry', 'remove', 'resolve', 'reject'),
      which: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { queue, sendings } = makeQueue();
        const running = (): number => queue.list().filter(({ state }) => state === 'sending').length;
        for (const { what, which } of steps) {
          const id = queue.list()[which % Math.max(1, queue.list().length)]?.id ?? '';
          const sending = sendings[which % Math.max(1, sendings.length)];
          if (what === 'add') queue.add([fileOf(String(which))]);
          else if (what === 'resolve') sending?.resolve('id');
          else if (what === 'reject') sending?.reject(new Error('no'));
          else if (what === 'cancel' || what === 'retry' || what === 'remove') queue[what](id);
          await settled();
          expect(running()).toBeLessThanOrEqual(3);
          if (queue.list().some(({ state }) => state === 'waiting')) expect(running()).toBe(3);
        }
        for (let at = 0; at < sendings.length; at += 1) {
          sendings[at]?.resolve('id');
          await settled();
        }
        expect(queue.list().filter(({ state }) => state === 'sending' || state === 'waiting')).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
