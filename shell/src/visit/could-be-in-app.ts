/** The tokens of `in-app-browser.ts` in one pattern: that file is loaded only when one of them matches. */
const APP_TOKENS =
  /kakao|naver\(|instagram|fb|line\/|daum|band|everytime|trill|musical|bytedance|tiktok|twitter|snapchat|whatsapp|micromessenger|threads|barcelona|zumapp|wadiz|crossapp|; wv\)/i;

/** Whether this may be a browser inside another app, or an address that such an app has made; a cheap check for the first view. */
export const couldBeInApp = (userAgent: string, search: string): boolean =>
  APP_TOKENS.test(userAgent) || search.includes('openExternalBrowser');
