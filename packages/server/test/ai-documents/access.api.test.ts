import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelAiDocument,
  createAiDocument,
  deleteAiDocument,
  exportAiDocument,
  generateAiDocument,
  getAiDocument,
  getAiDocumentVersion,
  listAiDocuments,
  listAiDocumentVersions,
  restoreAiDocument,
  restoreAiDocumentVersion,
  updateAiDocument,
} from '@danji/contracts/apts/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/apts/ai-document';
import { toExampleAnswers } from '@danji/contracts/apts/ai-document-forms';
import { deleteWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { makeScene, makeSpace, type Role, type Scene } from '../apts/scene.ts';
import { makeDocument, readDocument, resetDocuments, untilWritten, writeDocument } from './document-scene.ts';

beforeEach(resetDocuments);

type Place = Scene & { document: AiDocument; deleted: AiDocument; version_id: number; otherMaster: string };
type Who = Role | 'otherMaster';

async function makePlace(): Promise<Place> {
  const scene = await makeScene();
  const { master } = scene.people;
  const other = await testServer().create.general();
  await makeSpace(other, '옆 단지');
  const written = await writeDocument(master, scene.space);
  await call(updateAiDocument, {
    token: master.token,
    params: { id: written.id },
    body: {
      content: { version: 1, children: [{ type: 'paragraph', children: [{ text: '고침' }] }] },
      updated: written.updated,
    },
  });
  const { data } = await call(listAiDocumentVersions, { token: master.token, query: { document_id: written.id } });
  const deleted = await makeDocument(master, scene.space, { title: '지운 문서' });
  await call(deleteAiDocument, { token: master.token, params: { id: deleted.id } });
  return {
    ...scene,
    document: await readDocument(master, written),
    deleted,
    version_id: data.results[0]?.id ?? 0,
    otherMaster: other.token,
  };
}

type Attempt = (place: Place, token: string | undefined) => Promise<{ status: number }>;
const attempt =
  <E extends Endpoint>(
    endpoint: E,
    input: (place: Place) => Omit<NonNullable<Parameters<typeof call<E>>[1]>, 'token'>,
  ): Attempt =>
  (place, token) =>
    call(endpoint, { ...input(place), ...(token && { token }) } as Parameters<typeof call<E>>[1]);

/** Members who are in; our staff read nothing of it, and strangers are not told that it exists. */
const insiders: Record<Who, number> = {
  nobody: 401,
  brand: 403,
  staff: 403,
  stranger: 404,
  invited: 404,
  asking: 404,
  otherMaster: 404,
  member: 200,
  master: 200,
};
const byPath = ({ document }: Place) => ({ params: { id: document.id } });

const ROWS: [name: string, attempt: Attempt, expected: Record<Who, number>][] = [
  ['list', attempt(listAiDocuments, ({ space }) => ({ query: { space_id: space.id } })), insiders],
  [
    'create',
    attempt(createAiDocument, ({ space }) => ({
      body: { space_id: space.id, document_type: 1 as const, title: '새 문서', answers: toExampleAnswers(1) },
    })),
    insiders,
  ],
  ['read', attempt(getAiDocument, byPath), insiders],
  [
    'change',
    attempt(updateAiDocument, ({ document }) => ({
      params: { id: document.id },
      body: { title: '바꾼 제목', updated: document.updated },
    })),
    insiders,
  ],
  ['generate', attempt(generateAiDocument, ({ document }) => ({ body: { document_id: document.id } })), insiders],
  ['cancel', attempt(cancelAiDocument, ({ document }) => ({ body: { document_id: document.id } })), insiders],
  ['delete', attempt(deleteAiDocument, byPath), { ...insiders, member: 403 }],
  [
    'restore',
    attempt(restoreAiDocument, ({ deleted }) => ({ params: { id: deleted.id } })),
    { ...insiders, member: 403 },
  ],
  [
    'list versions',
    attempt(listAiDocumentVersions, ({ document }) => ({ query: { document_id: document.id } })),
    insiders,
  ],
  ['read a version', attempt(getAiDocumentVersion, ({ version_id }) => ({ params: { id: version_id } })), insiders],
  [
    'go back to a version',
    attempt(restoreAiDocumentVersion, ({ version_id, document }) => ({
      body: { version_id, updated: document.updated },
    })),
    insiders,
  ],
  [
    'export',
    attempt(exportAiDocument, ({ document }) => ({ params: { id: document.id }, query: { format: 'docx' as const } })),
    insiders,
  ],
];

const tokenOf = (place: Place, who: Who) => (who === 'otherMaster' ? place.otherMaster : place.tokenOf(who));
const readRows = async () => {
  const { db } = testServer();
  return [
    await db.selectFrom('ai_document').selectAll().orderBy('id').execute(),
    await db.selectFrom('ai_generation').selectAll().orderBy('id').execute(),
    await db.selectFrom('ai_document_version').selectAll().orderBy('id').execute(),
  ];
};

test('every call refuses everybody else and changes nothing for them', async () => {
  const place = await makePlace();
  const before = await readRows();
  for (const [name, attempt, expected] of ROWS) {
    for (const [who, status] of Object.entries(expected) as [Who, number][])
      if (status !== 200)
        expect([name, who, (await attempt(place, tokenOf(place, who))).status]).toEqual([name, who, status]);
  }
  expect(await readRows()).toEqual(before);
});

describe.each(ROWS)('%s', (_name, attempt, expected) => {
  test.each((Object.entries(expected) as [Who, number][]).filter(([, status]) => status === 200).map(([who]) => who))(
    'is open to %s',
    async (who) => {
      const place = await makePlace();
      expect((await attempt(place, tokenOf(place, who))).status).toBe(200);
      await untilWritten(place.people.master, place.document).catch(() => undefined);
    },
  );
});

test('a member who was removed is refused at once, also what they wrote themselves', async () => {
  const place = await makePlace();
  const own = await makeDocument(place.people.member, place.space);
  expect((await call(getAiDocument, { token: place.people.member.token, params: { id: own.id } })).status).toBe(200);
  await call(deleteWorkMember, { token: place.people.master.token, params: { id: place.members.member.id } });
  for (const [name, attempt, expected] of ROWS)
    if (expected.member === 200)
      expect([name, (await attempt(place, place.people.member.token)).status]).toEqual([name, 404]);
  expect((await call(getAiDocument, { token: place.people.member.token, params: { id: own.id } })).status).toBe(404);
});

test('answers 404 for an address that names no document', async () => {
  const { people } = await makePlace();
  for (const id of ['0', '999999', '-1', '1.5', 'abc', '99999999999999999999']) {
    for (const endpoint of [getAiDocument, deleteAiDocument, restoreAiDocument, getAiDocumentVersion])
      expect((await call<Endpoint>(endpoint, { token: people.master.token, params: { id } })).status).toBe(404);
  }
});
