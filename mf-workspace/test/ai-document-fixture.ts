import { expect } from '@jest/globals';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import {
  createAiDocument,
  generateAiDocument,
  getAiDocument,
  updateAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { addMember, buildSpace } from './work-space-fixture.ts';

/** Resets the server, and makes the model write without pauses. */
export async function resetDocuments(): Promise<void> {
  await testServer().reset();
  testServer().sandbox.resetAi();
  testServer().sandbox.setAiPace(0);
}

/** A work space with its master and a member; `at` is the address of its documents. */
export async function buildTeam() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await buildSpace(master, { title: '한빛마을' });
  await addMember(master, space, member);
  return { master, member, space, at: `/workspace/${space.id}/documents` };
}

export const readDocument = async (account: TestAccount, id: number): Promise<AiDocument> =>
  (await call(getAiDocument, { token: account.token, params: { id } })).data;

async function buildDocument(account: TestAccount, space_id: number, title: string): Promise<AiDocument> {
  const body = { space_id, document_type: 1, title, answers: toExampleAnswers(1) } as const;
  return (await call(createAiDocument, { token: account.token, body })).data;
}

/** A document that the model has written. */
export async function buildGeneratedDocument(
  account: TestAccount,
  space_id: number,
  title = '단수 안내',
): Promise<AiDocument> {
  const { id } = await buildDocument(account, space_id, title);
  await call(generateAiDocument, { token: account.token, body: { document_id: id } });
  await waitFor(async () => expect((await readDocument(account, id)).state).toBe(AiDocumentState.DONE));
  return readDocument(account, id);
}

/** Saves a text as a member does in another window. */
export async function saveText(
  account: TestAccount,
  { id, updated }: AiDocument,
  content: RichDocument,
): Promise<AiDocument> {
  return (await call(updateAiDocument, { token: account.token, params: { id }, body: { content, updated } })).data;
}

/** A document that a member has written. */
export const buildWrittenDocument = async (
  account: TestAccount,
  space_id: number,
  content: RichDocument,
): Promise<AiDocument> => saveText(account, await buildDocument(account, space_id, '단수 안내'), content);
