/** Apps with a browser of their own (FACTS §1.5); `other` is any other WebView. */
export type InAppName =
  | 'kakaotalk'
  | 'kakaostory'
  | 'naver'
  | 'instagram'
  | 'facebook'
  | 'line'
  | 'daum'
  | 'band'
  | 'everytime'
  | 'tiktok'
  | 'x'
  | 'snapchat'
  | 'whatsapp'
  | 'wechat'
  | 'threads'
  | 'zum'
  | 'wadiz'
  | 'samsung'
  | 'other';

type System = 'android' | 'ios' | 'other';
export type InAppBrowser = { name: InAppName; system: System };

/** Link previews and search engines contain the same tokens; a CUBOT phone is not a bot. */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|preview|facebookexternalhit|facebookcatalog|yeti\/|daumoa|lighthouse|^whatsapp/i;

const TOKENS: readonly (readonly [InAppName, RegExp])[] = [
  ['kakaotalk', /kakaotalk/i],
  ['kakaostory', /kakaostory/i],
  ['naver', /naver\(inapp/i],
  ['instagram', /\binstagram\b/i],
  ['threads', /\b(threads|barcelona)\b/i],
  ['facebook', /\b(fban|fbav|fb_iab|fb4a|fbios|fbss)\b/i],
  ['line', /\bline\//i],
  ['daum', /daumapps|daumdevice\/mobile/i],
  ['band', /\bband\b/i],
  ['everytime', /everytimeapp/i],
  ['tiktok', /\btrill|musical_ly|bytedancewebview|tiktok/i],
  ['x', /\btwitter\b/i],
  ['snapchat', /snapchat/i],
  ['whatsapp', /whatsapp/i],
  ['wechat', /micromessenger/i],
  ['zum', /zumapp/i],
  ['wadiz', /wadiz/i],
  ['samsung', /samsungbrowser\/[^1].*crossapp/i],
  ['other', /; wv\)/i],
];

const toSystem = (userAgent: string): System =>
  /android/i.test(userAgent) ? 'android' : /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other';

/** The app whose browser shows this page; `undefined` for a real browser and for bots. */
export function findInAppBrowser(userAgent: string): InAppBrowser | undefined {
  if (BOTS.test(userAgent)) return undefined;
  const name = TOKENS.find(([, token]) => token.test(userAgent))?.[0];
  return name && { name, system: toSystem(userAgent) };
}

/** How a page leaves an in-app browser: by an address that opens a real browser, or by the guide where none does. */
export type BrowserExit =
  | { kind: 'open'; address: string; /** Address that closes the in-app browser. */ close?: string }
  | { kind: 'guide' };

const LINE_PARAMETER = 'openExternalBrowser';

function withLineParameter(url: string): string {
  const address = new URL(url);
  address.searchParams.set(LINE_PARAMETER, '1');
  return address.href;
}

/** Finds how to open `url` in a real browser; its path, query and hash are preserved (FACTS §1.5). */
export function toBrowserExit({ name, system }: InAppBrowser, url: string): BrowserExit {
  if (name === 'kakaotalk')
    return {
      kind: 'open',
      address: `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`,
      close: system === 'android' ? 'kakaotalk://inappbrowser/close' : 'kakaoweb://closeBrowser',
    };
  if (name === 'line') return { kind: 'open', address: withLineParameter(url) };
  if (system !== 'android') return { kind: 'guide' };
  const { protocol } = new URL(url);
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(url)}`,
    'end',
  ];
  return { kind: 'open', address: `intent://${url.slice(protocol.length + 2)}#Intent;${parts.join(';')}` };
}

/** Whether a screen may leave the in-app browser: the callback of a sign-in belongs to this browser, and the guide itself stays. */
export const canLeave = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !/^\/oauth\/[^/]+\/callback(\/|$)/.test(pathname) &&
  pathname !== '/open-in-browser' &&
  !new URLSearchParams(search).has(LINE_PARAMETER);

/** The address without the parameter for LINE; `undefined` when it has none. */
export function withoutLineParameter(url: string): string | undefined {
  const address = new URL(url);
  if (!address.searchParams.has(LINE_PARAMETER)) return undefined;
  address.searchParams.delete(LINE_PARAMETER);
  return address.pathname + address.search + address.hash;
}
