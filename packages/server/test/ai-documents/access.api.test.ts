import { beforeEach, expect, test } from '@jest/globals';
import {
  deleteAiDocument,
  getAiDocument,
  getAiDocumentVersion,
  restoreAiDocument,
} from '@danji/contracts/apts/ai-document.endpoints';
import { deleteWorkMember } from '@danji/contracts/apts/work-space.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { makeScene } from '../apts/scene.ts';
import { makeDocument, resetDocuments } from './document-scene.ts';

beforeEach(resetDocuments);

test('a member who was removed is refused at once, also what they wrote themselves', async () => {
  const place = await makeScene();
  const own = await makeDocument(place.people.member, place.space);
  expect((await call(getAiDocument, { token: place.people.member.token, params: { id: own.id } })).status).toBe(200);
  await call(deleteWorkMember, { token: place.people.master.token, params: { id: place.members.member.id } });
  expect((await call(getAiDocument, { token: place.people.member.token, params: { id: own.id } })).status).toBe(404);
});

test('answers 404 for an address that names no document', async () => {
  const { people } = await makeScene();
  for (const id of ['0', '999999', '-1', '1.5', 'abc', '99999999999999999999']) {
    for (const endpoint of [getAiDocument, deleteAiDocument, restoreAiDocument, getAiDocumentVersion])
      expect((await call<Endpoint>(endpoint, { token: people.master.token, params: { id } })).status).toBe(404);
  }
});
