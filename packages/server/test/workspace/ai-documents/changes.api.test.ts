import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  createAiDocument,
  deleteAiDocument,
  getAiDocumentVersion,
  listAiDocuments,
  listAiDocumentVersions,
  restoreAiDocument,
  restoreAiDocumentVersion,
  updateAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { cleanUp } from '@danji/server/workspace/ai-documents/clean-up';
import { collectTemporaryFiles } from '@danji/server/site/files/collect-files';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';
import { uploadPicture, withImages } from '../../community/notices/notice-fixture.ts';
import {
  generate,
  makeDocument,
  readDocument,
  resetDocuments,
  waitUntilWritten,
  writeDocument,
} from './document-fixture.ts';

beforeEach(resetDocuments);

async function buildWriter() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master, '한빛마을');
  await addMember(master, space, member);
  return { master, member, space };
}
const save = (who: TestAccount, { id, updated }: AiDocument, change: Partial<BodyOf<typeof updateAiDocument>>) =>
  call(updateAiDocument, { token: who.token, params: { id }, body: { updated, ...change } });
const text = (plainText: string) => ({ content: toDocument(plainText) });
const versionsOf = async (who: TestAccount, { id }: AiDocument) =>
  (await call(listAiDocumentVersions, { token: who.token, query: { document_id: id } })).data.results;
/** Signs the account in again, for a token that has not expired. */
const renewed = async (person: TestAccount): Promise<TestAccount> => ({
  ...person,
  token: signAccessToken(testServer().platform.signingKey, person.session, testServer().clock.now()),
});

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

describe('versions', () => {
  test("keep the model's text, another person's, and one from before a pause; not every save", async () => {
    const { master, member, space } = await buildWriter();
    const generated = await writeDocument(master, space);
    let now = (await save(master, generated, text('하나'))).data;
    for (const plainText of ['둘', '셋']) now = (await save(master, now, text(plainText))).data;
    expect((await versionsOf(master, now)).map(({ user }) => user?.name ?? null)).toEqual([null]);
    now = (await save(member, now, text('주임'))).data;
    testServer().clock.advance(11 * 60);
    now = (await save(await renewed(member), now, text('주임 다시'))).data;
    const lines = await versionsOf(await renewed(member), now);
    expect(lines.map(({ user }) => user?.name ?? null)).toEqual(['이주임', '김소장', null]);
    const { data } = await call(getAiDocumentVersion, {
      token: (await renewed(member)).token,
      params: { id: lines[1]?.id ?? 0 },
    });
    expect(data.content).toEqual(toDocument('셋'));
  });

  test('become the current text again, and the replaced one is saved', async () => {
    const { master, space } = await buildWriter();
    const generated = await writeDocument(master, space);
    const changed = (await save(master, generated, text('고친 글'))).data;
    const [version] = await versionsOf(master, changed);
    const stale = await call(restoreAiDocumentVersion, {
      token: master.token,
      body: { version_id: version?.id ?? 0, updated: generated.updated },
    });
    expect(stale.status).toBe(409);
    const { data } = await call(restoreAiDocumentVersion, {
      token: master.token,
      body: { version_id: version?.id ?? 0, updated: changed.updated },
    });
    expect(data).toMatchObject({ content: generated.content, version_count: 2 });
  });

  test('are fifty at most, the oldest go', async () => {
    const { master, member, space } = await buildWriter();
    let now = await writeDocument(master, space);
    for (let round = 0; round < 54; round += 1)
      now = (await save(round % 2 ? master : member, now, text(`글 ${round}`))).data;
    expect(now.version_count).toBe(50);
  });

  test('keep their pictures', async () => {
    const { master, space } = await buildWriter();
    const generated = await writeDocument(master, space);
    const picture = await uploadPicture(master.token);
    const withPicture = (await save(master, generated, { content: withImages(picture) })).data;
    testServer().clock.advance(11 * 60);
    const again = await renewed(master);
    const without = (await save(again, withPicture, text('그림을 뺐어요'))).data;
    const [version] = await versionsOf(again, without);
    const file = await testServer()
      .db.selectFrom('stored_file')
      .select(['use', 'temp_since'])
      .where('nano_id', '=', picture as never)
      .executeTakeFirstOrThrow();
    expect(file).toEqual({ use: 'ai_document', temp_since: null });
    const { status, data } = await call(restoreAiDocumentVersion, {
      token: again.token,
      body: { version_id: version?.id ?? 0, updated: without.updated },
    });
    expect([status, data.content?.children[1]]).toMatchObject([200, { type: 'image', fileId: picture }]);
  });
});

test('pictures of a document are for the members of its work space', async () => {
  const { master, member, space } = await buildWriter();
  const generated = await writeDocument(master, space);
  const picture = await uploadPicture(master.token);
  await save(master, generated, { content: withImages(picture) });
  const { create } = testServer();
  const statusFor = async (token?: string) =>
    (
      await testServer().app.inject({
        url: `/api/commons/files/${picture}/`,
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
      })
    ).statusCode;
  expect(await statusFor(member.token)).toBe(200);
  for (const account of [await create.general(), await create.brand(), await create.staff()])
    expect(await statusFor(account.token)).not.toBe(200);
  expect(await statusFor()).not.toBe(200);
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
