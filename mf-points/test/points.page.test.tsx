import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addMonths } from '@danji/contracts/rules/day-math';
import { saveCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { postPoints } from '@danji/server/points/ledger/index';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { givePoints } from '@danji/testing/give-points';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('shows what a member can spend, what is held, and what will come', async () => {
  const account = await testServer().create.general();
  await givePoints(account.id, 1250);
  const { screen } = await renderPage(remote.routes, { at: '/points', as: account });
  const own = within(await screen.findByRole('region', { name: '내 포인트' }));
  expect(await own.findByText('1,250P')).toBeTruthy();
  expect(own.getAllByText('0P')).toHaveLength(2);
  expect(await screen.findByText('+1,250P')).toBeTruthy();
  const places = within(screen.getByRole('navigation', { name: '포인트 화면' }));
  expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/points',
    '/points/coupons',
    '/points/applications',
    '/points/referrals',
    '/points/guide',
  ]);
  expect(places.getByRole('link', { name: '내역' }).getAttribute('aria-current')).toBe('page');
});

const post = (userId: number, points: number, description: string, now: string) => {
  const entry = { userId, points, description, causeKey: `test:${description}:entry`, now: new Date(now) };
  return postPoints(testServer().db, { ...entry, type: PointHistoryType.OTHER, data: { path: '/points/referrals' } });
};

test('the history is narrowed down by words and days in the address, with the sums of its months and a way to each cause', async () => {
  const account = await testServer().create.general();
  await post(account.id, 500, '서식 판매', '2026-10-05T03:00:00Z');
  await post(account.id, -200, '자료 구매', '2026-10-06T03:00:00Z');
  await post(account.id, 40, '서식 판매 둘', '2026-11-02T03:00:00Z');
  const { screen, user, address } = await renderPage(remote.routes, { at: '/points', as: account });
  const october = within(await screen.findByRole('region', { name: '2026년 10월' }));
  expect(await october.findByText('받은 포인트 500P · 쓴 포인트 200P')).toBeTruthy();
  expect(october.getByRole('link', { name: '자료 구매' }).getAttribute('href')).toBe('/points/referrals');
  await user.type(screen.getByRole('searchbox', { name: '내용 검색' }), '서식{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '자료 구매' })).toBeNull());
  expect(await october.findByText('받은 포인트 500P · 쓴 포인트 0P')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: '시작일' }), '2026-11-01{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '서식 판매' })).toBeNull());
  expect(screen.getByRole('link', { name: '서식 판매 둘' })).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    search: '서식',
    date_start: '2026-11-01',
  });
});

const nameOf = (date: string) => `${date.slice(2, 4)}.${date.slice(5, 7)}`;

test('the chart has what came and went in each of twelve months of Seoul, and is a table too', async () => {
  const { create, clock } = testServer();
  const account = await create.general();
  const month = toBusinessDate(clock.now()).slice(0, 7);
  await post(account.id, 500, '지난달', `${addMonths(`${month}-01`, -1)}T00:30:00+09:00`);
  await post(account.id, 700, '이번 달', `${month}-01T00:30:00+09:00`);
  await post(account.id, -200, '이번 달 사용', `${month}-01T01:00:00+09:00`);
  const { screen, user } = await renderPage(remote.routes, { at: '/points', as: account });
  const chart = within(await screen.findByRole('region', { name: '월별 포인트' }));
  await user.click(chart.getByRole('button', { name: '표로 보기' }));
  const rows = (await chart.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(13);
  expect(rows.slice(-2)).toEqual([`${nameOf(addMonths(`${month}-01`, -1))}500P0P`, `${nameOf(month)}700P200P`]);
});

test('points that are owed are told as such', async () => {
  const { create, db, clock } = testServer();
  const account = await create.general();
  await postPoints(db, {
    userId: account.id,
    type: PointHistoryType.RECOMMEND_PARENT_CLAWBACK,
    points: -300,
    causeKey: 'test:owed:entry',
    description: '적립 회수',
    now: clock.now(),
  });
  const { screen } = await renderPage(remote.routes, { at: '/points', as: account });
  expect(await screen.findByText(/회수할 포인트가 300P 있어요/)).toBeTruthy();
  const cause = await screen.findByRole('link', { name: '적립 회수' });
  expect(cause.getAttribute('href')).toBe('/points/referrals');
});

test('an entry without a screen of its own leads to the guide, which says what operators have set', async () => {
  const { create } = testServer();
  const [account, admin] = [await create.general(), await create.admin()];
  await givePoints(account.id, 1);
  const set = {
    point_signup: 1_300,
    point_referral: 0,
    point_referred: 700,
    limit_price_user: 50_000,
    limit_price_day: 0,
  };
  await call(savePointSet, { token: admin.token, body: set });
  const { screen, user } = await renderPage(remote.routes, { at: '/points', as: account });
  await user.click(await screen.findByRole('link', { name: '시험으로 받은 포인트' }));
  const earning = within(await screen.findByRole('region', { name: '포인트 모으기' }));
  expect(await earning.findByText('1,300P')).toBeTruthy();
  expect(earning.getByText('700P')).toBeTruthy();
  expect(earning.queryByText(/내 추천 코드로 친구가/)).toBeNull();
  expect(screen.getByText(/한 달에 50,000원어치까지/)).toBeTruthy();
  expect(screen.queryByText(/모든 회원이 하루에/)).toBeNull();
});

test('a visitor reads the guide with the rules in force, and without points of its own', async () => {
  const { token } = await testServer().create.admin();
  for (const rule of [
    { action_type: 'write', category1: 'all', category2: 0, value: 0 },
    { action_type: 'write', category1: 'material', category2: 2, value: 15 },
    { action_type: 'recommended', category1: 'all', category2: 0, value: 3 },
    { action_type: 'weight_all', category1: 'all', category2: 0, value: 100 },
    { action_type: 'weight_200', category1: 'all', category2: 0, value: 120 },
  ] as const)
    await call(saveCommunityPointRule, { token, body: rule });
  const { screen } = await renderPage(remote.routes, { at: '/points/guide' });
  expect(await screen.findByRole('heading', { level: 1, name: '포인트 안내' })).toBeTruthy();
  expect(await screen.findByText('지금은 가입과 초대, 후기로 드리는 포인트가 없어요.')).toBeTruthy();
  const community = within(screen.getByRole('region', { name: '커뮤니티에서 모으기' }));
  expect(await community.findByText('자료실 › 서식·문서 15P · 하루 5번까지')).toBeTruthy();
  expect(community.getByText('하루 30번까지')).toBeTruthy();
  expect(community.getByText('120%')).toBeTruthy();
  expect(community.queryByText('전체 가중치')).toBeNull();
  expect(screen.queryByRole('region', { name: '내 포인트' })).toBeNull();
  const places = within(screen.getByRole('navigation', { name: '포인트 화면' }));
  expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['상품권', '포인트 안내']);
});
