import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ConcurrencyLimiter } from '@danji/server/platform/concurrency-limiter';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const messages = { own: '앞의 것이 끝나지 않았어요.', others: '지금 처리하는 것이 많아요.' };
const [ANN, BOB, CARL] = [1, 2, 3];

/** A limiter with tasks that end when the test says so. */
function makeTasks({ total = 2, waitingPerAccount = 2, waiting = 4 } = {}) {
  const limiter = new ConcurrencyLimiter({ total, waitingPerAccount, waiting, maxWaitMs: 1000, messages });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const run = (accountId: number, name: string): Promise<string> => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return limiter.run(accountId, () => {
      started.push(name);
      return end.promise;
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.resolve(name);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { run, end, started, fail: (name: string) => ends.get(name)?.reject(new Error(name)) };
}

test('runs one task of an account at a time, and the next one after it', async () => {
  const { run, end, started } = makeTasks();
  const first = run(ANN, 'first');
  const second = run(ANN, 'second');
  expect(started).toEqual(['first']);
  await end('first');
  expect(started).toEqual(['first', 'second']);
  await end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('runs no more than its total, and accounts that wait take turns', async () => {
  const { run, end, started } = makeTasks({ total: 1 });
  const tasks = [run(ANN, 'ann 1'), run(ANN, 'ann 2'), run(ANN, 'ann 3'), run(BOB, 'bob 1')];
  expect(started).toEqual(['ann 1']);
  await end('ann 1');
  expect(started).toEqual(['ann 1', 'bob 1']);
  for (const name of ['bob 1', 'ann 2', 'ann 3']) await end(name);
  expect(await Promise.all(tasks)).toHaveLength(4);
});

test('gives the place of a task that failed to the next one', async () => {
  const { run, end, fail } = makeTasks({ total: 1 });
  const failing = expect(run(ANN, 'bad')).rejects.toThrow('bad');
  const next = run(BOB, 'good');
  fail('bad');
  await failing;
  await end('good');
  await expect(next).resolves.toBe('good');
});

test('refuses a task that has waited too long, saying whose task it waited for', async () => {
  const { run, end, started } = makeTasks({ total: 2 });
  const running = [run(ANN, 'ann'), run(BOB, 'bob')];
  const own = expect(run(ANN, 'ann again')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: messages.own,
  });
  const others = expect(run(CARL, 'carl')).rejects.toMatchObject({ code: 'unavailable', message: messages.others });
  await jest.advanceTimersByTimeAsync(1000);
  await own;
  await others;
  await end('ann');
  await end('bob');
  expect(await Promise.all(running)).toEqual(['ann', 'bob']);
  expect(started).toEqual(['ann', 'bob']);
});

test('refuses at once what would wait behind too many of the account or of all', async () => {
  const { run, end } = makeTasks({ total: 1, waitingPerAccount: 1, waiting: 2 });
  const accepted = [run(ANN, 'a1'), run(ANN, 'a2'), run(BOB, 'b1')];
  await expect(run(ANN, 'a3')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(run(CARL, 'c1')).rejects.toMatchObject({ code: 'unavailable' });
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(await Promise.all(accepted)).toEqual(['a1', 'a2', 'b1']);
});
