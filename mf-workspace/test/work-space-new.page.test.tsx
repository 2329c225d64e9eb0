import { beforeEach, expect, test } from '@jest/globals';
import { createWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { sessionStore } from '@danji/api-client';
import { call } from '@danji/testing/call';
import { loseResponses } from '@danji/testing/page/lost-responses';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('makes a work space from what was typed and opens it', async () => {
  const person = await testServer().create.general();
  const { screen, user, address } = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: person });
  await user.type(await screen.findByLabelText(/워크스페이스 이름/), '한빛마을 3단지');
  await user.type(screen.getByLabelText(/세대수/), '1204');
  await user.click(screen.getByRole('radio', { name: '지역난방' }));
  await user.selectOptions(screen.getByLabelText('내 직급'), '관리소장');
  await user.click(screen.getByRole('button', { name: '헬스장' }));
  await user.type(screen.getByLabelText('다른 시설 더하기'), '무인 카페{Enter}');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을 3단지' })).toBeTruthy();
  expect(await screen.findByText('멤버 1명')).toBeTruthy();
  expect(address()).toMatch(/^\/workspace\/\d+$/);
  const { data } = await call(listWorkSpaces, { token: person.token });
  expect(data.results).toMatchObject([
    {
      title: '한빛마을 3단지',
      number_of_units: 1204,
      heating_type: 2,
      job_grade: 2,
      amenities: ['헬스장', '무인 카페'],
      building_name: '테스트아파트',
    },
  ]);
});

test('a second work space does not start from the address of the first', async () => {
  const person = await testServer().create.general();
  await call(createWorkSpace, { token: person.token, body: { title: '첫째 단지' } });
  const { screen } = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: person });
  expect(((await screen.findByLabelText(/건물 이름|단지 이름/)) as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('option', { name: '직급 없음' })).toBeTruthy();
});

test('says beside the field what is wrong, leads there each time, and keeps everything typed', async () => {
  const { screen, user, waitFor } = await renderPage(remote.routes, {
    at: '/workspace/new?by=hand',
    as: await testServer().create.general(),
  });
  await user.type(await screen.findByLabelText('주소'), '서울특별시 용산구');
  // A search that finds nothing takes nothing away.
  await user.click(screen.getByRole('button', { name: '주소 찾기' }));
  await user.type(screen.getByLabelText('총 주차 대수'), '10');
  await user.type(screen.getByLabelText('지하 주차'), '11');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  const title = screen.getByLabelText(/워크스페이스 이름/);
  expect(await screen.findByText('워크스페이스 이름을 입력해 주세요.')).toBeTruthy();
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(title);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText('지상과 지하 주차 대수를 더한 값보다 작아요.')).toBeTruthy();
  expect((screen.getByLabelText('주소') as HTMLInputElement).value).toBe('서울특별시 용산구');
});

test('shows what only the server knows beside its field', async () => {
  const { screen, user } = await renderPage(remote.routes, {
    at: '/workspace/new?by=hand',
    as: await testServer().create.general(),
  });
  await user.type(await screen.findByLabelText(/워크스페이스 이름/), '단지');
  await user.type(screen.getByLabelText('단지 코드'), 'b123');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByText('단지 코드 형식을 확인해 주세요.')).toBeTruthy();
  expect((screen.getByLabelText('단지 코드') as HTMLInputElement).value).toBe('B123');
});

test('brings back what was typed before a reload, and forgets it on demand', async () => {
  const person = await testServer().create.general();
  const first = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: person });
  await first.user.type(await first.screen.findByLabelText(/워크스페이스 이름/), '쓰다 만 단지');
  await first.go('/workspace');
  await first.screen.findByText('아직 참여한 워크스페이스가 없어요');
  await first.go('/workspace/new?by=hand');
  expect(await first.screen.findByText('작성하던 내용을 불러왔어요')).toBeTruthy();
  const title = first.screen.getByLabelText(/워크스페이스 이름/) as HTMLInputElement;
  expect(title.value).toBe('쓰다 만 단지');
  await first.user.click(first.screen.getByRole('button', { name: '새로 쓰기' }));
  expect(title.value).toBe('');
});

test('what was typed survives a session that ends while it is sent, and the reload after it', async () => {
  const { create, db } = testServer();
  const first = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: await create.general() });
  await first.user.type(await first.screen.findByLabelText(/워크스페이스 이름/), '쓰다 만 단지');
  await db.updateTable('auth_session').set({ ended: new Date().toISOString(), end_reason: 'blocked' }).execute();
  await first.user.click(first.screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(sessionStore.get().status).toBe('signed_out'));
  const again = await renderPage(remote.routes, {
    at: '/workspace/new?by=hand',
    as: await create.general(),
    isReload: true,
  });
  expect(await again.screen.findByText('작성하던 내용을 불러왔어요')).toBeTruthy();
  expect((again.screen.getByLabelText(/워크스페이스 이름/) as HTMLInputElement).value).toBe('쓰다 만 단지');
});

test('a second press makes no second work space', async () => {
  const person = await testServer().create.general();
  const { screen, user } = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: person });
  await user.type(await screen.findByLabelText(/워크스페이스 이름/), '한 번만');
  await user.dblClick(screen.getByRole('button', { name: '만들기' }));
  await screen.findByRole('heading', { level: 1, name: '한 번만' });
  await screen.findByText('멤버 1명');
  await waitFor(async () => expect((await call(listWorkSpaces, { token: person.token })).data.count).toBe(1));
});

test('an operator is told that general users make them', async () => {
  const { screen } = await renderPage(remote.routes, {
    at: '/workspace/new?by=hand',
    as: await testServer().create.staff(),
  });
  expect(await screen.findByText('워크스페이스는 일반회원이 만들어요')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '새 워크스페이스' })).toBeTruthy();
  expect((await call(createWorkSpace, { body: { title: '단지' } })).status).toBe(401);
});

test('pressing 만들기 again after the answer was lost makes one work space', async () => {
  const person = await testServer().create.general();
  const keys = loseResponses(createWorkSpace, 2);
  const { screen, user } = await renderPage(remote.routes, { at: '/workspace/new?by=hand', as: person });
  await user.type(await screen.findByLabelText(/워크스페이스 이름/), '한빛마을 3단지');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await screen.findByText(/인터넷에 연결되지 않았어요/);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '한빛마을 3단지' })).toBeTruthy();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  const { data } = await call(listWorkSpaces, { token: person.token });
  expect(data.results).toHaveLength(1);
});
