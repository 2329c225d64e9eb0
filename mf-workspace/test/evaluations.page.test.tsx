import { beforeEach, expect, test } from '@jest/globals';
import { getContractEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { getWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { buildSchedule, buildTeam, inDays } from './schedule-fixture.ts';

beforeEach(() => testServer().reset());

const contractOf = async (token: string, spaceId: number, given = {}) =>
  buildSchedule(token, spaceId, { title: '방수 공사', contract: '', contract_start: inDays(-5), ...given });

test('a contract is connected with a brand that is found by its number', async () => {
  const { master, space } = await buildTeam();
  const brand = await testServer().create.brand({ company: '푸른방수', business_no: '1248100998' });
  const { id } = await contractOf(master.token, space.id);
  const at = `/workspace/${space.id}/schedules/${id}/edit`;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at, as: master });
  await user.click(await screen.findByRole('button', { name: '업체 연결하기' }));
  await user.type(await screen.findByRole('searchbox', { name: '상호나 사업자등록번호로 찾기' }), '124-81-00998');
  await user.click(await screen.findByRole('button', { name: /푸른방수/ }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => {
    const { data } = await call(getWorkSchedule, { token: master.token, params: { id } });
    expect([data.brand_id, data.contract]).toEqual([brand.id, '푸른방수']);
  });
});

test('a manager evaluates the brand of a contract with half stars, and corrects it', async () => {
  const { master, space } = await buildTeam();
  const brand = await testServer().create.brand({ company: '푸른방수' });
  const { id } = await contractOf(master.token, space.id, { brand_id: brand.id });
  const at = `/workspace/${space.id}/schedules/${id}`;
  const { screen, user, waitFor } = await renderPage(remote.routes, { at, as: master });
  await user.click(await screen.findByRole('button', { name: '업체 평가하기' }));
  const sliders = await screen.findAllByRole('slider');
  for (const slider of sliders.slice(1)) {
    slider.focus();
    await user.keyboard('4');
  }
  await user.click(screen.getByRole('button', { name: '평가 남기기' }));
  expect(await screen.findByText('별점을 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('평가 내용을 입력해 주세요.')).toBeTruthy();
  sliders[0]?.focus();
  await user.keyboard('5');
  await user.type(screen.getByRole('textbox', { name: /평가 내용/ }), '마무리가 깔끔해요.');
  await user.click(screen.getByRole('button', { name: '평가 남기기' }));
  expect(await screen.findByRole('button', { name: '평가 고치기' })).toBeTruthy();
  const { data } = await call(getContractEvaluation, { token: master.token, query: { schedule_id: id } });
  expect(data.evaluation).toMatchObject({ professionalism: 10, time_management: 8, total: 8.4 });
  await waitFor(() => expect(screen.getByText('마무리가 깔끔해요.')).toBeTruthy());
});

test('a member reads why it is not his turn', async () => {
  const { master, member, space } = await buildTeam();
  const brand = await testServer().create.brand({ company: '푸른방수' });
  const { id } = await contractOf(master.token, space.id, { brand_id: brand.id });
  const { screen } = await renderPage(remote.routes, { at: `/workspace/${space.id}/schedules/${id}`, as: member });
  expect(await screen.findByText('평가는 워크스페이스의 관리자만 남길 수 있어요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '업체 평가하기' })).toBeNull();
});
