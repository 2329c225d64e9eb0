import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelAiDocument, getAiLimit, listAiDocumentVersions } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { endStale } from '@danji/server/workspace/ai-documents/clean-up';
import { gauges } from '@danji/server/platform/features/gauges';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';
import {
  generate,
  makeDocument,
  readDocument,
  resetDocuments,
  toReceivedText,
  waitUntilText,
  waitUntilWritten,
  watch,
  writeDocument,
} from './document-fixture.ts';

const { DRAFT, RUNNING, DONE, FAILED, CANCELED } = AiDocumentState;

beforeEach(resetDocuments);

async function buildWriter() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master, '한빛마을', { building_name: '한빛마을 3단지' });
  await addMember(master, space, member);
  return { master, member, space };
}
const used = async (person: TestAccount) => {
  const { data } = await call(getAiLimit, { token: person.token });
  return [data.daily_count, data.weekly_count];
};

test('writes a document from its answers, says that it is an example, and counts it once', async () => {
  const { master, space } = await buildWriter();
  const document = await makeDocument(master, space);
  expect(document).toMatchObject({ state: DRAFT, content: null, generation: null });
  expect(await used(master)).toEqual([0, 0]);

  const started = await generate(master, document);
  expect(started.data).toMatchObject({ state: RUNNING, generation: { state: RUNNING } });
  const written = await waitUntilWritten(master, document);
  expect(written).toMatchObject({
    state: DONE,
    is_sample: true,
    saved_by: null,
    generation: { state: DONE, failure: null },
  });
  const text = written.content ? toPlainText(written.content) : '';
  expect(text).toContain('# 저수조 청소 안내');
  expect(text).toContain('한빛마을 3단지 관리사무소장');
  expect(text).toContain('시행일 | 2026. 12. 2.');
  expect(await used(master)).toEqual([1, 1]);
});

test.each(AiDocumentType.options)('writes $label', async ({ code }) => {
  const { master, space } = await buildWriter();
  const { content } = await writeDocument(master, space, { document_type: code });
  expect(content?.children[0]).toMatchObject({ type: 'heading', level: 1 });
  expect(content?.children.length).toBeGreaterThan(5);
});

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

describe('a failed attempt', () => {
  test('without a text does not count, and says what to do', async () => {
    const { master, space } = await buildWriter();
    testServer().sandbox.injectAiFault('rate_limit', 2);
    const document = await makeDocument(master, space);
    await generate(master, document);
    const failed = await waitUntilWritten(master, document);
    expect(failed).toMatchObject({ state: FAILED, content: null });
    expect(failed.generation?.failure).toBe(
      'AI를 쓰는 사람이 많아서 작성하지 못했어요. 횟수는 줄지 않았어요. 1분쯤 뒤에 다시 시도해 주세요.',
    );
    expect(await used(master)).toEqual([0, 0]);
    testServer().sandbox.injectAiFault(undefined);
    await generate(master, document);
    expect((await waitUntilWritten(master, document)).state).toBe(DONE);
    expect(await used(master)).toEqual([1, 1]);
  });

  test.each([
    ['breaks off', 'cut_off', '연결이 끊겼어요'],
    ['is too long', 'length', '너무 길어져서'],
  ] as const)('whose text %s counts, because the text was read', async (_name, trouble, sentence) => {
    const { master, space } = await buildWriter();
    testServer().sandbox.injectAiFault(trouble, 2);
    testServer().sandbox.setAiPace(60);
    const document = await makeDocument(master, space);
    await generate(master, document);
    await waitUntilText(master, document);
    const failed = await waitUntilWritten(master, document);
    expect(failed).toMatchObject({ state: FAILED, content: null });
    expect(failed.generation?.failure).toContain(sentence);
    expect(failed.generation?.failure).toContain('이미 나온 글이 있어서 횟수가 한 번 줄었어요.');
    expect(await used(master)).toEqual([1, 1]);
  });

  test('leaves the text that was there', async () => {
    const { master, space } = await buildWriter();
    const before = await writeDocument(master, space);
    testServer().sandbox.failNext('ai', 2);
    await generate(master, before);
    const after = await waitUntilWritten(master, before);
    expect(after).toMatchObject({ state: DONE, content: before.content, generation: { state: FAILED } });
    expect(await used(master)).toEqual([1, 1]);
  });
});

test('generating again saves the previous text as a version', async () => {
  const { master, space } = await buildWriter();
  const before = await writeDocument(master, space);
  await generate(master, before);
  expect(await waitUntilWritten(master, before)).toMatchObject({ state: DONE, version_count: 1 });
  const { data } = await call(listAiDocumentVersions, { token: master.token, query: { document_id: before.id } });
  expect(data.results).toMatchObject([{ user: null, title: '저수조 청소 안내' }]);
  expect(await used(master)).toEqual([2, 2]);
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
  expect(ended.generation?.failure).toContain('서버가 다시 시작돼서');
  expect(await used(master)).toEqual([0, 0]);
});
