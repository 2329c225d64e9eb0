import { beforeEach, expect, jest, test } from '@jest/globals';
import { setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import { updateRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { ReferralState } from '@danji/contracts/points/referral';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { postPoints, promisePoints } from '@danji/server/points/ledger/index';
import { insertReferral } from '@danji/server/points/referrals/referral.repository';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const AT = '/points/referrals';

test('shows the code with its link, who signed up, and what that brought', async () => {
  const { create, db, clock } = testServer();
  const [member, joined, waiting] = [
    await create.general(),
    await create.general({ name: '김새봄' }),
    await create.general({ name: '이여름' }),
  ];
  for (const [{ id }, state] of [
    [joined, ReferralState.PAID],
    [waiting, ReferralState.WAITING],
  ] as const) {
    const points = { referral_points: 3_000, referred_points: 2_000, suspicions: [] };
    await insertReferral(db, { ...points, user_id: id, recommender_id: member.id, state }, clock.now());
  }
  await postPoints(db, {
    userId: member.id,
    type: PointHistoryType.RECOMMEND_PARENT,
    points: 450,
    causeKey: 'test:purchase:reward',
    description: '추천한 회원의 구매',
    now: clock.now(),
  });
  await promisePoints(db, {
    userId: member.id,
    type: PointHistoryType.RECOMMEND_MASTER,
    points: 70,
    causeKey: 'test:purchase:promise',
    description: '추천한 회원의 구매',
    now: clock.now(),
  });
  const { ref_code } = await db
    .selectFrom('user_account')
    .where('id', '=', member.id)
    .select('ref_code')
    .executeTakeFirstOrThrow();
  const { screen } = await renderPage(remote.routes, { at: AT, as: member });
  const card = within(await screen.findByRole('region', { name: '추천 코드' }));
  expect(card.getByText(ref_code)).toBeTruthy();
  expect(card.getByText(new RegExp(`[?]ref=${ref_code}$`))).toBeTruthy();
  expect(card.getAllByText('3,000P')).toHaveLength(2);
  const detailOf = (term: string) => card.getByText(term).nextElementSibling?.textContent;
  expect([detailOf('구매로 받은 포인트'), detailOf('구매확정을 기다리는 포인트')]).toEqual(['450P', '70P']);
  expect(await screen.findByText('김*봄')).toBeTruthy();
  expect(screen.getByText('이*름')).toBeTruthy();
  expect(screen.queryByText('김새봄')).toBeNull();
});

test('the link is shared by the sheet of a phone, copied, and shown as a QR code', async () => {
  const { create, db } = testServer();
  const member = await create.general();
  await db.updateTable('user_account').set({ ref_code: 'DANJI234' }).where('id', '=', member.id).execute();
  const url = `${globalThis.location.origin}/?ref=DANJI234`;
  const [share, writeText] = [
    jest.fn<(shared: ShareData) => Promise<void>>(),
    jest.fn<(text: string) => Promise<void>>(),
  ];
  const { user, screen } = await renderPage(remote.routes, { at: AT, as: member });
  const card = within(await screen.findByRole('region', { name: '추천 코드' }));
  expect(await card.findByText('추천 코드 DANJI234의 초대 링크', { selector: 'svg title' })).toBeTruthy();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('coarse') });
  await user.click(card.getByRole('button', { name: '초대하기' }));
  expect(share).toHaveBeenCalledWith({ title: '단지에 초대해요', text: '추천 코드 DANJI234', url });
  expect(writeText).not.toHaveBeenCalled();
  await user.click(card.getByRole('button', { name: '링크 복사' }));
  expect(writeText).toHaveBeenCalledWith(url);
  globalThis.matchMedia = matchMedia;
});

test('a sign-up that brought nothing shows no points', async () => {
  const { create, db, clock } = testServer();
  const [member, joined] = [await create.general(), await create.general({ name: '김새봄' })];
  const pair = { user_id: joined.id, recommender_id: member.id, referral_points: 3_000, referred_points: 2_000 };
  await insertReferral(db, { ...pair, state: ReferralState.REFUSED, suspicions: ['known_phone'] }, clock.now());
  const { screen } = await renderPage(remote.routes, { at: AT, as: member });
  const line = within(await screen.findByRole('region', { name: '가입한 회원' })).findByRole('listitem');
  expect((await line).textContent).toMatch(/김\*봄.*0P$/);
  expect((await line).textContent).not.toContain('3,000P');
});

test('a member without a recommender names one, once', async () => {
  const { create, db } = testServer();
  const [member, parent] = [await create.general(), await create.general({ name: '정하늘' })];
  await db.updateTable('user_account').set({ ref_code: 'DANJI234' }).where('id', '=', parent.id).execute();
  const { user, screen } = await renderPage(remote.routes, { at: AT, as: member });
  const section = within(await screen.findByRole('region', { name: '나를 추천한 회원' }));
  const code = section.getByRole('textbox', { name: /추천인의 코드/ });
  await user.type(code, 'NOBODY');
  await user.click(section.getByRole('button', { name: '추천인 정하기' }));
  expect(await section.findByText('추천 코드를 찾을 수 없어요. 다시 확인해 주세요.')).toBeTruthy();
  await user.clear(code);
  await user.type(code, 'danji234');
  await user.click(section.getByRole('button', { name: '추천인 정하기' }));
  expect(await section.findByText('정하늘')).toBeTruthy();
  expect(section.queryByRole('textbox')).toBeNull();
});

test('a manager opens everybody below, level by level', async () => {
  const { create } = testServer();
  const staff = await create.staff();
  const manager = await create.general();
  const [below, deeper] = [await create.general({ name: '김가람' }), await create.general({ name: '박다솜' })];
  for (const [member, parent] of [
    [below, manager],
    [deeper, below],
  ] as const)
    await call(setRecommendParent, {
      token: staff.token,
      body: { user_id: member.id, parent_user_id: parent.id, grade: 0, reason: '가입' },
    });
  const terms = {
    recommand_tier: 1,
    bonus_point_rate: 0,
    is_recommander_manager: true,
    reason: '지역 관리자',
  } as const;
  await call(updateRecommendMember, { token: staff.token, params: { id: manager.id }, body: terms });
  const { user, screen } = await renderPage(remote.routes, { at: AT, as: manager });
  await user.click(await screen.findByRole('button', { name: '김*람 님 아래 펼치기' }));
  expect(await screen.findByText('박*솜')).toBeTruthy();
});
