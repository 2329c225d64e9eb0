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

test('sets tier, additional rate and manager with a reason, and another parent that counts instead', async () => {
  const { staff, top, third } = await plant();
  const { user, screen } = await renderPage(remote.routes, { at: `/admin/referrals/members/${third.id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '조건 바꾸기' }));
  const terms = within(await screen.findByRole('dialog', { name: '박다솜 님의 추천 조건 바꾸기' }));
  await user.click(terms.getByRole('radio', { name: '2등급' }));
  const rate = terms.getByRole('textbox', { name: /추가 적립률/ });
  await user.clear(rate);
  await user.type(rate, '1.5');
  await user.click(terms.getByRole('switch', { name: '추천 관리자' }));
  await user.click(terms.getByRole('button', { name: '바꾸기' }));
  expect(await terms.findByText(/사유를 입력해 주세요/)).toBeTruthy();
  await user.type(terms.getByRole('textbox', { name: /사유/ }), '지역 관리자');
  await user.click(terms.getByRole('button', { name: '바꾸기' }));
  expect(await screen.findByText('박다솜 님의 추천 조건을 바꿨어요')).toBeTruthy();
  expect(await screen.findByText(/없음 → 2등급/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '따로 정하기' }));
  const custom = within(await screen.findByRole('dialog', { name: '박다솜 님의 상위 회원 따로 정하기' }));
  await user.type(custom.getByRole('textbox', { name: /상위 회원 번호/ }), String(top.id));
  await user.type(custom.getByRole('textbox', { name: /사유/ }), '요청');
  await user.click(custom.getByRole('button', { name: '정하기' }));
  expect(await screen.findByText('박다솜 님의 상위 회원을 따로 정했어요')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '그만 쓰기' }));
  const ending = within(await screen.findByRole('dialog', { name: /그만 쓸까요/ }));
  await user.type(ending.getByRole('textbox', { name: /사유/ }), '끝');
  await user.click(ending.getByRole('button', { name: '그만 쓰기' }));
  expect(await screen.findByRole('button', { name: '다시 쓰기' })).toBeTruthy();
  const { data } = await call(getRecommendMember, { token: staff.token, params: { id: third.id } });
  expect(data).toMatchObject({ recommand_tier: 2, bonus_point_rate: 1.5, is_recommander_manager: true, custom: null });
});

test('a branch shows fifty members, and the others when it is asked to', async () => {
  const { staff, top } = await plant();
  const { create, db, clock } = testServer();
  const members = await Promise.all(Array.from({ length: 51 }, () => create.general()));
  const row = { parent_id: top.id, created: clock.now(), updated: clock.now() };
  await db
    .insertInto('recommend_relation')
    .values(members.map(({ id }) => ({ ...row, user_id: id })))
    .execute();
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/referrals', as: staff });
  await user.click(await screen.findByRole('button', { name: '김가람 님 아래 펼치기' }));
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(await screen.findByRole('link', { name: '이나래' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^사람\d+$/ })).toHaveLength(51);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test('only the screen that is open is marked in the menu', async () => {
  const { staff } = await plant();
  const { screen, go } = await renderPage(remote.routes, { at: '/admin/referrals/rewards', as: staff });
  // The menu is beside the content on wide screens only.
  const marked = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  await screen.findByRole('heading', { level: 1, name: '추천 적립' });
  expect(marked()).toEqual(['추천 적립']);
  await go('/admin/referrals');
  await screen.findByRole('heading', { level: 1, name: '추천 관계' });
  expect(marked()).toEqual(['추천 관계']);
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
