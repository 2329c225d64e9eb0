import { beforeEach, expect, test } from '@jest/globals';
import { getPointInfo } from '@danji/contracts/points/point-history.endpoints';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { postPoints } from '@danji/server/points/ledger/index';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import { makeSheet } from '@danji/testing/make-sheet';
import { givePoints, spendPoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

const HEADS = ['회원 번호', '이름', '포인트', '사유'];

beforeEach(() => testServer().reset());

test('an operator gives a member points, up to 100,000, with a reason', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general({ name: '김가람' })];
  await givePoints(member.id, 300);
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/manual', as: staff });
  await user.type(await screen.findByRole('searchbox', { name: /찾기/ }), '김가람{Enter}');
  await user.click(await screen.findByRole('button', { name: '김가람 님 고르기' }));
  const amount = await screen.findByRole('textbox', { name: /포인트\(P\)/ });
  await user.type(amount, '100001');
  await user.type(screen.getByRole('textbox', { name: /사유/ }), '이벤트 당첨');
  await user.click(screen.getByRole('button', { name: '지급' }));
  expect(await screen.findByText(/100,000P까지예요. 더 많으면/)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '700');
  expect(screen.getByText('남은 포인트 300P → 1,000P')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '지급' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지급' }));
  expect(await screen.findByText('김가람 님에게 +700P를 적용했어요')).toBeTruthy();
  expect((await call(getPointInfo, { token: member.token })).data.my_point).toBe(1_000);
});

test('only an ADMIN takes more than there is, and says so', async () => {
  const { create } = testServer();
  const [admin, member] = [await create.admin(), await create.general({ name: '김가람' })];
  await givePoints(member.id, 300);
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/manual', as: admin });
  await user.type(await screen.findByRole('searchbox', { name: /찾기/ }), '김가람{Enter}');
  await user.click(await screen.findByRole('button', { name: '김가람 님 고르기' }));
  await user.click(await screen.findByRole('radio', { name: '차감 (−)' }));
  await user.type(screen.getByRole('textbox', { name: /포인트\(P\)/ }), '500');
  await user.type(screen.getByRole('textbox', { name: /사유/ }), '잘못 준 포인트');
  await user.click(screen.getByRole('button', { name: '차감' }));
  expect(await screen.findByText('남은 포인트보다 많아요. 300P까지 차감할 수 있어요.')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /0보다 작아져도/ }));
  await user.click(screen.getByRole('button', { name: '차감' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '차감' }));
  expect(await screen.findByText('김가람 님에게 -500P를 적용했어요')).toBeTruthy();
  expect((await call(getPointInfo, { token: member.token })).data.my_point).toBe(-200);
});

test('operators read everybody’s entries, and those of one member', async () => {
  const { create } = testServer();
  const [staff, one, other] = [
    await create.staff(),
    await create.general({ name: '김가람' }),
    await create.general({ name: '이나래' }),
  ];
  await givePoints(one.id, 300);
  await givePoints(other.id, 500);
  const { db, clock } = testServer();
  const causes = {
    'shop_order:7': { order_id: 7, path: '/shop/orders/7' },
    'post:8': { post_id: 8, path: '/community/posts/abc' },
  };
  for (const [cause, data] of Object.entries(causes)) {
    const entry = {
      userId: other.id,
      type: PointHistoryType.OTHER,
      points: 5,
      causeKey: `${cause}:test`,
      now: clock.now(),
    };
    await postPoints(db, { ...entry, description: cause, data });
  }
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/history', as: staff });
  expect(await screen.findByText('+500P')).toBeTruthy();
  // Our staff have a screen of their own about an order, and read the post that everybody reads.
  expect(screen.getByRole('link', { name: 'shop_order:7' }).getAttribute('href')).toBe('/admin/orders/7');
  expect(screen.getByRole('link', { name: 'post:8' }).getAttribute('href')).toBe('/community/posts/abc');
  expect(screen.queryByRole('link', { name: '시험으로 받은 포인트' })).toBeNull();
  await user.click(screen.getByText('김가람'));
  expect(await screen.findByRole('button', { name: /회원 조건 지우기/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('+500P')).toBeNull());
  expect(screen.getByText('+300P')).toBeTruthy();
  const chart = within(await screen.findByRole('region', { name: '최근 12개월' }));
  await user.click(chart.getByRole('button', { name: '표로 보기' }));
  const months = await chart.findAllByRole('row');
  expect([months.length, months.at(-1)?.textContent]).toEqual([13, expect.stringMatching(/300P0P$/)]);
});

test('statistics show what members have, and types by what they moved', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  await givePoints(member.id, 300);
  await spendPoints(member.id, 120);
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/statistics', as: staff });
  const table = within(await screen.findByRole('table', { name: '구분별 발행과 사용' }));
  expect(table.getByRole('row', { name: /기타 300P -120P 180P/ })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '표로 보기' })[0] as HTMLElement);
  const month = toBusinessDate(testServer().clock.now()).slice(0, 7).replace('-', '.');
  expect(await screen.findByRole('row', { name: new RegExp(`${month} 300P 120P`) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '표로 보기' }));
  expect(await screen.findByRole('row', { name: new RegExp(`${month} 180P`) })).toBeTruthy();
});

test('a sheet shows each line first, and posts all or none', async () => {
  const { create } = testServer();
  const [staff, one, other] = [await create.staff(), await create.general({ name: '김가람' }), await create.general()];
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/manual', as: staff });
  const upload = async (...lines: (string | number)[][]) =>
    user.upload(
      await screen.findByLabelText('적은 엑셀 파일을 끌어다 놓거나 골라 주세요'),
      await makeSheet([HEADS, ...lines]),
    );
  await upload([one.id, '', 700, '이벤트'], [other.id, '', -5, '정정']);
  expect(await screen.findByText('2줄 가운데 1줄을 고쳐 주세요')).toBeTruthy();
  expect(screen.getByText('쓸 수 있는 포인트가 0P뿐이에요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /줄 적용/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: '다른 파일 고르기' }));
  await upload([one.id, '김가람', 700, '이벤트']);
  expect(await screen.findByText('0P → 700P')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1줄 적용' }));
  expect(await screen.findByText('1줄을 모두 적용했어요')).toBeTruthy();
  expect((await call(getPointInfo, { token: one.token })).data.my_point).toBe(700);
});
