import { expect, test, type Browser, type Page } from '@playwright/test';
import { waitUntilIdle, trackActivity } from './page-idle.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-S911N Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.138 Mobile Safari/537.36';
const APPS = {
  instagram: `${IOS} Mobile/15E148 Instagram 300.0.0.13.103 (iPhone14,2; iOS 16_5_1; ko_KR)`,
  kakaoIos: `${IOS} Mobile/15E148 KAKAOTALK 10.3.1`,
  kakaoAndroid: `${ANDROID};KAKAOTALK 2410310`,
  naverAndroid: `${ANDROID} NAVER(inapp; search; 1010; 11.24.6)`,
  line: `${ANDROID} Line/13.11.1/IAB`,
  bot: 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
};

/**
 * Opens a page in the in-app browser of an app; `left` collects the addresses by which the page tried to open another
 * program.
 */
async function openIn(browser: Browser, app: keyof typeof APPS): Promise<{ page: Page; left: string[] }> {
  const context = await browser.newContext({
    userAgent: APPS[app],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  const left: string[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) left.push(url);
  });
  return { page, left };
}

test('in KakaoTalk and in Android apps the page opens itself in the default browser, with the whole address, once per session', async ({
  browser,
  baseURL,
}) => {
  const there = `${baseURL}/login?return_to=%2Fworkspace&ref=AB12CD#top`;
  for (const [app, address] of [
    ['kakaoIos', `kakaotalk://web/openExternal?url=${encodeURIComponent(there)}`],
    ['kakaoAndroid', `kakaotalk://web/openExternal?url=${encodeURIComponent(there)}`],
    [
      'naverAndroid',
      `intent://${there.slice('http://'.length)}#Intent;scheme=http;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(there)};end`,
    ],
  ] as const) {
    const { page, left } = await openIn(browser, app);
    // DevTools reports a page that opens another program as still loading.
    await page.goto(there, { waitUntil: 'commit' });
    await expect.poll(() => left, { message: app }).toEqual([address]);
    // The page works in the in-app browser too, and does not try again.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(left).toHaveLength(1);
    await page.context().close();
  }
});

test('the referral code of an earlier page is added to the address', async ({ browser, baseURL }) => {
  const { page, left } = await openIn(browser, 'kakaoIos');
  await trackActivity(page);
  await page.goto('/oauth/kakao/callback/user?ref=AB12CD');
  await waitUntilIdle(page);
  expect(left).toEqual([]);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect
    .poll(() => left)
    .toEqual([`kakaotalk://web/openExternal?url=${encodeURIComponent(`${baseURL}/login?ref=AB12CD`)}`]);
  await page.context().close();
});

test('LINE gets a query parameter, which the default browser removes again', async ({ browser, page: outside }) => {
  const { page } = await openIn(browser, 'line');
  await page.goto('/login?return_to=%2Fworkspace');
  await expect(page).toHaveURL(/\/login\?return_to=%2Fworkspace&openExternalBrowser=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await outside.goto('/login?return_to=%2Fworkspace&openExternalBrowser=1#top');
  await expect(outside).toHaveURL(/\/login\?return_to=%2Fworkspace#top$/);
  await page.context().close();
});

test('an iPhone app shows the guide: copy the link, or continue in the app', async ({ browser, baseURL }) => {
  const { page, left } = await openIn(browser, 'instagram');
  // The guide must not be hydrated as the page that the server has rendered at the address before.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login?return_to=%2Fworkspace');
  await expect(page.getByRole('heading', { level: 1, name: '브라우저에서 열어 주세요' })).toBeVisible();
  await expect(page.getByText('인스타그램 안에서는', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('클립보드에 복사되었습니다.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/login?return_to=%2Fworkspace`);
  await page.getByRole('link', { name: '그냥 계속하기' }).click();
  await expect(page).toHaveURL(/\/login\?return_to=%2Fworkspace$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  expect([...left, ...errors]).toEqual([]);
  await page.context().close();
});

test('a sign-in callback and a bot stay where they are', async ({ browser }) => {
  const callback = await openIn(browser, 'instagram');
  await callback.page.goto('/oauth/kakao/callback/user?error=access_denied');
  await expect(callback.page.getByText('로그인하지 못했어요')).toBeVisible();
  expect(new URL(callback.page.url()).pathname).toBe('/oauth/kakao/callback/user');
  const bot = await openIn(browser, 'bot');
  await bot.page.goto('/login');
  await expect(bot.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([new URL(bot.page.url()).pathname, bot.left]).toEqual(['/login', []]);
  for (const { page } of [callback, bot]) await page.context().close();
});
