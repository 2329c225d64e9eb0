import type { WorkRequest } from '@danji/contracts/apts/work-request';
import { createWorkRequest } from '@danji/contracts/apts/work-request.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { makeScene, type WorkSpaceFixture } from '../apts/scene.ts';

type Body = BodyOf<typeof createWorkRequest>;
export type RequestScene = WorkSpaceFixture & { request: WorkRequest };

export const requestBody = (spaceId: number, change: Partial<Body> = {}): Body => ({
  space_id: spaceId,
  title: '세대 수를 고쳐 주세요',
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
export async function makeRequestScene(): Promise<RequestScene> {
  const scene = await makeScene();
  return { ...scene, request: await ask(scene.people.member, scene.space.id) };
}
