import { createWorkMember, createWorkSpace, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

export async function buildSpace(master: TestAccount, body: BodyOf<typeof createWorkSpace>): Promise<WorkSpace> {
  return (await call(createWorkSpace, { token: master.token, body })).data;
}

export async function invite(master: TestAccount, space: WorkSpace, person: TestAccount): Promise<WorkMember> {
  return (
    await call(createWorkMember, { token: master.token, body: { space_id: space.id, email: person.email ?? '' } })
  ).data;
}

export async function addMember(master: TestAccount, space: WorkSpace, person: TestAccount): Promise<WorkMember> {
  const { id } = await invite(master, space, person);
  return (
    await call(updateWorkMember, { token: person.token, params: { id }, body: { edit_state_type: EditState.DONE } })
  ).data;
}
