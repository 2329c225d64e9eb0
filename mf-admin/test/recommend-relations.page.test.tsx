import { beforeEach, expect, test } from '@jest/globals';
import { getRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
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
