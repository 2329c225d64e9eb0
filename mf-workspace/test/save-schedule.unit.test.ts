import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SaveSchedule, type SaveOutcome, type SaveStatus } from '../src/ai-documents/save-schedule.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A schedule whose saves are answered by the test. `at` are the times of the saves since the start, s. */
function openSchedule() {
  const start = performance.now();
  const at: number[] = [];
  const statuses: SaveStatus[] = [];
  const running: ((outcome: SaveOutcome) => void)[] = [];
  const schedule: SaveSchedule = new SaveSchedule({
    save: () => {
      at.push((performance.now() - start) / 1000);
      return new Promise((resolve) => {
        running.push(resolve);
      });
    },
    onStatus: () => {
      if (statuses.at(-1) !== schedule.status()) statuses.push(schedule.status());
    },
  });
  return {
    schedule,
    at,
    statuses,
    answer: async (outcome: SaveOutcome) => {
      running.pop()?.(outcome);
      await jest.advanceTimersByTimeAsync(0);
    },
    /** Changes the text every 200 ms. */
    type: async (seconds: number) => {
      for (let typed = 0; typed < seconds * 1000; typed += 200) {
        schedule.change();
        await jest.advanceTimersByTimeAsync(200);
      }
    },
  };
}
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a change is unsaved at once, and saved 1.5 s after the last one', async () => {
  const { schedule, at, statuses, answer } = openSchedule();
  schedule.change();
  expect(statuses).toEqual(['unsaved']);
  await wait(1);
  schedule.change();
  await wait(1.4);
  expect(at).toEqual([]);
  await wait(0.1);
  expect(at).toEqual([2.5]);
  await answer('saved');
  expect(statuses).toEqual(['unsaved', 'saving', 'saved']);
  await wait(600);
  expect(at).toEqual([2.5]);
});

test('steady typing is saved every 5 s', async () => {
  const { at, answer, type } = openSchedule();
  await type(5.2);
  expect(at).toEqual([5]);
  await answer('saved');
  await type(4.6);
  expect(at).toEqual([5]);
  await type(0.4);
  expect(at).toEqual([5, 10]);
});

test('one save at a time: what changes meanwhile is saved after it', async () => {
  const { schedule, at, statuses, answer } = openSchedule();
  schedule.change();
  await wait(1.5);
  schedule.change();
  await wait(20);
  const whole = schedule.flush();
  expect(at).toEqual([1.5]);
  await answer('saved');
  expect(at).toEqual([1.5, 21.5]);
  await answer('saved');
  expect(await whole).toBe('saved');
  expect(statuses).toEqual(['unsaved', 'saving', 'unsaved', 'saving', 'saved']);
});

test('a change during a save needs no other change to be saved', async () => {
  const { schedule, at, answer } = openSchedule();
  schedule.change();
  await wait(1.5);
  schedule.change();
  await wait(0.5);
  await answer('saved');
  await wait(1.5);
  expect(at).toEqual([1.5, 3.5]);
});

test('a failure is repeated less and less often, typing does not hasten it, and a success ends it', async () => {
  const { schedule, at, answer, type } = openSchedule();
  schedule.change();
  await wait(1.5);
  await answer('retry');
  expect(schedule.status()).toBe('unsaved');
  await type(4.8);
  expect(at).toHaveLength(1);
  await wait(0.2);
  await answer('retry');
  await wait(10);
  await answer('retry');
  await wait(20);
  await answer('retry');
  expect(at).toEqual([1.5, 6.5, 16.5, 36.5]);
  expect(schedule.flush()).toBeInstanceOf(Promise);
  await answer('saved');
  expect(schedule.status()).toBe('saved');
  schedule.change();
  await wait(1.5);
  expect(at).toHaveLength(6);
});

test('a connection that is back saves at once, also after a save that was sent without one, and retries soon again', async () => {
  const { schedule, at, answer } = openSchedule();
  schedule.change();
  await wait(1.5);
  for (const pause of [5, 10, 20, 40]) {
    await answer('retry');
    await wait(pause);
  }
  expect(at).toEqual([1.5, 6.5, 16.5, 36.5, 76.5]);
  // The last one is still under way.
  void schedule.reconnect();
  await answer('retry');
  expect(at).toHaveLength(6);
  // The connection is announced before it works.
  await answer('retry');
  await wait(5);
  expect(at).toEqual([1.5, 6.5, 16.5, 36.5, 76.5, 76.5, 81.5]);
  await answer('saved');
  expect(schedule.status()).toBe('saved');
});

test('what cannot be saved as it is waits for another change, which counts from then', async () => {
  const { schedule, at, answer } = openSchedule();
  schedule.change();
  await wait(1.5);
  await answer('wait');
  await wait(60);
  expect([at, schedule.status()]).toEqual([[1.5], 'unsaved']);
  schedule.change();
  await wait(1);
  schedule.change();
  await wait(1.5);
  expect(at).toEqual([1.5, 64]);
});

test('saving everything says why it could not', async () => {
  const { schedule, answer } = openSchedule();
  expect(await schedule.flush()).toBe('saved');
  schedule.change();
  const whole = schedule.flush();
  await answer('wait');
  expect(await whole).toBe('wait');
});

test('what is given up is not saved', async () => {
  const { schedule, at } = openSchedule();
  schedule.change();
  schedule.reset();
  await wait(60);
  expect([at, schedule.status()]).toEqual([[], 'saved']);
});
