import { beforeEach, expect, test } from '@jest/globals';
import { getSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { openOffice, writeNotice } from './notices.ts';

beforeEach(() => testServer().reset());

test('a vendor sets which new notices it is told of, and sees how many there were', async () => {
  const vendor = await testServer().create.brand();
  await writeNotice(await openOffice());
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/bids/alerts', as: vendor });
  expect(await screen.findByText('최근 30일 동안 이 조건에 맞는 공고가 1건 있었어요.')).toBeTruthy();
  expect(await screen.findByText('아직 받은 알림이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /새 공고 알림 받기/ }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => {
    const { data } = await call(getSuggestAlertSetting, { token: vendor.token });
    expect(data.is_enabled).toBe(true);
  });
});
