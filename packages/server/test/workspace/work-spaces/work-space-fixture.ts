import { createWorkMember, createWorkSpace, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ASSIGNABLE_ROLES } from '@danji/contracts/workspace/space-role';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

export type Role =
  | 'nobody'
  | 'brand'
  | 'stranger'
  | 'invited'
  | 'asking'
  | 'resident'
  | 'member'
  | 'manager'
  | 'master'
  | 'staff';
/** A work space with an account of every role, created through the public calls. */
export type WorkSpaceFixture = {
  space: WorkSpace;
  accounts: Record<Exclude<Role, 'nobody'>, TestAccount>;
  members: Record<'invited' | 'asking' | 'resident' | 'member' | 'manager' | 'master', WorkMember>;
  tokenOf(role: Role): string | undefined;
};

type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

export async function makeSpace(
  master: TestAccount,
  title = '래미안 한강',
  more: { building_name?: string; address1?: string } = {},
): Promise<WorkSpace> {
  const { data, status } = await call(createWorkSpace, { token: master.token, body: { title, ...more } });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

export async function invite(master: TestAccount, space: WorkSpace, user: TestAccount): Promise<WorkMember> {
  const { data, status } = await call(createWorkMember, {
    token: master.token,
    body: { space_id: space.id, email: user.email ?? '' },
  });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

/** Invites by the verified phone number, so that the account is a member as soon as it accepts. */
export async function inviteByTel(
  master: TestAccount,
  space: WorkSpace,
  user: TestAccount,
  role?: AssignableRole,
): Promise<WorkMember> {
  const { tel } = await testServer()
    .db.selectFrom('user_account')
    .where('id', '=', user.id)
    .select('tel')
    .executeTakeFirstOrThrow();
  const { data, status } = await call(createWorkMember, {
    token: master.token,
    body: { space_id: space.id, tel, ...(role && { role }) },
  });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

export async function addMember(
  master: TestAccount,
  space: WorkSpace,
  user: TestAccount,
  role?: AssignableRole,
): Promise<WorkMember> {
  const { id } = await inviteByTel(master, space, user, role);
  const { data, status } = await call(updateWorkMember, {
    token: user.token,
    params: { id },
    body: { edit_state_type: EditState.DONE },
  });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

export async function buildWorkSpaceFixture(): Promise<WorkSpaceFixture> {
  const { create } = testServer();
  const accounts = {
    brand: await create.brand(),
    stranger: await create.general(),
    invited: await create.general(),
    asking: await create.general(),
    resident: await create.general(),
    member: await create.general(),
    manager: await create.general(),
    master: await create.general(),
    staff: await create.staff(),
  };
  const space = await makeSpace(accounts.master, '래미안 한강', {
    building_name: '래미안한강아파트',
    address1: '서울특별시 용산구 이촌로 100',
  });
  const invited = await invite(accounts.master, space, accounts.invited);
  const asking = await call(createWorkMember, { token: accounts.asking.token, body: { space_id: space.id } });
  const member = await addMember(accounts.master, space, accounts.member);
  const resident = await addMember(accounts.master, space, accounts.resident, 'resident');
  const manager = await addMember(accounts.master, space, accounts.manager, 'manager');
  const { id } = await testServer()
    .db.selectFrom('work_member')
    .select('id')
    .where('user_id', '=', accounts.master.id)
    .executeTakeFirstOrThrow();
  const master = { ...member, id };
  return {
    space,
    accounts,
    members: { invited, asking: asking.data, resident, member, manager, master },
    tokenOf: (role) => (role === 'nobody' ? undefined : accounts[role].token),
  };
}

/** Waits for a notification that a job writes; resolves to the newest one with the title. */
export async function waitForNotification(
  account: TestAccount,
  title: string,
): Promise<{ content: string; link: string | null }> {
  const find = () =>
    testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', account.id)
      .where('title', '=', title)
      .select(['content', 'link'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No notification '${title}' arrived.`);
}
