import { beforeEach, expect, test } from '@jest/globals';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const at = '/admin/points/settings';
const SET = { point_signup: 1000, point_referral: 500, point_referred: 300, limit_price_user: 0, limit_price_day: 0 };

test('an ADMIN changes the point set; what another one has saved meanwhile is shown first', async () => {
  const { create } = testServer();
  const [admin, other] = [await create.admin(), await create.admin({ name: '이가온' })];
  await call(savePointSet, { token: other.token, body: SET });
  const { user, screen } = await renderPage(remote.routes, { at, as: admin });
  const field = await screen.findByRole('textbox', { name: /가입 적립\(P\)/ });
  await user.clear(field);
  await user.type(field, '2000');
  await call(savePointSet, { token: other.token, body: { ...SET, limit_price_user: 50_000 } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '다른 사람이 먼저 고쳤어요' }));
  expect(dialog.getByText(/이가온 님이/)).toBeTruthy();
  expect(dialog.getByText('50,000원')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
  expect(await screen.findByText(/1,000P → 2,000P/)).toBeTruthy();
});

test('other operators read the point set and its versions', async () => {
  const { create } = testServer();
  await call(savePointSet, { token: (await create.admin({ name: '이가온' })).token, body: SET });
  const { screen } = await renderPage(remote.routes, { at, as: await create.staff() });
  expect(await screen.findByText(/이가온/)).toBeTruthy();
  expect(screen.getAllByText('1,000P').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
});
