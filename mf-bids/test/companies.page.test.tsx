import { createBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { publish } from './published-company.ts';

beforeEach(() => testServer().reset());

describe('the list of companies', () => {
  test('says so when there are none', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/companies' });
    expect(await screen.findByText('아직 등록된 업체가 없어요')).toBeTruthy();
  });

  test('is narrowed by the filters in the address', async () => {
    await publish('옥상 방수');
    await publish('단지 청소', { category: 501 });
    const { screen } = await renderPage(remote.routes, { at: '/companies?category=501' });
    expect(await screen.findByRole('link', { name: '단지 청소' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '옥상 방수' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: '업체 찾기' })).toBeTruthy();
  });
});

describe('the filters of the list', () => {
  test('choose a whole sido and an order, which are in the address', async () => {
    await publish('부산 방수', { company_name: '나', sigungu: [26] });
    await publish('서울 방수', { company_name: '다', sigungu: [1] });
    await publish('전국 방수', { company_name: '가' });
    const { screen, user, address, waitFor } = await renderPage(remote.routes, { at: '/companies' });
    const names = () => screen.queryAllByRole('link', { name: /방수$/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['전국 방수', '서울 방수', '부산 방수']));
    await user.click(await screen.findByRole('button', { name: '모든 지역' }));
    await user.click(await screen.findByRole('checkbox', { name: '서울 전체' }));
    await user.click(screen.getByRole('button', { name: '1개 적용' }));
    await waitFor(() => expect(names()).toEqual(['전국 방수', '서울 방수']));
    expect(new URLSearchParams(address().split('?')[1]).get('sido')).toBe('서울');
    expect(screen.getByRole('button', { name: '지역: 서울 전체' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: '순서' }), '이름 순');
    await waitFor(() => expect(address()).toContain('ordering=company_name'));
    await waitFor(() => expect(names()).toEqual(['전국 방수', '서울 방수']));
  });
});

describe('filters that are chosen before the screen has followed', () => {
  test('are all in the address', async () => {
    await publish('옥상 방수');
    const member = await testServer().create.general();
    const page = await renderPage(remote.routes, { at: '/companies', as: member });
    const order = await page.screen.findByRole<HTMLSelectElement>('combobox', { name: '순서' });
    page.beforeNextRender(() => {
      page.screen.getByRole('button', { name: '관심 업체만' }).click();
      order.value = 'company_name';
      order.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitFor(() => expect(page.address()).toBe('/companies?is_fav=true&ordering=company_name'));
  });
});

describe('the page of a company', () => {
  test('shows its text and how to reach it, and a member keeps it', async () => {
    const company = await publish('옥상 방수');
    const member = await testServer().create.general();
    const { screen, user } = await renderPage(remote.routes, { at: `/companies/${company.nano_id}`, as: member });
    expect(await screen.findByRole('heading', { level: 1, name: '옥상 방수' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '전화 02-1234-5678' }).getAttribute('href')).toBe('tel:0212345678');
    await user.click(screen.getByRole('button', { name: '관심 0' }));
    expect(await screen.findByRole('button', { name: '관심 업체 1' })).toBeTruthy();
  });

  test('shows what work spaces say of it, and leads to all of that', async () => {
    const company = await publish('옥상 방수');
    const { token } = await testServer().create.general();
    const { id: space_id } = (await call(createWorkSpace, { token, body: { title: '한강' } })).data;
    const contract = { space_id, title: '방수', category1: 1 as const, category2: 104, contract_start: '2026-01-01' };
    const scores = { professionalism: 9, time_management: 9, communication: 8, safety_cleanliness: 9 };
    for (const comment of ['첫째', '둘째', '셋째', '넷째']) {
      const body = { ...contract, brand_id: company.user.id };
      const { id: schedule_id } = (await call(createWorkSchedule, { token, body })).data;
      await call(createBrandEvaluation, { token, body: { schedule_id, ...scores, cost_efficiency: 8, comment } });
    }
    const { screen } = await renderPage(remote.routes, { at: `/companies/${company.nano_id}` });
    expect(await screen.findByText('넷째')).toBeTruthy();
    expect(screen.queryByText('첫째')).toBeNull();
    expect(screen.getAllByText('4.3').length).toBeGreaterThan(0);
    expect(screen.getByText('4건')).toBeTruthy();
    const all = screen.getByRole('link', { name: '평가 4건 모두 보기' });
    expect(all.getAttribute('href')).toBe(`/brands/${company.user.id}`);
  });

  test('says so when the company is not public', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/companies/aaaaaaaaaaaaaaaaaaaaa' });
    expect(await screen.findByText('업체 소개를 찾을 수 없어요')).toBeTruthy();
  });
});
