import { expect, test } from '@jest/globals';
import { CoalescedRun } from '@danji/server/platform/jobs/coalesced-run';

test('runs once at a time, and once more for all requests during a run', async () => {
  const started: (() => void)[] = [];
  const run = new CoalescedRun(() => new Promise((resolve) => void started.push(resolve)));
  run.request();
  for (let times = 0; times < 3; times += 1) run.request();
  expect(started).toHaveLength(1);
  started[0]?.();
  await new Promise(setImmediate);
  expect(started).toHaveLength(2);
  const idle = run.idle();
  started[1]?.();
  await idle;
  expect(started).toHaveLength(2);
  run.request();
  expect(started).toHaveLength(3);
});
