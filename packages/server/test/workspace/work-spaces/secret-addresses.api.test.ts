import { beforeEach, expect, test } from '@jest/globals';
import {
  createWorkspaceExportLink,
  listWorkspaceExports,
  startWorkspaceExport,
} from '@danji/contracts/workspace/workspace-export.endpoints';
import { createScheduleFeed } from '@danji/contracts/workspace/schedule-feed.endpoints';
import { WorkspaceExportState } from '@danji/contracts/codes/workspace-export-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { download } from '../../site/files/upload.ts';
import { makeSchedule } from '../schedules/schedule-fixture.ts';
import { buildWorkSpaceFixture } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('a calendar or an archive opens with its own secret alone', async () => {
  const { accounts, space } = await buildWorkSpaceFixture();
  const { token } = accounts.master;
  await makeSchedule(token, space.id, { title: '남이 보면 안 되는 계약' });
  const { secret_address: feed } = (await call(createScheduleFeed, { token, params: { id: space.id } })).data;
  const { id } = (await call(startWorkspaceExport, { token, body: { space_id: space.id } })).data;
  const state = async () =>
    (await call(listWorkspaceExports, { token, query: { space_id: space.id } })).data.results[0]?.state;
  while ((await state()) !== WorkspaceExportState.DONE) await new Promise((resolve) => setTimeout(resolve, 20));
  const { url } = (await call(createWorkspaceExportLink, { token, params: { id } })).data;
  const { pathname } = new URL(feed, 'http://localhost');
  const forged = [
    pathname.replace(/.\/?$/, 'x'),
    url.split('?')[0] ?? '',
    `${url.split('?')[0]}?t=${accounts.master.id.toString(36)}.1.x`,
  ];
  const answers = await Promise.all(forged.map((path) => download(path, { token: accounts.stranger.token })));
  for (const { statusCode, payload } of answers) {
    expect([404, 422]).toContain(statusCode);
    expect(payload).not.toContain('남이 보면');
  }
  expect([(await download(pathname)).statusCode, (await download(url)).statusCode]).toEqual([200, 200]);
});
