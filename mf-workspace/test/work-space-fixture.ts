import { createWorkMember, createWorkSpace, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

export async function buildSpace(master: TestAccount, body: BodyOf<typeof createWorkSpace>): Promise<WorkSpace> {
  return (await call(createWorkSpace, { token: master.token, body })).data;
}

export async function invite(master: TestAccount, space: WorkSpace, person: TestAccount): Promise<WorkMember> {
  return (
    await call(createWorkMember, { token: master.token, body: { space_id: space.id, email: person.email ?? '' } })
  ).data;
}

/** Invites by the verified phone number, so that the account is a member as soon as it accepts. */
type Role = BodyOf<typeof createWorkMember>['role'];

export async function inviteByTel(
  master: TestAccount,
  space: WorkSpace,
  person: TestAccount,
  role?: Role,
): Promise<WorkMember> {
  const { tel } = await testServer()
    .db.selectFrom('user_account')
    .where('id', '=', person.id)
    .select('tel')
    .executeTakeFirstOrThrow();
  return (
    await call(createWorkMember, { token: master.token, body: { space_id: space.id, tel, ...(role && { role }) } })
  ).data;
}

export async function addMember(
  master: TestAccount,
  space: WorkSpace,
  person: TestAccount,
  role?: Role,
): Promise<WorkMember> {
  const { id } = await inviteByTel(master, space, person, role);
  return (
    await call(updateWorkMember, { token: person.token, params: { id }, body: { edit_state_type: EditState.DONE } })
  ).data;
}
