import { describe, expect, test } from '@jest/globals';
import { couldBeInApp } from '../src/visit/could-be-in-app.ts';
import {
  findInAppBrowser,
  canLeave,
  toBrowserExit,
  withoutLineParameter,
  type InAppBrowser,
} from '../src/visit/in-app-browser.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-S911N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.138 Mobile Safari/537.36';
const PLAIN_ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[string, InAppBrowser]>([
  [`${IOS} Mobile/15E148 KAKAOTALK 10.3.1`, { name: 'kakaotalk', system: 'ios' }],
  [`${ANDROID};KAKAOTALK 2410310`, { name: 'kakaotalk', system: 'android' }],
  [
    `${PLAIN_ANDROID} Version/4.0 Chrome/115.0.5790.138 Whale/1.0.0.0 Crosswalk/27.114.0.20 Mobile Safari/537.36 NAVER(inapp; search; 1010; 11.24.6)`,
    { name: 'naver', system: 'android' },
  ],
  [
    `${IOS} Version/16.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 1010; 12.1.2; 14PRO)`,
    { name: 'naver', system: 'ios' },
  ],
  [
    `${IOS} Mobile/15E148 Instagram 300.0.0.13.103 (iPhone14,2; iOS 16_5_1; ko_KR; ko; scale=3.00; 1170x2532)`,
    { name: 'instagram', system: 'ios' },
  ],
  [
    `${IOS} Mobile/20F75 [FBAN/FBIOS;FBAV/420.0.0.37.70;FBBV/486;FBDV/iPhone14,2;FBLC/ko_KR]`,
    { name: 'facebook', system: 'ios' },
  ],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/420.0.0.32.71;]`, { name: 'facebook', system: 'android' }],
  [`${IOS} Mobile/15E148 Safari Line/13.11.1`, { name: 'line', system: 'ios' }],
  [`${ANDROID} Line/13.11.1/IAB`, { name: 'line', system: 'android' }],
  [`${ANDROID};KAKAOSTORY/6.1.1`, { name: 'kakaostory', system: 'android' }],
  [`${IOS} Mobile/15E148 DaumApps/1234 DaumDevice/mobile`, { name: 'daum', system: 'ios' }],
  [`${ANDROID} BAND/13.0.4 (Android OS 13;)`, { name: 'band', system: 'android' }],
  [`${ANDROID} everytimeApp`, { name: 'everytime', system: 'android' }],
  [
    `${IOS} Mobile/15E148 trill_300904 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`,
    { name: 'tiktok', system: 'ios' },
  ],
  [`${IOS} Mobile/15E148 Twitter for iPhone/9.64`, { name: 'x', system: 'ios' }],
  [`${IOS} Mobile/15E148 Snapchat/12.40.0.38 (like Safari/8615, panda)`, { name: 'snapchat', system: 'ios' }],
  [`${IOS} Mobile/15E148 Barcelona 289.0.0.18.109`, { name: 'threads', system: 'ios' }],
  [`${IOS} Mobile/15E148 MicroMessenger/8.0.38`, { name: 'wechat', system: 'ios' }],
  [
    `${PLAIN_ANDROID} SamsungBrowser/4.0 Chrome/44.0 Mobile Safari/537.36 CrossApp/0.1`,
    { name: 'samsung', system: 'android' },
  ],
  [ANDROID, { name: 'other', system: 'android' }],
])('knows the browser inside an app: %s', (userAgent, browser) => {
  expect(findInAppBrowser(userAgent)).toEqual(browser);
  expect(couldBeInApp(userAgent, '')).toBe(true);
});

test.each([
  `${IOS} Version/16.5 Mobile/15E148 Safari/604.1`,
  `${PLAIN_ANDROID} Chrome/115.0.0.0 Mobile Safari/537.36`,
  `${PLAIN_ANDROID} SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Whale/3.21.192.18 Safari/537.36',
  `${PLAIN_ANDROID.replace('SM-S911N', 'CUBOT P60')} Chrome/115.0.0.0 Mobile Safari/537.36`,
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; Daumoa/4.0)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
])('leaves browsers proper and bots alone: %s', (userAgent) => {
  expect(findInAppBrowser(userAgent)).toBeUndefined();
});

test('a CUBOT phone in KakaoTalk is a phone', () => {
  expect(findInAppBrowser(`${ANDROID.replace('SM-S911N', 'CUBOT P60')};KAKAOTALK 2410310`)).toEqual({
    name: 'kakaotalk',
    system: 'android',
  });
});

describe('the exit preserves path, query and hash', () => {
  const url = 'https://danji.test/workspace/12?tab=%EA%B3%84%EC%95%BD&ref=AB12#facts';

  test('KakaoTalk opens the other browser itself and its own is closed afterwards', () => {
    const address = `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
    expect(toBrowserExit({ name: 'kakaotalk', system: 'ios' }, url)).toEqual({
      kind: 'open',
      address,
      close: 'kakaoweb://closeBrowser',
    });
    expect(toBrowserExit({ name: 'kakaotalk', system: 'android' }, url)).toEqual({
      kind: 'open',
      address,
      close: 'kakaotalk://inappbrowser/close',
    });
  });

  test('LINE reads a parameter', () => {
    expect(toBrowserExit({ name: 'line', system: 'android' }, url)).toEqual({
      kind: 'open',
      address: 'https://danji.test/workspace/12?tab=%EA%B3%84%EC%95%BD&ref=AB12&openExternalBrowser=1#facts',
    });
    expect(withoutLineParameter('https://danji.test/bids?page=2&openExternalBrowser=1#a')).toBe('/bids?page=2#a');
    expect(withoutLineParameter(url)).toBeUndefined();
  });

  test('another app on Android gets an intent for Chrome, with the page itself as the fallback', () => {
    expect(toBrowserExit({ name: 'naver', system: 'android' }, url)).toEqual({
      kind: 'open',
      address: `intent://danji.test/workspace/12?tab=%EA%B3%84%EC%95%BD&ref=AB12#facts#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(url)};end`,
    });
  });

  test('another app on an iPhone gets the guide', () => {
    expect(toBrowserExit({ name: 'instagram', system: 'ios' }, url)).toEqual({ kind: 'guide' });
  });
});

const may = (path: string) => canLeave(new URL(path, 'https://danji.test'));

test('never leaves the callback of a sign-in, the guide, or a page that LINE has opened already', () => {
  expect(
    [
      '/oauth/kakao/callback/user?code=1',
      '/oauth/naver/callback/brand',
      '/open-in-browser?to=%2F',
      '/?openExternalBrowser=1',
    ].map(may),
  ).toEqual([false, false, false, false]);
  expect(['/', '/workspace/1?x=1', '/oauth-help'].map(may)).toEqual([true, true, true]);
});
