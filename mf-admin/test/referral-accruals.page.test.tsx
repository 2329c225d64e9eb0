import { beforeEach, expect, test } from '@jest/globals';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { postPoints } from '@danji/server/points/ledger/index';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const { REFERRAL, RECOMMEND_PARENT } = PointHistoryType;

test('shows what each recommender got in a month, of the month that was chosen, and leads there from the rewards', async () => {
  const { create, db } = testServer();
  const [staff, member] = [await create.staff(), await create.general({ name: '이추천' })];
  const post = (type: typeof REFERRAL | typeof RECOMMEND_PARENT, points: number, day: string) =>
    postPoints(db, {
      userId: member.id,
      type,
      points,
      causeKey: `test:${day}:accrual`,
      description: '시험',
      now: new Date(`${day}T03:00:00Z`),
    });
  await post(REFERRAL, 3000, '2026-10-05');
  await post(REFERRAL, 4000, '2026-11-05');
  await post(RECOMMEND_PARENT, 250, '2026-11-06');
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/referrals/rewards', as: staff });
  await user.click(await screen.findByRole('link', { name: '월별 적립' }));
  const november = within(await screen.findByRole('row', { name: /2026년 11월/ }));
  for (const text of ['이추천', '1명', '4,000P', '250P', '4,250P']) expect(november.getByText(text)).toBeTruthy();
  expect(screen.getByRole('row', { name: /2026년 10월/ })).toBeTruthy();
});

test('of one month has no other', async () => {
  const { create, db } = testServer();
  const [staff, member] = [await create.staff(), await create.general({ name: '이추천' })];
  for (const day of ['2026-10-05', '2026-11-05'])
    await postPoints(db, {
      userId: member.id,
      type: REFERRAL,
      points: 3000,
      causeKey: `test:${day}:accrual`,
      description: '시험',
      now: new Date(`${day}T03:00:00Z`),
    });
  const { screen } = await renderPage(remote.routes, { at: '/admin/referrals/accruals?month=2026-10', as: staff });
  expect(await screen.findByRole('row', { name: /2026년 10월/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /2026년 11월/ })).toBeNull();
});
