import { beforeEach, expect, test } from '@jest/globals';
import {
  listPlanPrices,
  requestPlan,
  savePlanPrice,
  updateBrandPlan,
} from '@danji/contracts/bids/brand-plan.endpoints';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('the tabs of requests say how many wait, and former prices are shown with who set them', async () => {
  const { create } = testServer();
  const admin = await create.admin({ name: '정다은' });
  for (const company of ['푸른방수', '가온조경']) {
    const { token } = await create.brand({ company });
    await call(requestPlan, { token, body: { plan: 1, times: 1, tax_email: 'tax@danji.test' } });
  }
  const [first] = (await call(listPlanPrices, { token: admin.token })).data;
  await call(savePlanPrice, { token: admin.token, body: { plan: 1, price: 44_000, updated: first?.updated ?? '' } });
  const { screen, user, within } = await renderPage(remote.routes, { at: '/admin/plans', as: admin });
  expect(await screen.findByRole('tab', { name: /^신청\s*2$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '가격 이력' }));
  const dialog = within(await screen.findByRole('dialog', { name: '요금제 가격 이력' }));
  expect(await dialog.findByText('S 베이직 44,000원')).toBeTruthy();
  expect(dialog.getByText(/^정다은 · /)).toBeTruthy();
});

test('the periods of all brands are listed with their state, those of one brand by its address', async () => {
  const { create } = testServer();
  const [admin, staff] = [await create.admin(), await create.staff()];
  const [one, other] = [await create.brand({ company: '푸른방수' }), await create.brand({ company: '가온조경' })];
  for (const { id } of [one, other])
    await call(updateBrandPlan, { token: admin.token, body: { user_id: id, plan: 4 } });
  await call(updateBrandPlan, { token: admin.token, body: { user_id: one.id, plan: 5 } });
  const { screen } = await renderPage(remote.routes, { at: `/admin/plan-periods?brand_id=${one.id}`, as: staff });
  expect(await screen.findByText('P 프리미엄')).toBeTruthy();
  expect(screen.getByText('사용 중')).toBeTruthy();
  expect(screen.getByText('바로 바뀜')).toBeTruthy();
  expect(screen.queryByText('가온조경')).toBeNull();
});

test('an ADMIN is asked before a plan is lowered, which ends the rest of the higher one', async () => {
  const { create } = testServer();
  const [brand, admin] = [await create.brand({ company: '푸른방수' }), await create.admin()];
  await call(updateBrandPlan, { token: admin.token, body: { user_id: brand.id, plan: 4 } });
  const { screen, user, within } = await renderPage(remote.routes, {
    at: `/admin/users/detail/${brand.id}`,
    as: admin,
  });
  await user.click(await screen.findByRole('button', { name: '요금제 바꾸기' }));
  const form = within(await screen.findByRole('dialog', { name: '푸른방수 업체의 요금제' }));
  await user.click(form.getByRole('radio', { name: 'S 베이직' }));
  await user.click(form.getByRole('button', { name: '저장' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('P 스탠다드 요금제의 남은 기간은 오늘 끝나고, 돌려주지 않아요.')).toBeTruthy();
  const planOf = async () => (await call(getUser, { token: admin.token, params: { id: brand.id } })).data.brand?.plan;
  expect(await planOf()).toBe(4);
  await user.click(question.getByRole('button', { name: '요금제 낮추기' }));
  expect(await screen.findByText('푸른방수 업체의 요금제를 바꿨어요')).toBeTruthy();
  expect(await planOf()).toBe(1);
});
