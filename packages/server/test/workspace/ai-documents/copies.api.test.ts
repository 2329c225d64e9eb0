import { beforeEach, describe, expect, test } from '@jest/globals';
import { copyAiDocument, createAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { listPictures } from '@danji/server/site/files/document-pictures';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadPicture, withImages } from '../../community/notices/notice-fixture.ts';
import { buildWriter, save, text } from './document-changes.ts';
import { generate, makeDocument, readDocument, resetDocuments, writeDocument } from './document-fixture.ts';
import { limitOf } from './past-documents.ts';

beforeEach(resetDocuments);

const copy = (who: TestAccount, { id }: { id: number }) =>
  call(copyAiDocument, { token: who.token, body: { document_id: id } });
const picturesOf = (document: { content: Parameters<typeof listPictures>[0] | null }): string[] =>
  document.content ? listPictures(document.content).map(({ fileId }) => fileId) : [];
const openPicture = (who: TestAccount, id: string) =>
  testServer().app.inject({ url: `/api/commons/files/${id}/`, headers: { authorization: `Bearer ${who.token}` } });

async function countStored(): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of testServer().platform.files.list()) keys.push(key);
  return keys.length;
}

describe('a copy', () => {
  test('has the text with pictures of its own, belongs to who made it, and costs no generation', async () => {
    const { master, member, space } = await buildWriter();
    const written = await writeDocument(master, space);
    const shown = (await save(master, written, { content: withImages(await uploadPicture(master.token)) })).data;
    const before = await limitOf(member);
    const { status, data } = await copy(member, shown);
    expect([status, data.title, data.user.id, data.state]).toEqual([
      200,
      '저수조 청소 안내 사본',
      member.id,
      AiDocumentState.DONE,
    ]);
    expect(data.answers).toEqual(shown.answers);
    const [[original = ''], [copied = '']] = [picturesOf(shown), picturesOf(data)];
    expect(copied).not.toBe(original);
    const [one, other] = [await openPicture(member, original), await openPicture(member, copied)];
    expect([other.statusCode, other.rawPayload.equals(one.rawPayload)]).toEqual([200, true]);
    expect(await limitOf(member)).toEqual(before);
    // Each goes its own way.
    await save(master, await readDocument(master, shown), text('다른 글'));
    expect(picturesOf(await readDocument(member, data))).toEqual([copied]);
  });

  test('of the longest title still has one, and a document without a text has none', async () => {
    const { master, space } = await buildWriter();
    const { data } = await copy(master, await writeDocument(master, space, { title: '가'.repeat(100) }));
    expect(data.title).toBe(`${'가'.repeat(97)} 사본`);
    expect((await copy(master, await makeDocument(master, space))).problem.code).toBe('invalid_transition');
  });

  test('is refused to everybody outside, and leaves no file behind when it fails', async () => {
    const { master, space } = await buildWriter();
    const written = await writeDocument(master, space);
    const shown = (await save(master, written, { content: withImages(await uploadPicture(master.token)) })).data;
    const before = await countStored();
    const stranger = await testServer().create.general();
    expect((await copy(stranger, shown)).status).toBe(404);
    await testServer()
      .db.updateTable('upload_usage')
      .set({ files: 1_000_000 })
      .where('user_id', '=', master.id)
      .execute();
    expect((await copy(master, shown)).problem.code).toBe('daily_upload_limit');
    expect(await countStored()).toBe(before);
  });
});

test('a blank document is made without answers, also when the limit is used up, and AI does not write it', async () => {
  const { master, space } = await buildWriter();
  const body = { space_id: space.id, document_type: 3, title: '회의록', answers: {}, is_blank: true } as const;
  const { status, data } = await call(createAiDocument, { token: master.token, body });
  expect([status, data.state, data.content?.children.length, data.saved_by?.id]).toEqual([
    200,
    AiDocumentState.DONE,
    1,
    master.id,
  ]);
  expect((await save(master, data, text('직접 쓴 글'))).status).toBe(200);
  expect((await generate(master, data)).problem.code).toBe('invalid_transition');
  expect(await limitOf(master)).toMatchObject({ daily_count: 0, attempt_count: 0 });
});
