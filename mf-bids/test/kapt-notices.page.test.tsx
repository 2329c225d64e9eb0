import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { addKaptNotice } from './kapt-notice.ts';

const DAY_MS = 86_400_000;
beforeEach(async () => {
  await testServer().reset();
  const now = testServer().clock.now().getTime();
  await addKaptNotice('K1', { title: '소독 업체 선정', is_open: true, closes: new Date(now + 5 * DAY_MS) });
  await addKaptNotice('K2', {
    title: '승강기 유지관리',
    state: 5,
    closes: new Date(now - DAY_MS),
    amount: 4_800_000,
    winner: '가람승강기',
  });
});

test('visitors come from our notices to those of K-apt, see only the open ones, and read one with its link', async () => {
  const { screen, user, address, within } = await renderPage(remote.routes, { at: '/bids' });
  await user.click(await screen.findByRole('tab', { name: 'K-apt 공고' }));
  expect(await screen.findByRole('link', { name: '승강기 유지관리' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '모집 중만' }));
  await screen.findByText(/1건/);
  expect(screen.queryByRole('link', { name: '승강기 유지관리' })).toBeNull();
  expect(address()).toContain('is_open=true');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: '소독 업체 선정' }));
  expect(await screen.findByRole('heading', { level: 1, name: '소독 업체 선정' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'K-apt에서 보기' }).getAttribute('href')).toContain('bidNum=K1');
  expect(screen.queryByRole('region', { name: '입찰 결과' })).toBeNull();
});

test('a notice that was awarded shows its result, and one that does not exist leads back to the list', async () => {
  const { id } = await testServer()
    .db.selectFrom('kapt_notice')
    .where('kapt_number', '=', 'K2')
    .select('id')
    .executeTakeFirstOrThrow();
  const page = await renderPage(remote.routes, { at: `/bids/kapt/${id}` });
  const result = page.within(await page.screen.findByRole('region', { name: '입찰 결과' }));
  expect([result.getByText('가람승강기'), result.getByText('4,800,000원')]).toHaveLength(2);
  const missing = await renderPage(remote.routes, { at: '/bids/kapt/999999' });
  expect(await missing.screen.findByText('공고를 찾을 수 없어요')).toBeTruthy();
  expect(missing.screen.getByRole('link', { name: /K-apt 공고/ }).getAttribute('href')).toBe('/bids/kapt');
});
