import { beforeEach, describe, expect, test } from '@jest/globals';
import { createBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { changePlanRequest, listPlanRequests } from '@danji/contracts/bids/brand-plan.endpoints';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

async function makeEvaluated() {
  const { create } = testServer();
  const [brand, master] = [await create.brand({ company: '푸른방수' }), await create.general()];
  const { token } = master;
  const { id: space_id } = (await call(createWorkSpace, { token, body: { title: '한강' } })).data;
  const contract = { space_id, title: '방수', category1: 1 as const, category2: 104, contract_start: '2026-01-01' };
  const { id } = (await call(createWorkSchedule, { token, body: { ...contract, brand_id: brand.id } })).data;
  const scores = {
    professionalism: 9,
    time_management: 9,
    communication: 8,
    safety_cleanliness: 9,
    cost_efficiency: 8,
  };
  await call(createBrandEvaluation, { token, body: { schedule_id: id, ...scores, comment: '꼼꼼해요.' } });
  return { brand, master };
}

describe('the page of a brand', () => {
  test('shows everybody its figures, what is unknown, and its evaluations', async () => {
    const { brand, master } = await makeEvaluated();
    const { screen } = await renderPage(remote.routes, { at: `/brands/${brand.id}` });
    expect(await screen.findByRole('heading', { level: 1, name: '푸른방수' })).toBeTruthy();
    expect(await screen.findByText('꼼꼼해요.')).toBeTruthy();
    expect(screen.getAllByText('4.3').length).toBeGreaterThan(0);
    expect(screen.getAllByText('확인필요').length).toBeGreaterThan(3);
    expect(screen.getByText('평가없음')).toBeTruthy();
    expect(screen.queryByText(new RegExp(master.name))).toBeNull();
    expect(screen.queryByRole('button', { name: '답글 쓰기' })).toBeNull();
  });

  test('lets the brand reply', async () => {
    const { brand } = await makeEvaluated();
    const { screen, user } = await renderPage(remote.routes, { at: `/brands/${brand.id}`, as: brand });
    await user.click(await screen.findByRole('button', { name: '답글 쓰기' }));
    await user.type(await screen.findByRole('textbox', { name: /답글/ }), '감사해요.');
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByRole('button', { name: '답글 고치기' })).toBeTruthy();
    // The form that closes may still show the same words.
    expect(await screen.findByText('감사해요.', { selector: 'p' })).toBeTruthy();
  });

  test('is not there for a brand that was never approved', async () => {
    const brand = await testServer().create.brand({ brand_status_type: EditState.PENDING });
    const { screen } = await renderPage(remote.routes, { at: `/brands/${brand.id}` });
    expect(await screen.findByText('업체를 찾을 수 없어요')).toBeTruthy();
  });
});

describe('the plans of a brand', () => {
  test('are asked for with the sum before, and taken back', async () => {
    const brand = await testServer().create.brand();
    const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/plans', as: brand });
    expect(await screen.findByText('공고 열람 한 달 30회')).toBeTruthy();
    expect(screen.getAllByText('공고 열람 무제한')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: '신청하기' })[1] as HTMLElement);
    expect(await screen.findByText('합계 66,000원')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '신청' }));
    expect(await screen.findByText('S 스탠다드 요금제를 신청했어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '신청 취소' }));
    await user.click((await screen.findAllByRole('button', { name: '신청 취소' })).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText('S 스탠다드 요금제를 신청했어요')).toBeNull());
    const { results } = (await call(listPlanRequests, { token: brand.token })).data;
    expect(results.map(({ state }) => state)).toEqual([3]);
    expect(
      (await call(changePlanRequest, { token: brand.token, params: { id: results[0]?.id ?? 0 }, body: { state: 3 } }))
        .status,
    ).toBe(409);
  });

  test('say why a brand that is not approved cannot buy', async () => {
    const brand = await testServer().create.brand({ brand_status_type: EditState.PENDING });
    const { screen } = await renderPage(remote.routes, { at: '/plans', as: brand });
    expect(await screen.findByText('사업자 정보를 심사하고 있어요. 승인되면 할 수 있어요.')).toBeTruthy();
  });
});
