import { cancelAiDocument, getAiLimit } from '@danji/contracts/workspace/ai-document.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeSpace } from '../work-spaces/work-space-fixture.ts';

export async function buildWriter() {
  const master = await testServer().create.general();
  return { master, space: await makeSpace(master) };
}

export const limitOf = async (person: TestAccount) => (await call(getAiLimit, { token: person.token })).data;

export const cancel = (person: TestAccount, { id }: { id: number }) =>
  call(cancelAiDocument, { token: person.token, body: { document_id: id } });

export const countByStatus = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
