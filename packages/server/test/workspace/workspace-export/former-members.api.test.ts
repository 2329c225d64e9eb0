import { beforeEach, expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { ERASED_NAME, FORMER_MEMBER_NAME } from '@danji/contracts/accounts/personal-data';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import {
  createWorkMember,
  deleteWorkMember,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import { workspaceExports } from '@danji/server/workspace/workspace-export/index';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { resetDocuments, writeDocument } from '../ai-documents/document-fixture.ts';
import { makeSchedule } from '../schedules/schedule-fixture.ts';
import { ask } from '../work-requests/work-request-fixture.ts';
import { addMember, buildWorkSpaceFixture, type WorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';

beforeEach(resetDocuments);

/** Everything that the parts of an export contain, as text. */
async function exported(spaceId: number): Promise<string> {
  const { platform, db } = testServer();
  const parts = await Promise.all(
    [...platform.contributions.of(workspaceExports).values()].map((part) => part.collect(db, spaceId)),
  );
  return JSON.stringify(parts);
}

/** Adds a member who writes a schedule, a document and a request. */
async function addWriter({ accounts, space }: WorkSpaceFixture, name: string, tel: string): Promise<TestAccount> {
  const person = await testServer().create.general({ name, tel, email: `${tel}@danji.test` });
  await addMember(accounts.master, space, person);
  await makeSchedule(person.token, space.id);
  await writeDocument(person, space);
  await ask(person, space.id);
  return person;
}

test('an export names nobody who has left or withdrawn, and has no way to reach them', async () => {
  const fixture = await buildWorkSpaceFixture();
  const { accounts, space } = fixture;
  const former = await addWriter(fixture, '옛소장', '01011112222');
  const withdrawn = await addWriter(fixture, '탈퇴소장', '01033334444');
  expect(await exported(space.id)).toContain('옛소장');
  const { data } = await call(listWorkMembers, { token: accounts.master.token, query: { space_id: space.id } });
  const membership = data.results.find(({ user }) => user.id === former.id);
  await call(deleteWorkMember, { token: accounts.master.token, params: { id: membership?.id ?? 0 } });
  await call(withdraw, { token: withdrawn.token, body: { reason: '이사' } });

  const text = await exported(space.id);
  for (const trace of ['옛소장', '탈퇴소장', '01011112222', '01033334444', '010-1111-2222', '010-3333-4444'])
    expect(text).not.toContain(trace);
  expect(text).toContain(FORMER_MEMBER_NAME);
  expect(text).toContain(ERASED_NAME);
  expect(text).toContain(accounts.member.name);
  expect(text).toContain(accounts.member.email);
});

test('a master sees how to reach who asks to join, and not who has left or was refused', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  const person = await testServer().create.general({ name: '신청자', tel: '01055556666' });
  const { data: asked } = await call(createWorkMember, { token: person.token, body: { space_id: space.id } });
  const contact = async () => {
    const { data } = await call(listWorkMembers, {
      token,
      query: { space_id: space.id, edit_state_type: EditState.NONE, page_size: 50 },
    });
    const { email, tel } = data.results.find(({ id }) => id === asked.id)?.user ?? {};
    return { email, tel };
  };
  const change = (state: 1 | 4 | 5) =>
    call(updateWorkMember, { token, params: { id: asked.id }, body: { edit_state_type: state } });
  expect(await contact()).toEqual({ email: person.email, tel: '01055556666' });
  await change(EditState.FAILED);
  expect(await contact()).toEqual({ email: null, tel: '' });
  await call(createWorkMember, { token: person.token, body: { space_id: space.id } });
  await change(EditState.DONE);
  expect(await contact()).toEqual({ email: person.email, tel: '01055556666' });
  await change(EditState.DISABLED);
  expect(await contact()).toEqual({ email: null, tel: '' });
});
