import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';

export async function buildWriter() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master, '한빛마을');
  await addMember(master, space, member);
  return { master, member, space };
}

export const save = (who: TestAccount, { id, updated }: AiDocument, change: Partial<BodyOf<typeof updateAiDocument>>) =>
  call(updateAiDocument, { token: who.token, params: { id }, body: { updated, ...change } });

export const text = (plainText: string) => ({ content: toDocument(plainText) });
