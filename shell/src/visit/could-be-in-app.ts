/** Words of `in-app-browser.ts` in one pattern: the rest is loaded only where one of them occurs. */
const WORDS =
  /kakao|naver\(|instagram|fb|line\/|daum|band|everytime|trill|musical|bytedance|tiktok|twitter|snapchat|whatsapp|micromessenger|threads|barcelona|zumapp|wadiz|crossapp|; wv\)/i;

/** Whether this may be a browser inside another app, or an address such an app has made; costs a first view next to nothing. */
export const couldBeInApp = (userAgent: string, search: string): boolean =>
  WORDS.test(userAgent) || search.includes('openExternalBrowser');
