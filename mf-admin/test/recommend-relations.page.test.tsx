import { beforeEach, expect, test } from '@jest/globals';
import { getRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import { ReferralState } from '@danji/contracts/points/referral';
import { insertReferral } from '@danji/server/points/referrals/referral.repository';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

async function plant() {
  const { create } = testServer();
  const [staff, top] = [await create.staff(), await create.general({ name: '김가람' })];
  const [second, third] = [await create.general({ name: '이나래' }), await create.general({ name: '박다솜' })];
  for (const [member, parent] of [
    [second, top],
    [third, second],
  ] as const)
    await call(setRecommendParent, {
      token: staff.token,
      body: { user_id: member.id, parent_user_id: parent.id, grade: 0, reason: '가입' },
    });
  return { staff, top, second, third };
}

test('opens the tree level by level', async () => {
  const { staff } = await plant();
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/referrals', as: staff });
  await user.click(await screen.findByRole('button', { name: '김가람 님 아래 펼치기' }));
  await user.click(await screen.findByRole('button', { name: '이나래 님 아래 펼치기' }));
  const below = within(await screen.findByRole('list', { name: '이나래 님 아래' }));
  expect(below.getByRole('link', { name: '박다솜' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '김가람 님 아래 접기' }));
  expect(screen.queryByRole('link', { name: '이나래' })).toBeNull();
});

test('moves a member with a reason, which the history shows', async () => {
  const { staff, top, third } = await plant();
  const { user, screen } = await renderPage(remote.routes, { at: `/admin/referrals/members/${third.id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '상위·직책 바꾸기' }));
  const dialog = within(await screen.findByRole('dialog'));
  const parent = dialog.getByRole('textbox', { name: /상위 회원 번호/ });
  await user.clear(parent);
  await user.type(parent, String(third.id));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '본인 신청');
  await user.click(dialog.getByRole('button', { name: '바꾸기' }));
  expect(await dialog.findByText('자기 자신은 상위로 정할 수 없어요.')).toBeTruthy();

  await user.clear(parent);
  await user.type(parent, String(top.id));
  await user.click(dialog.getByRole('button', { name: '바꾸기' }));
  expect(await screen.findByText('박다솜 님의 추천 관계를 바꿨어요')).toBeTruthy();
  expect(await screen.findByText(/이나래 → 김가람/)).toBeTruthy();
  const { data } = await call(getRecommendMember, { token: staff.token, params: { id: third.id } });
  expect(data.relation).toMatchObject({ parent_id: top.id, level: 1 });
});

test('decides a pair that waits, with a reason', async () => {
  const { create, db, clock } = testServer();
  const [staff, recommender, joined] = [
    await create.staff(),
    await create.general({ name: '이추천' }),
    await create.general({ name: '김새봄' }),
  ];
  const points = { referral_points: 3_000, referred_points: 2_000 };
  const pair = { user_id: joined.id, recommender_id: recommender.id, suspicions: ['same_browser' as const] };
  await insertReferral(db, { ...pair, ...points, state: ReferralState.WAITING }, clock.now());
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/referrals/rewards?state=1', as: staff });
  await user.click(await screen.findByText('추천인이 쓴 브라우저에서 가입했어요'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '적립 안 함' }));
  const dialog = within(await screen.findByRole('dialog', { name: '포인트를 주지 않을까요?' }));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '같은 사람');
  await user.click(dialog.getByRole('button', { name: '적립 안 함' }));
  expect(await screen.findByText('적립하지 않기로 했어요')).toBeTruthy();
  const row = await db.selectFrom('referral').select(['state', 'reason']).executeTakeFirstOrThrow();
  expect(row).toEqual({ state: ReferralState.REFUSED, reason: '같은 사람' });
});
