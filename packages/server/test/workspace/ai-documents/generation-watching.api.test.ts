import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { endStale } from '@danji/server/workspace/ai-documents/clean-up';
import { gauges } from '@danji/server/platform/features/gauges';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import {
  generate,
  makeDocument,
  readDocument,
  resetDocuments,
  toReceivedText,
  waitUntilWritten,
  watch,
} from './document-fixture.ts';
import { RUNNING, DONE, FAILED, CANCELED, buildWriter, used } from './generation-writer.ts';

beforeEach(resetDocuments);

describe('who watches', () => {
  test('streams the whole text from its first character, also to late watchers and other members, then the end', async () => {
    const { master, member, space } = await buildWriter();
    testServer().sandbox.setAiPace(45);
    const document = await makeDocument(master, space);
    await generate(master, document);
    const early = watch(master.token, document.id);
    await wait(450);
    const late = watch(member.token, document.id);
    const [first, second] = await Promise.all([early, late]);
    expect(first.received.length).toBeGreaterThan(2);
    expect(first.received.at(-1)).toEqual({ type: 'end', state: DONE, failure: null });
    expect(second.received.at(-1)).toEqual({ type: 'end', state: DONE, failure: null });
    expect(toReceivedText(first.received)).toMatch(/^# 저수조 청소 안내/);
    expect(second.received[0]).toMatchObject({ type: 'text', at: 0 });
  });

  test('sees in a reading how far it is, where no stream comes through', async () => {
    const { master, space } = await buildWriter();
    testServer().sandbox.setAiPace(30);
    const document = await makeDocument(master, space);
    await generate(master, document);
    await wait(800);
    expect((await readDocument(master, document)).generation?.text).toMatch(/^# 저수조/);
    await waitUntilWritten(master, document);
  });

  test('is refused where the document is not theirs', async () => {
    const { master, space } = await buildWriter();
    const document = await makeDocument(master, space);
    const { create } = testServer();
    expect((await watch(undefined, document.id)).status).toBe(401);
    expect((await watch((await create.general()).token, document.id)).status).toBe(404);
    expect((await watch((await create.brand()).token, document.id)).status).toBe(403);
    expect((await watch((await create.staff()).token, document.id)).status).toBe(403);
  });
});

describe('stopping', () => {
  test('ends the call at the model and costs nothing', async () => {
    const { master, space } = await buildWriter();
    testServer().sandbox.injectAiFault('hang');
    const document = await makeDocument(master, space);
    await generate(master, document);
    await wait(100);
    expect(await used(master)).toEqual([1, 1]);
    const watching = watch(master.token, document.id);
    const { data } = await call(cancelAiDocument, { token: master.token, body: { document_id: document.id } });
    expect(data).toMatchObject({ state: CANCELED, generation: { state: CANCELED, failure: null } });
    expect((await watching).received.at(-1)).toEqual({ type: 'end', state: CANCELED, failure: null });
    expect(await used(master)).toEqual([0, 0]);
    await wait(100);
    expect(testServer().platform.contributions.of(gauges).get('ai_generations')?.()).toBe(0);
  });

  test('is for who started it and for masters; twice it changes nothing', async () => {
    const { master, member, space } = await buildWriter();
    testServer().sandbox.injectAiFault('hang', 2);
    const document = await makeDocument(master, space);
    await generate(master, document);
    const stop = (person: TestAccount) =>
      call(cancelAiDocument, { token: person.token, body: { document_id: document.id } });
    expect((await stop(member)).status).toBe(403);
    expect((await stop(master)).data.state).toBe(CANCELED);
    expect((await stop(master)).data.state).toBe(CANCELED);
    await generate(member, document);
    expect((await stop(master)).data.state).toBe(CANCELED);
  });
});

test('a try whose server has died is ended, and costs nothing', async () => {
  const { master, space } = await buildWriter();
  const { db, platform, clock } = testServer();
  const document = await makeDocument(master, space);
  const now = clock.now();
  // This is the state that a killed server leaves.
  await db
    .insertInto('ai_generation')
    .values({
      document_id: document.id,
      user_id: master.id,
      document_type: 1,
      state: RUNNING,
      day: '2026-01-01',
      failure: null,
      model: null,
      started: now,
      beat: now,
    })
    .execute();
  await db.updateTable('ai_document').set({ state: RUNNING }).where('id', '=', document.id).execute();
  await platform.jobs.runNow(endStale, {});
  expect((await readDocument(master, document)).state).toBe(RUNNING);
  clock.advance(61);
  await platform.jobs.runNow(endStale, {});
  const ended = await readDocument(master, document);
  expect(ended).toMatchObject({ state: FAILED });
  expect(ended.generation?.failure).toContain('서비스가 잠시 멈춰서');
  expect(await used(master)).toEqual([0, 0]);
});
