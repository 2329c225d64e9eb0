import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createAiDocument,
  deleteAiDocument,
  listAiDocuments,
  restoreAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { cleanUp } from '@danji/server/workspace/ai-documents/clean-up';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { uploadPicture, withImages } from '../../community/notices/notice-fixture.ts';
import {
  generate,
  makeDocument,
  readDocument,
  resetDocuments,
  waitUntilWritten,
  writeDocument,
} from './document-fixture.ts';
import { buildWriter, save, text } from './document-changes.ts';

beforeEach(resetDocuments);

describe('a form', () => {
  test('names every answer that is wrong, by its field', async () => {
    const { master, space } = await buildWriter();
    const { status, problem } = await call(createAiDocument, {
      token: master.token,
      body: {
        space_id: space.id,
        document_type: AiDocumentType.BID,
        title: '공고',
        answers: { ...toExampleAnswers(AiDocumentType.BID), business: '', price: '많이', wrong: 'x' },
      },
    });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      'answers.business': '사업명을 입력해 주세요.',
      'answers.price': '금액은 1조 원까지 숫자로 입력해 주세요.',
      'answers.wrong': '받지 않는 항목이에요.',
    });
  });

  test('can be changed until the document is written', async () => {
    const { master, space } = await buildWriter();
    const document = await makeDocument(master, space);
    const { data } = await save(master, document, {
      title: ' 새 제목 ',
      answers: { ...document.answers, summary: '다른 내용' },
    });
    expect(data).toMatchObject({ title: '새 제목', answers: { summary: '다른 내용' }, state: AiDocumentState.DRAFT });
  });
});

describe('two people', () => {
  test('never overwrite one another unseen: the later one gets the newer text', async () => {
    const { master, member, space } = await buildWriter();
    const seen = await writeDocument(master, space);
    const first = await save(master, seen, text('소장이 고친 글'));
    const second = await save(member, seen, text('주임이 고친 글'));
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({
      code: 'conflict',
      current: { updated: first.data.updated, content: toDocument('소장이 고친 글'), saved_by: { name: '김소장' } },
    });
    expect((await save(member, first.data, text('주임이 고친 글'))).status).toBe(200);
  });

  test('nobody changes or deletes a text that is being written', async () => {
    const { master, space } = await buildWriter();
    const before = await writeDocument(master, space);
    testServer().sandbox.setAiPace(20);
    const running = (await generate(master, before)).data;
    expect((await save(master, running, text('끼어듦'))).problem.code).toBe('invalid_transition');
    expect((await call(deleteAiDocument, { token: master.token, params: { id: before.id } })).problem.code).toBe(
      'invalid_transition',
    );
    await waitUntilWritten(master, before);
  });
});

describe('a deleted document', () => {
  test('disappears from every call, can be restored completely, and is purged after thirty days', async () => {
    const { master, member, space } = await buildWriter();
    const document = await writeDocument(member, space);
    const list = async () =>
      (await call(listAiDocuments, { token: master.token, query: { space_id: space.id } })).data.count;
    expect((await call(deleteAiDocument, { token: member.token, params: { id: document.id } })).status).toBe(200);
    expect([await list(), (await save(master, document, text('x'))).status]).toEqual([0, 404]);
    expect((await call(restoreAiDocument, { token: master.token, params: { id: document.id } })).status).toBe(200);
    expect([await list(), (await readDocument(master, document)).content]).toEqual([1, document.content]);
    await call(deleteAiDocument, { token: master.token, params: { id: document.id } });
    testServer().clock.advance(31 * 86_400);
    await testServer().platform.jobs.runNow(cleanUp, {});
    expect(await testServer().db.selectFrom('ai_document').select('id').execute()).toEqual([]);
  });

  test('releases its pictures when purged', async () => {
    const { master, space } = await buildWriter();
    const { clock, db, platform } = testServer();
    const written = await writeDocument(master, space);
    const { status } = await save(master, written, { content: withImages(await uploadPicture(master.token)) });
    expect(status).toBe(200);
    await call(deleteAiDocument, { token: master.token, params: { id: written.id } });
    clock.advance(30 * 86_400 + 60);
    await platform.jobs.runNow(cleanUp, {});
    clock.advance(2 * 86_400);
    await platform.jobs.runNow(collectTemporaryFiles, {});
    expect(await db.selectFrom('stored_file').select('id').execute()).toEqual([]);
  });
});

test('the list finds words of title and text, by type, last changed first', async () => {
  const { master, space } = await buildWriter();
  const first = await writeDocument(master, space, { title: '첫 안내' });
  testServer().clock.advance(1);
  await makeDocument(master, space, { title: '회의 100%', document_type: AiDocumentType.MINUTES });
  const find = async (query: { search?: string; document_type?: 1 | 3 }) =>
    (await call(listAiDocuments, { token: master.token, query: { space_id: space.id, ...query } })).data.results.map(
      ({ title }) => title,
    );
  expect(await find({})).toEqual(['회의 100%', '첫 안내']);
  expect(await find({ search: '양해와 협조' })).toEqual(['첫 안내']);
  expect(await find({ search: '0%' })).toEqual(['회의 100%']);
  expect(await find({ document_type: 3 })).toEqual(['회의 100%']);
  testServer().clock.advance(1);
  await save(master, await readDocument(master, first), { title: '첫 안내 고침' });
  expect(await find({})).toEqual(['첫 안내 고침', '회의 100%']);
});
