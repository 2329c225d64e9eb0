import { jest } from '@jest/globals';
import {
  createWorkspaceExportLink,
  listWorkspaceExports,
  startWorkspaceExport,
} from '@danji/contracts/workspace/workspace-export.endpoints';
import type { WorkspaceExport } from '@danji/contracts/workspace/workspace-export';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import type { ObjectStorage } from '@danji/server/platform/storage/object-storage';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import type { WorkRequestFixture } from '../work-requests/work-request-fixture.ts';

const { WAITING, RUNNING } = WorkspaceExportState;

/** Starts an export as the master. */
export const start = ({ space, accounts }: WorkRequestFixture) =>
  call(startWorkspaceExport, { token: accounts.master.token, body: { space_id: space.id } });
export const list = async ({ space, accounts }: WorkRequestFixture): Promise<WorkspaceExport[]> =>
  (await call(listWorkspaceExports, { token: accounts.master.token, query: { space_id: space.id } })).data.results;

/** Runs the job that the start has enqueued. */
export async function finish(fixture: WorkRequestFixture): Promise<WorkspaceExport> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [newest] = await list(fixture);
    if (newest && newest.state !== WAITING && newest.state !== RUNNING) return newest;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The export did not end.');
}

/** Returns a link for one download. */
export const link = async ({ accounts }: WorkRequestFixture, id: number) =>
  (await call(createWorkspaceExportLink, { token: accounts.master.token, params: { id } })).data.url;

/** Delays every archive until the returned function is called: no export ends before that. */
export function holdStorage(): () => void {
  const storage = Object.getPrototypeOf(testServer().platform.files) as ObjectStorage;
  const { putStream } = storage;
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = jest.spyOn(storage, 'putStream').mockImplementation(async function held(this: ObjectStorage, ...given) {
    await promise;
    return putStream.apply(this, given);
  });
  return () => {
    spy.mockRestore();
    resolve();
  };
}
