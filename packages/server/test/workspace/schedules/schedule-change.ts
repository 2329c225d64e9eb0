import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, makeSpace } from '../work-spaces/work-space-fixture.ts';

type Change = Omit<BodyOf<typeof updateWorkSchedule>, 'updated'>;

export const change = (token: string, { id, updated }: WorkSchedule, body: Change) =>
  call(updateWorkSchedule, { token, params: { id }, body: { ...body, updated } });

/** A work space with its master and a member. */
export async function makeTeam() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await makeSpace(master);
  await addMember(master, space, member);
  return { token: master.token, member: member.token, space };
}
