import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../work-spaces/work-space-fixture.ts';

type Body = BodyOf<typeof createWorkRequest>;
export type WorkRequestFixture = WorkSpaceFixture & { request: WorkRequest };

export const requestBody = (spaceId: number, change: Partial<Body> = {}): Body => ({
  space_id: spaceId,
  title: '세대수를 고쳐 주세요',
  data: { request_type: WorkRequestType.CORRECTION, text: '1,204세대가 아니라 1,198세대예요.' },
  file_ids: [],
  ...change,
});

/** An answer as the editor sends it. */
export const toAnswer = (text: string) => ({ result: toDocument(text) });

export async function ask(person: TestAccount, spaceId: number, change: Partial<Body> = {}): Promise<WorkRequest> {
  const { data, status } = await call(createWorkRequest, { token: person.token, body: requestBody(spaceId, change) });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

/** A work space with an account of every role; its member has sent a request. */
export async function buildWorkRequestFixture(): Promise<WorkRequestFixture> {
  const fixture = await buildWorkSpaceFixture();
  return { ...fixture, request: await ask(fixture.accounts.member, fixture.space.id) };
}
