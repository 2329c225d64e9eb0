import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  getAiDocumentVersion,
  listAiDocumentVersions,
  restoreAiDocumentVersion,
} from '@danji/contracts/workspace/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { toDocument } from '@danji/contracts/documents/document-text';
import { signAccessToken } from '@danji/server/platform/http/access-token';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadPicture, withImages } from '../../community/notices/notice-fixture.ts';
import { resetDocuments, writeDocument } from './document-fixture.ts';
import { buildWriter, save, text } from './document-changes.ts';

beforeEach(resetDocuments);

const versionsOf = async (who: TestAccount, { id }: AiDocument) =>
  (await call(listAiDocumentVersions, { token: who.token, query: { document_id: id } })).data.results;

/** Signs the account in again, for a token that has not expired. */
const renewed = async (person: TestAccount): Promise<TestAccount> => ({
  ...person,
  token: signAccessToken(testServer().platform.signingKey, person.session, testServer().clock.now()),
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
