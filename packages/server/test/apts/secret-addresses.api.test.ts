import { beforeEach, expect, test } from '@jest/globals';
import { linkHandOver, listHandOvers, startHandOver } from '@danji/contracts/apts/hand-over.endpoints';
import { createScheduleFeed } from '@danji/contracts/apts/schedule-feed.endpoints';
import { HandOverState } from '@danji/contracts/codes/hand-over-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { download } from '../commons/upload.ts';
import { makeSchedule } from '../schedules/schedule-scene.ts';
import { makeScene } from './scene.ts';

beforeEach(() => testServer().reset());

test('a calendar or an archive opens with its own secret alone', async () => {
  const { people, space } = await makeScene();
  const { token } = people.master;
  await makeSchedule(token, space.id, { title: '남이 보면 안 되는 계약' });
  const { secret_address: feed } = (await call(createScheduleFeed, { token, params: { id: space.id } })).data;
  const { id } = (await call(startHandOver, { token, body: { space_id: space.id } })).data;
  const state = async () =>
    (await call(listHandOvers, { token, query: { space_id: space.id } })).data.results[0]?.state;
  while ((await state()) !== HandOverState.DONE) await new Promise((resolve) => setTimeout(resolve, 20));
  const { url } = (await call(linkHandOver, { token, params: { id } })).data;
  const { pathname } = new URL(feed, 'http://localhost');
  const forged = [
    pathname.replace(/.\/?$/, 'x'),
    url.split('?')[0] ?? '',
    `${url.split('?')[0]}?t=${people.master.id.toString(36)}.1.x`,
  ];
  const answers = await Promise.all(forged.map((path) => download(path, { token: people.stranger.token })));
  for (const { statusCode, payload } of answers) {
    expect([404, 422]).toContain(statusCode);
    expect(payload).not.toContain('남이 보면');
  }
  expect([(await download(pathname)).statusCode, (await download(url)).statusCode]).toEqual([200, 200]);
});
