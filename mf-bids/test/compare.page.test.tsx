import { updateCompanyItem } from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { beforeEach, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { publish } from './published-company.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await testServer().reset();
});

test('companies are chosen on the list, stay while it is filtered, and are compared', async () => {
  const first = await publish('옥상 방수', { company_name: '한빛방수' });
  const second = await publish('단지 청소', { category: 501, company_name: '푸른청소' });
  const { screen, user, address, waitFor, within } = await renderPage(remote.routes, { at: '/companies' });
  await user.click(await screen.findByRole('button', { name: '옥상 방수 비교' }));
  const bar = () => screen.getByRole('region', { name: '비교할 업체' });
  expect(bar().textContent).toContain('한 곳 더 담으면 비교할 수 있어요');
  await user.click(screen.getByRole('button', { name: '단지 청소 비교', pressed: false }));
  expect(screen.getByRole('button', { name: '단지 청소 비교', pressed: true })).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), '청소{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '옥상 방수' })).toBeNull());
  expect(bar().textContent).toContain('한빛방수');
  await user.click(screen.getByRole('link', { name: '2곳 비교하기' }));
  await waitFor(() => expect(address()).toBe(`/companies/compare?ids=${first.nano_id},${second.nano_id}`));
  const table = await screen.findByRole('table', { name: '업체 2곳 비교' });
  expect(within(table).getAllByRole('columnheader').length).toBe(3);
  expect(screen.getByRole('rowheader', { name: '평점' })).toBeTruthy();
  expect(screen.getAllByText('평가없음').length).toBe(2);
});

test('the choice is that of the tab, and a fifth company is refused with a word', async () => {
  for (const title of ['하나', '둘', '셋', '넷', '다섯']) await publish(title, { company_name: `${title} 회사` });
  const { screen, user } = await renderPage(remote.routes, { at: '/companies' });
  for (const title of ['하나', '둘', '셋', '넷'])
    await user.click(await screen.findByRole('button', { name: `${title} 비교` }));
  await user.click(screen.getByRole('button', { name: '다섯 비교' }));
  expect(await screen.findByText('4곳까지 비교할 수 있어요')).toBeTruthy();
  // Another screen, from which the list is opened anew.
  await user.click(screen.getByRole('link', { name: '하나' }));
  await screen.findByRole('heading', { level: 1, name: '하나' });
  expect(screen.getByRole('link', { name: '4곳 비교하기' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '업체 목록' }));
  await screen.findByRole('heading', { level: 1, name: '업체 찾기' });
  expect(screen.getByRole('link', { name: '4곳 비교하기' })).toBeTruthy();
  await renderPage(remote.routes, { at: '/companies?page=1', isReload: true });
  expect(await screen.findByRole('link', { name: '4곳 비교하기' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '모두 빼기' }));
  expect(screen.queryByRole('region', { name: '비교할 업체' })).toBeNull();
});

test('a compared company is taken away, and the last one asks for another', async () => {
  const [first, second] = [await publish('옥상 방수'), await publish('단지 청소')];
  const at = `/companies/compare?ids=${first.nano_id},${second.nano_id}`;
  const { screen, user, address, waitFor } = await renderPage(remote.routes, { at });
  await user.click(await screen.findByRole('button', { name: '옥상 방수 비교에서 빼기' }));
  await waitFor(() => expect(address()).toBe(`/companies/compare?ids=${second.nano_id}`));
  expect(await screen.findByText('한 곳 더 담으면 나란히 비교할 수 있어요')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('업체 비교');
  await user.click(screen.getByRole('link', { name: '업체 더하기' }));
  await user.click(await screen.findByRole('button', { name: '옥상 방수 비교' }));
  expect(await screen.findByRole('link', { name: '2곳 비교하기' })).toBeTruthy();
});

test('taking a company out of a comparison that somebody has sent keeps the choice of the tab', async () => {
  await publish('소독');
  const [first, second] = [await publish('옥상 방수'), await publish('단지 청소')];
  const list = await renderPage(remote.routes, { at: '/companies' });
  await list.user.click(await list.screen.findByRole('button', { name: '소독 비교' }));
  const at = `/companies/compare?ids=${first.nano_id},${second.nano_id}`;
  const sent = await renderPage(remote.routes, { at, isReload: true });
  await sent.user.click(await sent.screen.findByRole('button', { name: '옥상 방수 비교에서 빼기' }));
  await sent.waitFor(() => expect(sent.address()).toBe(`/companies/compare?ids=${second.nano_id}`));
  const { screen } = await renderPage(remote.routes, { at: '/companies', isReload: true });
  expect(await screen.findByRole('button', { name: '소독 비교', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: '단지 청소 비교', pressed: false })).toBeTruthy();
});

test('a company that is gone is left out, and said so; without any there is a way to the list', async () => {
  const [gone, stays] = [await publish('숨긴 업체'), await publish('단지 청소')];
  const staff = await testServer().create.staff();
  const body = { edit_state_type: EditState.DISABLED, reason: '시험', updated: gone.updated };
  await call(updateCompanyItem, { token: staff.token, params: { id: gone.nano_id }, body });
  const at = `/companies/compare?ids=${gone.nano_id},${stays.nano_id}`;
  const { screen } = await renderPage(remote.routes, { at });
  expect(await screen.findByText('1곳은 지금 볼 수 없어서 뺐어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '단지 청소' })).toBeTruthy();
  const { screen: empty } = await renderPage(remote.routes, { at: '/companies/compare?ids=junk' });
  expect(await empty.findByText('비교할 업체가 없어요')).toBeTruthy();
});
