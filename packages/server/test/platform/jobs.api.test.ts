import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { transaction } from '@danji/server/platform/database/transaction';
import { createLogger } from '@danji/server/platform/http/logger';
import type { Job } from '@danji/server/platform/jobs/job';
import { Jobs } from '@danji/server/platform/jobs/jobs';
import { testServer } from '@danji/testing/test-server';

const note: Job<{ text: string }> = { name: 'test.note' };
const fragile: Job<{ text: string }> = { name: 'test.fragile' };
const slow: Job<object> = { name: 'test.slow' };
const done: string[] = [];
let failures = 0;
let release: () => void = () => undefined;
let slowStarted = false;
let jobs: Jobs;

/** A queue of its own on the worker's database; the server's is left alone. */
beforeAll(async () => {
  const { platform } = testServer();
  jobs = new Jobs(platform.database, createLogger('silent'));
  jobs.handle(note, async ({ text }) => void done.push(text));
  jobs.handle(fragile, async ({ text }) => {
    failures += 1;
    throw new Error(`${text} failed`);
  });
  jobs.handle(slow, async () => {
    slowStarted = true;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    done.push('slow');
  });
  await jobs.start({ schedule: false });
}, 30_000);
beforeEach(async () => {
  await testServer().reset();
  done.length = 0;
});
afterAll(() => jobs.stop(1000));

const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(holds()).toBe(true);
};

/** The state of the newest failing job. */
const states = async () =>
  (
    await testServer().platform.database.query(
      `select state, retry_limit from pgboss.job where name = 'test.fragile' order by created_on desc limit 1`,
    )
  ).rows;

test('runs a job soon after its transaction has committed', async () => {
  const { db } = testServer();
  await transaction(db, async (db) => {
    await jobs.enqueue(db, note, { text: 'one' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(done).toEqual([]);
  });
  await until(() => done.length === 1);
  expect(done).toEqual(['one']);
});

test('runs every job of a transaction, though the database notifies once', async () => {
  const { db } = testServer();
  await transaction(db, async (db) => {
    for (const text of ['one', 'two', 'three']) await jobs.enqueue(db, note, { text });
  });
  await until(() => done.length === 3);
  expect(done.toSorted()).toEqual(['one', 'three', 'two']);
});

test('runs no job of a transaction that failed', async () => {
  const { db } = testServer();
  const failing = transaction(db, async (db) => {
    await jobs.enqueue(db, note, { text: 'never' });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await jobs.enqueue(db, note, { text: 'after' });
  await until(() => done.includes('after'));
  expect(done).toEqual(['after']);
});

test('writes a job with a key once', async () => {
  const { db } = testServer();
  const key = `order-${Date.now()}`;
  await jobs.enqueue(db, note, { text: 'paid' }, { key });
  await jobs.enqueue(db, note, { text: 'paid again' }, { key });
  await jobs.enqueue(db, note, { text: 'other' }, { key: `${key}-2` });
  await until(() => done.length === 2);
  expect(done.sort()).toEqual(['other', 'paid']);
});

test('retries a failed job, and continues', async () => {
  const { db } = testServer();
  await jobs.enqueue(db, fragile, { text: 'x' });
  await jobs.enqueue(db, note, { text: 'meanwhile' });
  await until(() => failures === 1 && done.includes('meanwhile'));
  for (let tries = 0; tries < 100 && JSON.stringify(await states()).includes('active'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await states()).toEqual([{ state: 'retry', retry_limit: 5 }]);
});

test('refuses a job nobody handles and a second handler', async () => {
  const { db } = testServer();
  await expect(jobs.enqueue(db, { name: 'test.nobody' }, {})).rejects.toThrow("'test.nobody' has no handler");
  expect(() => jobs.handle(note, async () => undefined)).toThrow('twice or too late');
});

test('stops only when the running job is finished', async () => {
  const { db } = testServer();
  await jobs.enqueue(db, slow, {});
  await until(() => slowStarted);
  let stopped = false;
  const stopping = jobs.stop(10_000).finally(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(done).toEqual(['slow']);
});
