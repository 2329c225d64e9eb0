import { beforeEach, expect, test } from '@jest/globals';
import { getMe, updateCurrentWork } from '@danji/contracts/accounts/profile.endpoints';
import { generateWorkSpace } from '@danji/contracts/workspace/apartment-info.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { openShell } from './open-shell.tsx';

beforeEach(async () => {
  const { reset, sandbox } = testServer();
  await reset();
  sandbox.failNext('kapt', 0);
});

async function openWork(isNamed: boolean) {
  const person = await testServer().create.general();
  const { token } = person;
  await call(updateCurrentWork, { token, body: { building_name: '우리 단지', job: '시설 관리' } });
  if (isNamed) await call(generateWorkSpace, { token, body: { apt_code: 'A90000001' } });
  const page = await openShell({ at: '/me', as: person });
  const part = page.within(await page.screen.findByRole('region', { name: '지금 일하는 곳' }));
  const load = async () => {
    await page.user.click(part.getByRole('button', { name: 'K-apt에서 가져오기' }));
    await page.user.click(await page.screen.findByRole('button', { name: '가져오기' }));
  };
  const work = async () => (await call(getMe, { token })).data.general?.current_work;
  return { ...page, part, load, work };
}

test('the place of work is filled from K-apt, says what has changed, and goes back on demand', async () => {
  const { part, load, work, user, screen } = await openWork(true);
  await load();
  expect(await part.findByText(/^바뀐 항목: .*세대수/)).toBeTruthy();
  expect(await work()).toMatchObject({ number_of_units: expect.any(Number), job: '시설 관리' });
  expect((await work())?.building_name).not.toBe('우리 단지');
  await user.click(part.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('가져오기 전으로 되돌렸어요.');
  expect(await work()).toMatchObject({ building_name: '우리 단지', number_of_units: null, job: '시설 관리' });
  expect(part.getByRole<HTMLInputElement>('textbox', { name: /^건물 이름/ }).value).toBe('우리 단지');
});

test('a place of work that K-apt does not know stays, with the reason; typed input is saved first', async () => {
  const { part, load, work, user } = await openWork(false);
  await load();
  expect(await part.findByText(/K-apt에서 근무지를 찾지 못했어요/)).toBeTruthy();
  expect((await work())?.building_name).toBe('우리 단지');
  await user.type(part.getByRole('textbox', { name: /^하는 일/ }), ' 총괄');
  expect(part.getByRole('button', { name: 'K-apt에서 가져오기' }).matches(':disabled')).toBe(true);
});
