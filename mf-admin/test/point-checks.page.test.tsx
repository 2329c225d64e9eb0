import { beforeEach, expect, test } from '@jest/globals';
import { sumDaysNightly } from '@danji/server/points/ledger/point-days';
import { checkPointsNightly } from '@danji/server/points/reconciliation/feature';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { givePoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a run shows each difference with both numbers, and leads to the member or to the entries of the day', async () => {
  const { create, clock, platform } = testServer();
  const member = await create.general({ name: '김가람' });
  await givePoints(member.id, 300);
  const day = toBusinessDate(clock.now());
  clock.advance(2 * 86_400);
  await platform.jobs.runNow(sumDaysNightly, {});
  await platform.database.query('update user_account set points = 299');
  await platform.database.query('update point_day set issued = 301');
  await platform.jobs.runNow(checkPointsNightly, {});
  const { user, screen } = await renderPage(remote.routes, { at: '/admin/points/checks', as: await create.admin() });
  await user.click(await screen.findByText('차이 2곳'));
  await screen.findByText('회원의 포인트');
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/김가람회원의 포인트-내역의 합 300회원 정보의 값 299/));
  expect(rows).toContainEqual(
    expect.stringContaining(`${formatDate(day)} · 기타하루의 발행-내역의 합 300모아 둔 합 301`),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/admin/users/detail/${member.id}`);
  expect(links).toContain(`/admin/points/history?date_start=${day}&date_end=${day}&history_type=0`);
});

test('an operator of type STAFF does not see the runs', async () => {
  const { screen } = await renderPage(remote.routes, {
    at: '/admin/points/checks',
    as: await testServer().create.staff(),
  });
  expect(await screen.findByText('최고관리자만 볼 수 있는 화면이에요')).toBeTruthy();
});
