import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from './work-space-fixture.ts';

export const KNOWN = { name: '황보가을', email: 'known@danji.test', tel: '01012345678' };

export async function buildTeam() {
  const { create } = testServer();
  const [master, member, known] = [await create.general(), await create.general(), await create.general(KNOWN)];
  const space = await makeSpace(master);
  await addMember(master, space, member);
  const send = (body: Partial<BodyOf<typeof createWorkMember>>, token = master.token) =>
    call(createWorkMember, { token, body: { space_id: space.id, ...body } });
  const list = async (token: string, query: { search?: string; edit_state_type?: -1 | 3 } = { edit_state_type: 3 }) =>
    (await call(listWorkMembers, { token, query: { space_id: space.id, ...query } })).data;
  return { create, master, member, known, space, send, list };
}
