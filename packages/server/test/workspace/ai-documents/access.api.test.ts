import { beforeEach, expect, test } from '@jest/globals';
import {
  deleteAiDocument,
  getAiDocument,
  getAiDocumentVersion,
  restoreAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { deleteWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { buildWorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';
import { makeDocument, resetDocuments } from './document-fixture.ts';

beforeEach(resetDocuments);

test('a member who was removed is refused at once, also what they wrote themselves', async () => {
  const fixture = await buildWorkSpaceFixture();
  const own = await makeDocument(fixture.accounts.member, fixture.space);
  expect((await call(getAiDocument, { token: fixture.accounts.member.token, params: { id: own.id } })).status).toBe(
    200,
  );
  await call(deleteWorkMember, { token: fixture.accounts.master.token, params: { id: fixture.members.member.id } });
  expect((await call(getAiDocument, { token: fixture.accounts.member.token, params: { id: own.id } })).status).toBe(
    404,
  );
});

test('answers 404 for an address that names no document', async () => {
  const { accounts } = await buildWorkSpaceFixture();
  for (const id of ['0', '999999', '-1', '1.5', 'abc', '99999999999999999999']) {
    for (const endpoint of [getAiDocument, deleteAiDocument, restoreAiDocument, getAiDocumentVersion])
      expect((await call<Endpoint>(endpoint, { token: accounts.master.token, params: { id } })).status).toBe(404);
  }
});
