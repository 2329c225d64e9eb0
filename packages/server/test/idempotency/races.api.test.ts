import { beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import { transaction } from '@danji/server/platform/database/transaction';
import { tryKeyLock } from '@danji/server/platform/idempotency/idempotency-key.repository';
import { IdempotentCall } from '@danji/server/platform/idempotency/idempotent-call';
import { testServer } from '@danji/testing/test-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countRows, formOf, sendWithKey } from './fixture.ts';

beforeEach(() => testServer().reset());

const KEY = '"one-submission"';
const AT_ONCE = Array.from({ length: 12 });

describe('the same call many times at once', () => {
  test('makes one thing in the transaction of the route', async () => {
    const { token } = await testServer().create.general();
    const sent = await Promise.all(
      AT_ONCE.map(() => sendWithKey(createWorkSpace, { token, key: KEY, body: { title: '한빛마을' } })),
    );
    expect(await countRows('work_space')).toBe(1);
    expect(sent.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
    for (const { status, replayed, problem } of sent)
      expect(status === 200 || problem.code === 'request_in_progress' || replayed).toBe(true);
  });

  test('makes one thing in transactions of its own', async () => {
    const { token } = await testServer().create.general();
    const sent = await Promise.all(
      AT_ONCE.map(() => sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조') })),
    );
    expect(await countRows('stored_file')).toBe(1);
    expect(sent.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
    for (const { status, problem } of sent) expect(status === 200 || problem.code === 'request_in_progress').toBe(true);
  });
});

describe('a call that still runs', () => {
  test('is refused a second time in the transaction of the route', async () => {
    const { create, platform, db } = testServer();
    // On PGlite a second transaction waits for the first, and gets its answer.
    if (platform.database.kind === 'pglite') return;
    const { id, token } = await create.general();
    const send = () => sendWithKey(createWorkSpace, { token, key: KEY, body: { title: '한빛마을' } });
    await transaction(db, async (db) => {
      await tryKeyLock(db, { caller: String(id), operation: createWorkSpace.id, key: 'one-submission' });
      expect(await send()).toMatchObject({ status: 409, problem: { code: 'request_in_progress' } });
    });
    expect(await send()).toMatchObject({ status: 200, replayed: false });
  });

  test('is refused a second time in transactions of its own, until its claim runs out', async () => {
    const { create, db, clock } = testServer();
    const { id, token } = await create.general();
    const now = clock.now();
    await db
      .insertInto('idempotency_key')
      .values({
        caller: String(id),
        operation: writeFiles.id,
        key: 'one-submission',
        request_hash: null,
        claim: 'of a process that has died',
        claimed_until: new Date(now.getTime() + 60_000).toISOString(),
        status: null,
        response: null,
        created: now.toISOString(),
      })
      .execute();
    const send = () => sendWithKey(writeFiles, { token, key: KEY, body: formOf('제1조') });
    clock.advance(59);
    expect(await send()).toMatchObject({ status: 409, problem: { code: 'request_in_progress' } });
    expect(await countRows('stored_file')).toBe(0);
    clock.advance(1);
    expect(await send()).toMatchObject({ status: 200, replayed: false });
    expect(await countRows('stored_file')).toBe(1);
  });
});

test('an attempt whose claim has run out makes nothing', async () => {
  const { platform, db, clock, create } = testServer();
  const { id } = await create.general();
  const request = { url: createWorkSpace.path, body: {}, log: platform.log } as unknown as FastifyRequest;
  const reply = { statusCode: 200, serialize: JSON.stringify } as unknown as FastifyReply;
  const attempt = () =>
    new IdempotentCall(platform, createWorkSpace, request, { caller: String(id), key: 'one-submission' });
  const [slow, quick] = [attempt(), attempt()];
  const change = (call: IdempotentCall) =>
    transaction(db, async (db) => {
      await db
        .insertInto('live_event')
        .values({ user_id: id, payload: '{}', created: clock.now().toISOString() })
        .execute();
      await call.complete(db, reply, { ok: true });
    });
  const late = slow.run(db, reply, async () => {
    clock.advance(61);
    await quick.run(db, reply, () => change(quick));
    await change(slow);
  });
  await expect(late).rejects.toMatchObject({ code: 'request_in_progress' });
  expect(await db.selectFrom('live_event').selectAll().execute()).toHaveLength(1);
});
