import { beforeEach, expect, test } from '@jest/globals';
import { getSuggestAlertSetting } from '@danji/contracts/bids/suggest-alert.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { addKaptNotice } from './kapt-notice.ts';
import { openOffice, writeNotice } from './notices.ts';

beforeEach(() => testServer().reset());

test('a vendor sets which new notices it is told of, and sees how many there were', async () => {
  const vendor = await testServer().create.brand();
  await writeNotice(await openOffice());
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/bids/alerts', as: vendor });
  expect(await screen.findByText('최근 30일 동안 이 조건에 맞는 공고: 단지 공고 1건 · K-apt 0건')).toBeTruthy();
  expect(await screen.findByText('아직 받은 알림이 없어요')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /새 공고 알림 받기/ }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => {
    const { data } = await call(getSuggestAlertSetting, { token: vendor.token });
    expect(data.is_enabled).toBe(true);
  });
});

test('alerts about notices of K-apt have their own tab, and opening one marks it as read', async () => {
  const { create, db, clock } = testServer();
  const vendor = await create.brand();
  await addKaptNotice('K1', {
    title: '소독 업체 선정',
    category: 701,
    sido: '서울',
    is_open: true,
    closes: clock.now(),
  });
  const { id } = await db.selectFrom('kapt_notice').select('id').executeTakeFirstOrThrow();
  await db.insertInto('kapt_alert').values({ notice_id: id, brand_id: vendor.id, created: clock.now() }).execute();
  const home = await renderPage(remote.routes, { at: '/vendor', as: vendor });
  expect(await home.screen.findByRole('link', { name: '소독 업체 선정' })).toBeTruthy();
  const { screen, user, address } = await renderPage(remote.routes, { at: '/bids/alerts', as: vendor });
  await user.click(await screen.findByRole('tab', { name: 'K-apt 공고' }));
  expect(await screen.findByText('받은 알림 1건')).toBeTruthy();
  expect(screen.getByText('새 알림')).toBeTruthy();
  expect(screen.getByText(/^한빛마을3단지아파트 · 소독/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '소독 업체 선정' }));
  expect(await screen.findByRole('heading', { level: 1, name: '소독 업체 선정' })).toBeTruthy();
  expect(address()).toBe(`/bids/kapt/${id}`);
  const unread = await renderPage(remote.routes, { at: '/bids/alerts/kapt?is_read=false', as: vendor });
  expect(await unread.screen.findByText('안 읽은 알림이 없어요')).toBeTruthy();
});
