import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { generate, makeDocument, resetDocuments, waitUntilText, waitUntilWritten } from './document-fixture.ts';
import { buildWriter, limitOf, cancel, countByStatus } from './past-documents.ts';

beforeEach(resetDocuments);

test('twenty calls at once for twenty documents write five', async () => {
  const { master, space } = await buildWriter();
  const documents = await Promise.all(Array.from({ length: 20 }, () => makeDocument(master, space)));
  const answers = await Promise.all(documents.map((document) => generate(master, document)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(15).fill(429),
  ]);
  expect(answers.find(({ status }) => status === 429)?.problem).toMatchObject({
    code: 'too_many_requests',
    title: '오늘 만들 수 있는 문서 5개를 모두 썼어요. 내일 다시 만들 수 있어요.',
  });
  await Promise.all(documents.map((document) => waitUntilWritten(master, document)));
  expect(await limitOf(master)).toMatchObject({ daily_count: 5, weekly_count: 5, daily_limit: 5, weekly_limit: 20 });
  expect(testServer().sandbox.aiCalls()).toBe(5);
});

test('twenty calls at once for one document write it once', async () => {
  const { master, space } = await buildWriter();
  testServer().sandbox.setAiPace(5);
  const document = await makeDocument(master, space);
  const answers = await Promise.all(Array.from({ length: 20 }, () => generate(master, document)));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.state}`))).toEqual(new Set(['200 1']));
  await waitUntilWritten(master, document);
  expect(await limitOf(master)).toMatchObject({ daily_count: 1 });
  expect(testServer().sandbox.aiCalls()).toBe(1);
});

test('a try that was stopped makes room at once', async () => {
  const { master, space } = await buildWriter();
  testServer().sandbox.injectAiFault('hang', 5);
  const documents = await Promise.all(Array.from({ length: 6 }, () => makeDocument(master, space)));
  const [first, ...others] = documents;
  const sixth = others.pop();
  if (!first || !sixth) throw new Error('There are no documents.');
  for (const document of [first, ...others]) expect((await generate(master, document)).status).toBe(200);
  expect((await generate(master, sixth)).status).toBe(429);
  await call(cancelAiDocument, { token: master.token, body: { document_id: first.id } });
  testServer().sandbox.injectAiFault(undefined);
  expect((await generate(master, sixth)).status).toBe(200);
  await waitUntilWritten(master, sixth);
  for (const { id } of others) await call(cancelAiDocument, { token: master.token, body: { document_id: id } });
  expect(await limitOf(master)).toMatchObject({ daily_count: 1 });
});

describe('an attempt counts as soon as it has a text', () => {
  test('which the user has read when they cancel it', async () => {
    const { master, space } = await buildWriter();
    testServer().sandbox.setAiPace(60);
    const document = await makeDocument(master, space);
    await generate(master, document);
    await waitUntilText(master, document);
    const { data } = await cancel(master, document);
    expect(data.generation?.text).not.toBe('');
    expect(await limitOf(master)).toMatchObject({ daily_count: 1, weekly_count: 1, attempt_count: 1 });
  });

  test('parallel attempts beside parallel cancellations read five texts and no more', async () => {
    const { master, space } = await buildWriter();
    testServer().sandbox.setAiPace(60);
    const documents = await Promise.all(Array.from({ length: 12 }, () => makeDocument(master, space)));
    const [first, others] = [documents.slice(0, 5), documents.slice(5)];
    await Promise.all(first.map((document) => generate(master, document)));
    await Promise.all(first.map((document) => waitUntilText(master, document)));
    const [, ...attempts] = await Promise.all([
      Promise.all(first.map((document) => cancel(master, document))),
      ...others.map((document) => generate(master, document)),
    ]);
    expect(countByStatus(attempts, 429)).toBe(7);
    expect((await generate(master, first[0] ?? { id: 0 })).status).toBe(429);
    expect(await limitOf(master)).toMatchObject({ daily_count: 5, attempt_count: 5 });
    expect(testServer().sandbox.aiCalls()).toBe(5);
  });
});
