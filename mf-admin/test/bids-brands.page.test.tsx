import { beforeEach, expect, test } from '@jest/globals';
import {
  createBrandEvaluation,
  listBrandEvaluations,
  reportEvaluation,
} from '@danji/contracts/bids/brand-evaluation.endpoints';
import { getBrandPlanState, requestPlan } from '@danji/contracts/bids/brand-plan.endpoints';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator hides a reported evaluation with a reason', async () => {
  const { create } = testServer();
  const [brand, master, staff] = [await create.brand(), await create.general(), await create.staff()];
  const { token } = master;
  const { id: space_id } = (await call(createWorkSpace, { token, body: { title: '한강' } })).data;
  const contract = { space_id, title: '방수', category1: 1 as const, category2: 104, contract_start: '2026-01-01' };
  const { id } = (await call(createWorkSchedule, { token, body: { ...contract, brand_id: brand.id } })).data;
  const scores = {
    professionalism: 2,
    time_management: 2,
    communication: 2,
    safety_cleanliness: 2,
    cost_efficiency: 2,
  };
  const written = await call(createBrandEvaluation, {
    token,
    body: { schedule_id: id, ...scores, comment: '나빠요.' },
  });
  await call(reportEvaluation, {
    token: brand.token,
    params: { id: written.data.id },
    body: { reason: '계약과 다른 내용이에요.' },
  });
  const { screen, user, waitFor } = await renderPage(remote.routes, {
    at: '/admin/evaluations?state=reported',
    as: staff,
  });
  expect(await screen.findByText(/계약과 다른 내용이에요/)).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /^신고\s*1$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '가리기' }));
  await user.type(await screen.findByRole('textbox', { name: /사유/ }), '근거가 없어요.');
  await user.click(screen.getAllByRole('button', { name: '가리기' }).at(-1) as HTMLElement);
  await waitFor(async () => {
    const { data } = await call(listBrandEvaluations, { query: { brand_id: brand.id } });
    expect(data.count).toBe(0);
  });
});

test('an ADMIN invoices a request, confirms its payment, and so starts the plan', async () => {
  const { create } = testServer();
  const [brand, admin] = [await create.brand({ company: '푸른방수' }), await create.admin()];
  await call(requestPlan, { token: brand.token, body: { plan: 5, times: 1, tax_email: 'tax@danji.test' } });
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/plans', as: admin });
  for (const step of ['세금계산서 발행', '입금 확인']) {
    await user.click(await screen.findByRole('button', { name: step }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: step })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: step }).at(-1) as HTMLElement);
  }
  await waitFor(async () => {
    const { data } = await call(getBrandPlanState, { token: brand.token });
    expect([data.plan, data.view_limit]).toEqual([5, -1]);
  });
});
