import { beforeEach, describe, expect, test } from '@jest/globals';
import { listAiDocumentVersions } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import {
  generate,
  makeDocument,
  resetDocuments,
  waitUntilText,
  waitUntilWritten,
  writeDocument,
} from './document-fixture.ts';
import { DRAFT, RUNNING, DONE, FAILED, buildWriter, used } from './generation-writer.ts';

beforeEach(resetDocuments);

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
