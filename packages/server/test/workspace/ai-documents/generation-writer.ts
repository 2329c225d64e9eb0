import { getAiLimit } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';

export const { DRAFT, RUNNING, DONE, FAILED, CANCELED } = AiDocumentState;

export async function buildWriter() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master, '한빛마을', { building_name: '한빛마을 3단지' });
  await addMember(master, space, member);
  return { master, member, space };
}

export const used = async (person: TestAccount) => {
  const { data } = await call(getAiLimit, { token: person.token });
  return [data.daily_count, data.weekly_count];
};
